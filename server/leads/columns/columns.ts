import * as z from 'zod/mini'
import type { Address } from '../../../src/api/contract/address.ts'
import { maskedDocument } from '../../../src/api/contract/values/cpfAndCnpj.ts'
import type { Lead } from '../../../src/api/contract/lead/lead.ts'
import type { Plan } from '../../../src/api/contract/sale/plan.ts'
import type { Step, DueStep } from '../../../src/api/contract/lead/stepOrder.ts'
import type { DeviceInfo } from '../../../src/api/contract/lead/steps.ts'
import type { Tracking } from '../../../src/api/contract/lead/visitOriginFields.ts'
import type { Flags } from '../../../src/api/contract/lead/leadFlags.ts'
import type { Slot } from '../../../src/api/contract/values/valueRules.ts'
import { keysOf } from '../../keysOf.ts'
import { choiceOf, skuIn } from '../../plans/planKeptByOrder.ts'
import { accountIn } from '../steps/accountIn.ts'
import { setWinBackFlag } from '../steps/setWinBackFlag.ts'
import { addressForVisitor, maskEmail, maskName, maskPhone } from './shownValues.ts'
import type { ColumnName, LeadValues } from './leadValueTypes.ts'
import { answer, type FieldOf, from, type Source } from './columnSource.ts'
import { json, number, oneOf, sealed, type Storage, text, visit, yesOrNo } from './columnStorage.ts'

export type Column<V> = {
  stored: Storage<V>
  /** The step that writes it; null if it comes with the address or the visit. */
  from: Source<V> | null
  /** The fields of the reply that show it to the lead's visitor. */
  shown: { [F in keyof Lead]?: (value: V) => Lead[F] }
  /** The step that it completes. */
  completes: DueStep | null
}

const asIs = <V>(value: V) => value
const never = {}

/** Every column with a value of a lead: its source, its stored form, and the reply's fields. */
const table = {
  cep: { stored: text, from: null, shown: never, completes: 'cep' },
  name: { stored: sealed(text), from: answer('name', 'name'), shown: { name: maskName }, completes: 'name' },
  phone: { stored: sealed(text), from: answer('phone', 'phone'), shown: { phone: maskPhone }, completes: 'phone' },
  phone2: { stored: sealed(text), from: answer('phone', 'phone2'), shown: { phone2: maskPhone }, completes: null },
  email: { stored: sealed(text), from: answer('email', 'email'), shown: { email: maskEmail }, completes: 'email' },
  document_kind: {
    stored: oneOf(['cpf', 'cnpj']),
    from: from('documentNumber', ['cpf', 'cnpj'], (body) => ('cpf' in body ? 'cpf' : 'cnpj')),
    shown: never,
    completes: null,
  },
  /** Replaces the document in the counts of quiz tries. */
  document_hash: {
    stored: text,
    from: from('documentNumber', ['cpf', 'cnpj'], (body, _, { vault }) =>
      vault.hash('document', 'cpf' in body ? body.cpf : body.cnpj),
    ),
    shown: never,
    completes: null,
  },
  document: {
    stored: sealed(text),
    from: from('documentNumber', ['cpf', 'cnpj'], (body) => ('cpf' in body ? body.cpf : body.cnpj)),
    shown: { document: maskedDocument },
    completes: 'documentNumber',
  },
  birth_date: { stored: sealed(text), from: answer('birthDate', 'birth_date'), shown: never, completes: 'birthDate' },
  mothers_name: {
    stored: sealed(text),
    from: answer('motherName', 'mothers_name'),
    shown: never,
    completes: 'motherName',
  },
  address: { stored: sealed(json<Address>()), from: null, shown: { address: addressForVisitor }, completes: null },
  /** The network is known once the house number is. */
  infra: { stored: json(), from: null, shown: never, completes: 'number' },
  addon: { stored: text, from: null, shown: never, completes: null },
  plan_id: {
    stored: text,
    from: answer('plan', 'idPlan'),
    shown: { idPlan: asIs, sku: (id) => skuIn(id) ?? null },
    completes: 'plan',
  },
  /** With its terms at the time. */
  plan: {
    stored: json<Plan>(),
    from: from('plan', ['idPlan'], ({ idPlan }, lead, { catalogue }) => choiceOf(idPlan, catalogue, lead).plan),
    shown: never,
    completes: null,
  },
  bonus_plan_id: { stored: text, from: null, shown: never, completes: null },
  renewal_plan_id: { stored: text, from: null, shown: { idPlanRenewal: asIs }, completes: null },
  offer_selected: { stored: text, from: null, shown: { offerSelected: asIs }, completes: null },
  schedules: {
    stored: json<Slot[]>(z.array(visit)),
    from: answer('scheduleDate', 'schedules'),
    shown: { schedules: asIs },
    completes: 'scheduleDate',
  },
  visit_note: {
    stored: sealed(text),
    from: answer('scheduleDate', 'visit_note'),
    shown: { visit_note: asIs },
    completes: null,
  },
  due_date: { stored: number, from: answer('dueDate', 'due_date'), shown: { due_date: asIs }, completes: 'dueDate' },
  direct_debit: {
    stored: yesOrNo,
    from: answer('bankInfo', 'direct_debit'),
    shown: { direct_debit: asIs },
    completes: 'bankInfo',
  },
  bank_info: {
    stored: sealed(json()),
    from: from('bankInfo', ['bankInfo'], (body, lead) => (body.direct_debit ? accountIn(body, lead) : null)),
    shown: never,
    completes: null,
  },
  device_info: {
    stored: sealed(json<DeviceInfo>()),
    from: from('bankInfo', ['deviceInfo'], ({ deviceInfo }) => deviceInfo ?? null),
    shown: never,
    completes: null,
  },
  accept_promotions: {
    stored: yesOrNo,
    from: answer('email', 'accept_promotions'),
    shown: { accept_promotions: asIs },
    completes: null,
  },
  accept_information: { stored: yesOrNo, from: null, shown: { accept_information: asIs }, completes: null },
  webcare_tuid: { stored: text, from: answer('name', 'webcare_tuid'), shown: never, completes: null },
  flags: {
    stored: json<Flags>(),
    from: from('plan', ['idPlan'], ({ idPlan }, { flags }) => setWinBackFlag(idPlan, flags)),
    shown: never,
    completes: null,
  },
  tracking: { stored: sealed(json<Tracking>()), from: null, shown: never, completes: null },
} satisfies { [C in ColumnName]: Column<LeadValues[C]> }

type Table = typeof table
/** The fields of a step that a column reads. */
type Read<S extends Step> = {
  [C in ColumnName]: Table[C]['from'] extends { step: S; fields: readonly (infer F)[] } ? F : never
}[ColumnName]
type Unread = { [S in Step]: Exclude<FieldOf<S>, Read<S>> }[Step]
type Endless = Exclude<DueStep, Table[ColumnName]['completes']>
/** Compiles only if every field of every step is read by a column and every step is completed by one. */
type Whole = [Unread] extends [never]
  ? [Endless] extends [never]
    ? object
    : { noColumnCompletes: Endless }
  : { noColumnReads: Unread }

export const columns: { [C in ColumnName]: Column<LeadValues[C]> } = table satisfies Whole
export const columnNames = keysOf(table)
export type SealedColumn = {
  [C in ColumnName]: Table[C]['stored'] extends { sealed: true } ? C : never
}[ColumnName]
export const sealedColumns = columnNames.filter(isSealedColumn)

export function isSealedColumn(name: ColumnName): name is SealedColumn {
  return table[name].stored.sealed === true
}
