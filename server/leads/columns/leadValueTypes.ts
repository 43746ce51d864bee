import type { Address, Coverage } from '../../../src/api/contract/address.ts'
import type { Plan } from '../../../src/api/contract/sale/plan.ts'
import type { Step } from '../../../src/api/contract/lead/stepOrder.ts'
import type { DeviceInfo, StepBody } from '../../../src/api/contract/lead/steps.ts'
import type { Tracking } from '../../../src/api/contract/lead/visitOriginFields.ts'
import type { FieldOf } from './columnSource.ts'
import type { Flags } from '../../../src/api/contract/lead/leadFlags.ts'

/** The values of a lead by column, null if unknown. `columns.ts` defines how each is stored and shown. */
export type LeadValues = Own & { [F in Exclude<FieldOf<Step>, Renamed>]: ValueOf<F> }

/** Values that no step has, or has under another name. */
type Own = {
  cep: string
  address: Address
  infra: NonNullable<Coverage['infra']>
  addon: string
  plan_id: string
  plan: Plan
  bonus_plan_id: string
  renewal_plan_id: string
  offer_selected: string
  tracking: Tracking
  flags: Flags
  accept_information: boolean
  document_kind: 'cpf' | 'cnpj'
  document_hash: string
  document: string
  bank_info: ValueOf<'bankInfo'>
  device_info: DeviceInfo
}
type Renamed = 'cpf' | 'cnpj' | 'idPlan' | 'bankInfo' | 'deviceInfo'

/** The value of a step's field. */
type ValueOf<F extends string, Body = StepBody> = Body extends unknown
  ? F extends keyof Body
    ? NonNullable<Body[F]>
    : never
  : never

export type ColumnName = keyof LeadValues
/** Some values to write. Undefined ones stay unchanged. */
export type SomeValues = { [C in ColumnName]?: LeadValues[C] | null | undefined }
export type ToldValues = { [C in ColumnName]: LeadValues[C] | null }
/** The stored values. A missing address is an empty text. */
export type StoredValues = {
  [C in ColumnName]:
    | (LeadValues[C] extends number | boolean ? number : string)
    | (C extends 'cep' | 'address' ? never : null)
}
