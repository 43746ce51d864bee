import * as z from 'zod/mini'
import * as values from './values/values.ts'

/** The campaign parameters of a link. */
export const campaignParam = values.upTo(256)
const short = z.optional(campaignParam)

/** The origin of a visit, which is saved with the lead. */
export const tracking = z.strictObject({
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_content: short,
  utm_term: short,
  gclid: short,
  matchchannel: short,
  campaignid: short,
  /** What a bot on Whatsapp knows the visitor by. */
  ref: short,
  origin: short,
  userAgent: z.optional(values.upTo(512)),
  client_id: short,
  session_id: short,
  lp_origin: short,
  ab_version: z.optional(z.enum(['A', 'B'])),
})
export type Tracking = z.output<typeof tracking>

/** The marks that a campaign or a plan puts on the lead. */
export const flags = z.strictObject({
  from_livelo: z.optional(z.boolean()),
  collaborator_special_offer: z.optional(z.boolean()),
  regionOffer: z.optional(z.boolean()),
  premium: z.optional(z.boolean()),
  premium_special_offer: z.optional(z.boolean()),
  riskValidationRequired: z.optional(z.boolean()),
  winBack: z.optional(z.boolean()),
})
export type Flags = z.output<typeof flags>
