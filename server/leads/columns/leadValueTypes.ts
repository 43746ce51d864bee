import type { Address, Coverage } from '../../../src/api/contract/address.ts'
import type { Plan } from '../../../src/api/contract/plan.ts'
import type { DeviceInfo, StepBody } from '../../../src/api/contract/steps.ts'
import type { Tracking } from '../../../src/api/contract/visitOriginFields.ts'
import type { Flags } from '../../../src/api/contract/leadFlags.ts'
import type { Slot } from '../../../src/api/contract/values/valueRules.ts'

/** The values of a lead by column; null if there is none. A row of `columns.ts` says how each is stored and shown. */
export type LeadValues = {
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
  name: string
  phone: string
  phone2: string
  email: string
  accept_promotions: boolean
  accept_information: boolean
  due_date: number
  direct_debit: boolean
  schedules: Slot[]
  webcare_tuid: string
  document_kind: 'cpf' | 'cnpj'
  document_hash: string
  document: string
  birth_date: string
  mothers_name: string
  bank_info: NonNullable<StepBody<'bankInfo'>['bankInfo']>
  device_info: DeviceInfo
}
export type ColumnName = keyof LeadValues
/** Some values to write. An undefined one stays as it is. */
export type SomeValues = { [C in ColumnName]?: LeadValues[C] | null | undefined }
/** All of them. */
export type ToldValues = { [C in ColumnName]: LeadValues[C] | null }
/** The values in the database, where a missing address is an empty text. */
export type StoredValues = {
  [C in ColumnName]:
    | (LeadValues[C] extends number | boolean ? number : string)
    | (C extends 'cep' | 'address' ? never : null)
}
