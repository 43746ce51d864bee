import * as z from 'zod/mini'

/** The days between the notice of a new price and the price. */
export const priceNoticeDays = 30

/** The standard label that regulation requires of every offer. The order stores exactly the one that was shown. */
const offerLabel = z.object({
  code: z.string(),
  provider: z.string(),
  download: z.string(),
  upload: z.string(),
  dataAllowance: z.string(),
  price: z.number(),
  priceAfter: z.number(),
  months: z.number(),
  installation: z.string(),
  adjustment: z.string(),
  loyaltyMonths: z.number(),
  finePerMonth: z.number(),
  exclusions: z.string(),
})

/** An offer of the catalogue. Prices are in reais. */
export const plan = z.object({
  id: z.string(),
  sku: z.string(),
  plan: z.string(),
  description: z.string(),
  discount: z.number(),
  price_full: z.number(),
  price: z.number(),
  price_with_dacc: z.number(),
  plan_download: z.number(),
  plan_upload: z.number(),
  plan_type: z.nullable(z.enum(['refidel', 'migration'])),
  installationSchedule: z.boolean(),
  showOnLanding: z.boolean(),
  subscriptions: z.array(z.string()),
  benefits: z.array(z.object({ slug: z.string(), benefit: z.string() })),
  addonBonus: z.array(z.object({ addon_description: z.string() })),
  livelo_dacc_points: z.nullable(z.number()),
  whatsApps: z.array(z.object({ origin_domain: z.string(), complete_link: z.string() })),
  offer: offerLabel,
  sample: z.boolean(),
})
export type Plan = z.output<typeof plan>

export const planList = z.object({ plans: z.array(plan) })

export const regulations = z.object({
  regulations: z.array(z.object({ sku: z.string(), title: z.string(), text: z.string() })),
  sumarries: z.array(z.object({ sku: z.string(), title: z.string(), text: z.string() })),
})

export const regulationsQuery = z.strictObject({ collaborator: z.optional(z.enum(['true', 'false'])) })

/** The file with a campaign's plans, by its prefix. */
export const planFileOf = (prefix: string) => `${prefix.replaceAll('/', '-') || 'plans'}.json`
