import * as z from 'zod/mini'

/** The marks that a campaign or plan sets on the lead. */
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
