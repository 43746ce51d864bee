import * as z from 'zod/mini'
import { orderNumber } from './values/orderNumber.ts'
import * as values from './values/valueRules.ts'

/** Private answers are sent only as given. */
const given = z.optional(z.literal(true))
const flag = z.optional(z.boolean())
const price = numberWhere((amount) => amount >= 0)

const contact = {
  zip: z.optional(values.cep),
  email: z.optional(values.email),
  /** Includes the country code. */
  phone: z.optional(z.string().check(z.regex(/^55\d{10,11}$/))),
}

const recovery = z.strictObject({
  step: numberWhere((step) => Number.isInteger(step) && step > 0 && step < 15),
  ...contact,
  streetNr: z.optional(values.number),
  blockNr: z.optional(values.block),
  lotNr: z.optional(values.lot),
  planoAvailable: flag,
  name: z.optional(values.name),
  acceptPhoneContact: flag,
  acceptEmailOffers: flag,
  birthDate: given,
  motherName: given,
  cpf: given,
  cnpj: given,
  complement: z.optional(values.complement),
  noComplement: flag,
  street: z.optional(values.wholeAddress),
  dueDate: z.optional(values.dueDate),
  directDebit: flag,
  bankId: z.optional(values.bank),
  bankAccountAgency: given,
  bankAccountNr: given,
  installationSchedules: z.optional(values.schedule),
  finalConsent: given,
})

/** The data of an abandoned order that the operator's webchat may get. */
export type RecoveryFields = z.output<typeof recovery>

/** The order events for the operator's webchat, by the names that it knows. */
export const orderEvent = z.union([
  event('purchase-funnel', z.strictObject({ step: z.string().check(z.regex(/^[a-z-]{1,40}$/)) })),
  event('addToShoppingCart', z.strictObject({ ref: values.plan, name: values.upTo(128), price, qty: z.literal(1) })),
  event('funil_recuperacao', recovery),
  event('checkout_semcobertura', z.strictObject({ total_price: price, ...contact })),
  event('checkout', z.strictObject({ total_itens: z.literal(1), total_price: price, n_pedido: orderNumber })),
])
export type OrderEvent = z.output<typeof orderEvent>

/** Each occurs once: five stages, a plan, fourteen steps and an end. */
export const newEvents = z.strictObject({ events: z.array(orderEvent).check(z.minLength(1), z.maxLength(32)) })
/** Whether the operator has a webchat that receives order events. */
export const eventsTold = z.object({ told: z.boolean() })

function numberWhere(holds: (given: number) => boolean) {
  return z.number().check(z.refine(holds))
}

function event<N extends string, F extends z.ZodMiniType>(name: N, fields: F) {
  return z.strictObject({ name: z.literal(name), fields })
}
