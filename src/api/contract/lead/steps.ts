import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { addressSteps, stepOrder, type Step } from './stepOrder.ts'
import * as values from '../values/valueRules.ts'

/** Omitted parts stay unchanged, unless the bank changes. */
const bankDetails = z.strictObject({
  bank: z.optional(values.bank),
  agency: z.optional(values.agency),
  account_number: z.optional(values.account),
})
/** The device on which a bank account was typed: readable cookies, its description, and the saved preferences. */
const deviceInfo = z.strictObject({
  cookies: z.optional(values.upTo(4096)),
  jsc: z.optional(values.upTo(4096)),
  hdim_payload: z.optional(values.upTo(4096)),
})

/** The body of PATCH lead-v2/{idLead}/{step} for each step. The browser builds it and the server checks it. */
export const steps = {
  name: z.strictObject({ name: values.name, webcare_tuid: z.optional(values.upTo(64)) }),
  phone: z.strictObject({ phone: values.phone, phone2: z.optional(values.phone) }),
  /** Without an e-mail, the known one stays. */
  email: z.strictObject({ email: z.optional(values.email), accept_promotions: values.yesNo }),
  birthDate: z.strictObject({ birth_date: values.birthDate }),
  motherName: z.strictObject({ mothers_name: values.motherName }),
  documentNumber: z.union([z.strictObject({ cpf: values.cpf }), z.strictObject({ cnpj: values.cnpj })]),
  dueDate: z.strictObject({ due_date: values.dueDate }),
  plan: z.strictObject({ idPlan: values.upTo(32) }),
  bankInfo: z.strictObject({
    direct_debit: values.yesNo,
    bankInfo: z.optional(bankDetails),
    deviceInfo: z.optional(deviceInfo),
  }),
  scheduleDate: z.strictObject({ schedules: values.schedule, visit_note: z.optional(values.visitNote) }),
} as const satisfies Record<Step, unknown>

/** The answers of a lead as its visitor reads them back: in full, or masked. */
export const readBack = {
  name: orElse(z.nullable(z.string()), null),
  email: orElse(z.nullable(z.string()), null),
  phone: orElse(z.nullable(z.string()), null),
  document: orElse(z.nullable(z.string()), null),
  phone2: z.optional(z.nullable(z.string())),
  due_date: orElse(z.nullable(z.number()), null),
  direct_debit: orElse(z.nullable(z.boolean()), null),
  accept_promotions: orElse(z.nullable(z.boolean()), null),
  schedules: orElse(z.nullable(z.array(values.slot)), null),
  visit_note: orElse(z.nullable(z.string()), null),
}

export type DeviceInfo = z.output<typeof deviceInfo>
export type StepBody<S extends Step = Step> = z.output<(typeof steps)[S]>

export const stepName = z.enum(stepOrder)
export const dueStepName = z.enum([...stepOrder, ...addressSteps])
