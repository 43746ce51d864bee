import * as z from 'zod/mini'
import * as values from '../values/valueRules.ts'

/** The campaign parameters of a link. */
export const campaignParam = values.upTo(256)
const short = z.optional(campaignParam)

/** The origin of a visit, saved with the lead. */
export const tracking = z.strictObject({
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_content: short,
  utm_term: short,
  gclid: short,
  matchchannel: short,
  campaignid: short,
  /** The visitor's id from a WhatsApp bot. */
  ref: short,
  origin: short,
  userAgent: z.optional(values.upTo(512)),
  client_id: short,
  session_id: short,
  lp_origin: short,
  ab_version: z.optional(z.enum(['A', 'B'])),
})
export type Tracking = z.output<typeof tracking>
