import * as z from 'zod/mini'
import { slot } from './values/valueRules.ts'

/** The operator's progress with an order. */
export const orderStates = ['booked', 'crew-on-the-way', 'installed', 'not-possible', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** The state of an order, its day if it has one, and when the operator reported it. */
export const orderState = z.object({
  state: z.enum(orderStates),
  date: z.optional(slot.shape.date),
  at: z.string(),
})
