import * as z from 'zod/mini'
import { address } from './address.ts'
import { idLead } from './values.ts'
import { tracking } from './tracking.ts'
import * as values from './values.ts'

/** An address with no offer, kept so that its visitor can be told when there is one. */
export const noCoverageLead = z.strictObject({
  address,
  idPlan: z.optional(values.upTo(32)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
})

/** How to reach the visitor, added later. */
export const noCoverageContact = z.strictObject({
  id: idLead,
  name: z.optional(values.name),
  email: z.optional(values.email),
  phone: z.optional(values.phone),
})

/** What each call about it answers. */
export const noCoverageDone = z.object({ success: z.literal(true), id: idLead })
