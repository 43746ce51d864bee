import * as z from 'zod/mini'
import { slot } from './values/valueRules.ts'

/** How far the operator is with an order. */
export const orderStates = ['booked', 'crew-on-the-way', 'installed', 'not-possible', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** The state of an order, the day that it names, and when the operator told it. */
export const orderState = z.object({
  state: z.enum(orderStates),
  date: z.optional(slot.shape.date),
  at: z.string(),
})
