import * as z from 'zod/mini'
import { dueStepName } from './steps.ts'
import { idLead, phone, upTo } from '../values/valueRules.ts'

/** The question before a link opens an order: the birth date, or the last four digits of the telephone. */
const challenge = z.enum(['birthDate', 'phone'])
export type LinkQuestion = z.output<typeof challenge>

/** A link is either shown, to copy, or mailed to the lead's address; then no reply contains its token. */
export const linkWish = z.strictObject({ by: z.enum(['copy', 'mail']) })
/** `email` is the masked address that it was or can be sent to; without one it can only be copied. */
export const linkMade = z.object({
  success: z.literal(true),
  token: z.nullable(z.string()),
  email: z.nullable(z.string()),
  challenge,
  expiresAt: z.string(),
})

const since = z.array(z.object({ since: z.string() }))
/** A token from an address. A truncated one is simply wrong. */
const token = upTo(128)
export const linkFollowed = z.strictObject({ token })
/** The order of a link, with the time since when each device has it. Null if the link is wrong, used or expired. */
export const linkRead = z.object({
  success: z.literal(true),
  order: z.nullable(
    z.object({
      challenge,
      plan: z.nullable(z.object({ name: z.string(), price: z.number() })),
      due: z.nullable(dueStepName),
      devices: since,
    }),
  ),
})
export type LinkedOrder = NonNullable<z.output<typeof linkRead>['order']>

/** Eight digits of a birth date, or four of a telephone. Other devices lose the order unless `keepOthers` is set. */
export const linkAnswer = z.strictObject({
  token,
  answer: z.string().check(z.regex(/^(\d{4}|\d{8})$/)),
  keepOthers: z.optional(z.boolean()),
})
/** The lead that this browser may use from now on; null if the link or the answer is wrong. */
export const linkOpened = z.object({
  success: z.literal(true),
  opened: z.nullable(z.object({ idLead })),
})

/** The other devices that have an order, since when, and the links that are not opened yet. */
export const otherDevices = z.object({ success: z.literal(true), devices: since, links: since })
export type OtherDevices = z.output<typeof otherDevices>
/** If the order has a telephone, the call must name it. */
export const devicesEnd = z.strictObject({ phone: z.optional(phone) })
