import * as z from 'zod/mini'
import { dueStepName } from './steps.ts'
import { idLead, phone, upTo } from './values/valueRules.ts'

/** What the visitor answers before a link opens an order: the birth date, or the last four digits of the telephone. */
const challenge = z.enum(['birthDate', 'phone'])
export type LinkQuestion = z.output<typeof challenge>

/** A link is either shown, to be copied, or sent to the e-mail on the lead; then its token is in no reply. */
export const linkWish = z.strictObject({ by: z.enum(['copy', 'mail']) })
/** `email` is where it was sent or can be sent to, masked; without one it can only be copied. */
export const linkMade = z.object({
  success: z.literal(true),
  token: z.nullable(z.string()),
  email: z.nullable(z.string()),
  challenge,
  expiresAt: z.string(),
})

const since = z.array(z.object({ since: z.string() }))
/** A token as it was found in an address; one that was cut short is wrong like any other. */
const token = upTo(128)
export const linkFollowed = z.strictObject({ token })
/** What a link shows of its order, with since when each device holds it. Null if it is wrong, used or expired. */
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

/** The digits of the answer: eight of a birth date, or four of a telephone. The devices before end unless they are kept. */
export const linkAnswer = z.strictObject({
  token,
  answer: z.string().check(z.regex(/^(\d{4}|\d{8})$/)),
  keepOthers: z.optional(z.boolean()),
})
/** The lead that this browser may go on with from now on; null when the link or the answer is wrong. */
export const linkOpened = z.object({
  success: z.literal(true),
  opened: z.nullable(z.object({ idLead })),
})

/** The devices that hold an order besides the one that asks, since when, and the links that were not opened yet. */
export const otherDevices = z.object({ success: z.literal(true), devices: since, links: since })
export type OtherDevices = z.output<typeof otherDevices>
/** If the order has a telephone, the call must name it. */
export const devicesEnd = z.strictObject({ phone: z.optional(phone) })
