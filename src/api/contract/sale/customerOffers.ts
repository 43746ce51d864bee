import * as z from 'zod/mini'
import { plan } from './plan.ts'
import { protocol } from '../values/orderProtocolNumber.ts'
import { tracking } from '../lead/visitOriginFields.ts'
import * as values from '../values/valueRules.ts'

const id = values.upTo(64)

/** The visit's origin is either next to the tax id or inside `tracking`. */
export const taxIdLookup = z.extend(tracking, { cpf: values.cpf, tracking: z.optional(tracking) })

/** Offers for a customer, with contact data masked. Known and unknown customers get the same structure. */
const userData = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export const renewalOffers = z.object({
  plansOffers: z.array(plan),
  id_renewal_request: z.nullable(id),
  id_renewal_base_user: z.nullable(id),
  protocol: z.optional(protocol),
  userData: z.nullable(userData),
})
export const migrationOffers = z.object({
  plansOffers: z.array(plan),
  idLead: z.nullable(id),
  protocol: z.optional(protocol),
  userData: z.nullable(userData),
})

export const renewalParams = z.strictObject({ id_renewal_request_user: values.idLead })
/** The chosen offer. A second one is present only if the visitor named it too. */
export const renewalChoice = z.strictObject({ id_renewal_base_user: id, offer1: id, offer2: z.optional(id) })
export const renewalFinish = z.strictObject({ id: values.idLead })
export const checkClient = z.object({ client: z.boolean() })
