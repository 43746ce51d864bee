import * as z from 'zod/mini'
import { address } from '../address.ts'
import { tracking } from './visitOriginFields.ts'
import { protocol } from '../values/orderProtocolNumber.ts'
import * as values from '../values/valueRules.ts'

/** An address with no offer, stored for a later notice to the visitor. */
export const noCoverageLead = z.strictObject({
  address,
  idPlan: z.optional(values.upTo(32)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
})

/** The visitor's contact, added later. */
export const noCoverageContact = z.strictObject({
  id: values.idLead,
  name: z.optional(values.name),
  email: z.optional(values.email),
  phone: z.optional(values.phone),
})

/** The reply to every call about such an address. It has a protocol if it is stored. */
export const noCoverageDone = z.object({ success: z.literal(true), id: values.idLead, protocol: z.optional(protocol) })
