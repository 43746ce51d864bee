import * as z from 'zod/mini'
import { orderState } from './orderState.ts'
import { plan } from './sale/plan.ts'
import { orderNumber } from './values/orderNumber.ts'
import { phone, slot } from './values/valueRules.ts'

/** The number of an order, or its protocol, and its visitor's telephone. */
export const orderSought = z.strictObject({ number: orderNumber, phone })
export type OrderSought = z.output<typeof orderSought>

/** A placed order by number and telephone, without personal data; null if either is wrong. An old plan may be null. */
export const orderFound = z.object({
  success: z.literal(true),
  order: z.nullable(
    z.object({
      orderNumber: z.string(),
      placedOn: slot.shape.date,
      plan: z.nullable(plan),
      directDebit: z.nullable(z.boolean()),
      dueDate: z.nullable(z.number()),
      withdrawn: z.optional(z.literal(true)),
      orderState: z.optional(orderState),
      visit: z.optional(slot),
      visitByPhone: z.optional(z.literal(true)),
    }),
  ),
})
export type PlacedOrder = NonNullable<z.output<typeof orderFound>['order']>
