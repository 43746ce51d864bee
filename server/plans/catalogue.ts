import { whatsappLink } from '../../src/api/contract/contact.ts'
import { plainSite, type CampaignRow } from '../../src/api/contract/campaigns.ts'
import type { Plan } from '../../src/api/contract/plan.ts'
import { uploadOf } from '../../src/api/contract/speeds.ts'
import { benefitsOf } from './benefits.ts'
import { campaignBy } from './campaigns.ts'
import { customerPlan } from './customerPlans.ts'
import { describe } from './description.ts'
import { labelOf } from './label.ts'
import { offers, type Offer, type Sku } from './offers.ts'

/** The monthly extra without direct debit. */
const withoutDebit = 10

/** Every plan, without a campaign's additions. */
export const catalogue: Plan[] = offers.map(planOf)

const customerPlans = catalogue.flatMap((plan) => [customerPlan(plan, 'refidel'), customerPlan(plan, 'migration')])
const byId = new Map([...catalogue, ...customerPlans].map((plan) => [plan.id, plan]))
const bySku = new Map(catalogue.map((plan) => [plan.sku, plan]))
const offerBySku = new Map<string, Offer>(offers.map((offer) => [offer.sku, offer]))

/** Any plan of an order, also those only for customers. */
export function planById(id: string): Plan | undefined {
  return byId.get(id)
}

export function planBySku(sku: string): Plan | undefined {
  return bySku.get(sku)
}

/** The offer of a sku, with its conditions of sale. */
export function offerOf(sku: string): Offer | undefined {
  return offerBySku.get(sku)
}

const forCollaborators = new Set<string>(
  campaignBy('oferta-colaborador').sale.skus.filter((sku) => !plainSite.sale.skus.some((plain) => plain === sku)),
)

/** Whether a sku may be bought by name in any campaign. Collaborators' plans may not, because they need a code. */
export function isHadByName(sku: string): boolean {
  return !forCollaborators.has(sku)
}

/** The plans of a campaign in order of display. An unknown campaign sells what the plain site sells. */
export function plansFor(addon: string | null): Plan[] {
  return skusOf(campaignBy(addon)).flatMap((sku) => planIn(addon, sku) ?? [])
}

/** A plan with a campaign's additions, whether or not the campaign shows it. */
export function planIn(addon: string | null, sku: string): Plan | undefined {
  const plan = bySku.get(sku)
  return plan && dressed(plan, campaignBy(addon))
}

/** A campaign may only sell skus of the catalogue. */
const skusOf = ({ sale }: CampaignRow): readonly Sku[] => sale.skus

function dressed(plan: Plan, { extra, sale: { offLanding = [], points } }: CampaignRow): Plan {
  return {
    ...plan,
    showOnLanding: plan.showOnLanding && !offLanding.some((sku) => sku === plan.sku),
    addonBonus: extra === undefined ? [] : [{ addon_description: extra }],
    livelo_dacc_points: points ? pointsFor(plan) : null,
  }
}

/** A hundred points for each real of the monthly price, rounded to thousands. */
function pointsFor(plan: Plan): number {
  return Math.round(plan.price_with_dacc / 10) * 1000
}

function planOf(offer: Offer): Plan {
  return {
    id: `plan-${offer.sku}`,
    sku: offer.sku,
    plan: offer.name,
    description: describe(offer),
    discount: cents(offer.full - offer.price),
    price_full: offer.full,
    price: cents(offer.price + withoutDebit),
    price_with_dacc: offer.price,
    plan_download: offer.mega,
    plan_upload: uploadOf(offer.mega),
    plan_type: null,
    installationSchedule: !offer.unscheduled,
    showOnLanding: offer.onLanding ?? false,
    subscriptions: [...offer.subscriptions],
    benefits: benefitsOf(offer),
    addonBonus: [],
    livelo_dacc_points: null,
    whatsApps: [{ origin_domain: '*', complete_link: whatsApp(offer) }],
    offer: labelOf(offer),
    sample: !offer.given,
  }
}

function whatsApp(offer: Offer): string {
  return whatsappLink(`Olá! Quero contratar o plano ${offer.name} da TIM Ultrafibra (${offer.sku}).`)
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
