import * as z from 'zod/mini'
import { address } from './address.ts'
import { tracking } from './visitOriginFields.ts'
import { protocol } from './values/orderProtocolNumber.ts'
import * as values from './values/valueRules.ts'

/** An address with no offer, stored so that the visitor can hear when there is one. */
export const noCoverageLead = z.strictObject({
  address,
  idPlan: z.optional(values.upTo(32)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
})

/** The visitor's contact, which is added later. */
export const noCoverageContact = z.strictObject({
  id: values.idLead,
  name: z.optional(values.name),
  email: z.optional(values.email),
  phone: z.optional(values.phone),
})

/** The reply of every call about such an address; its protocol is told when it is kept. */
export const noCoverageDone = z.object({ success: z.literal(true), id: values.idLead, protocol: z.optional(protocol) })
