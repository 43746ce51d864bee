import { type CampaignRow, plainSite } from '../../src/api/contract/sale/campaigns.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { findCampaign } from './findCampaign.ts'
import { customerPlan } from './customerPlans.ts'
import type { Offer } from './builtInOffers.ts'
import { offerToPlan } from './offerToPlan.ts'

/** All plans, and those of each campaign. */
export type Catalogue = ReturnType<typeof catalogueOf>

/** The skus that a campaign sells, in order of display. */
export type Sales = (campaign: CampaignRow) => readonly string[]

/** Builds a catalogue. A campaign without sold skus has the plain site's. `plans` lack campaigns' additions. */
export function catalogueOf(offers: readonly Offer[], sales: Sales) {
  const plans = offers.map(offerToPlan)
  const forCustomers = plans.flatMap((plan) => [customerPlan(plan, 'refidel'), customerPlan(plan, 'migration')])
  const byId = new Map([...plans, ...forCustomers].map((plan) => [plan.id, plan]))
  const bySku = new Map(plans.map((plan) => [plan.sku, plan]))
  const offerBySku = new Map(offers.map((offer) => [offer.sku, offer]))

  const offered = (campaign: CampaignRow) => sales(campaign).filter((sku) => bySku.has(sku))
  const plain = offered(plainSite)
  const skusOf = (campaign: CampaignRow) => {
    const own = offered(campaign)
    return own.length > 0 ? own : plain
  }
  const withCode = new Set(skusOf(findCampaign('oferta-colaborador')).filter((sku) => !plain.includes(sku)))

  /** A plan with a campaign's additions, whether or not the campaign shows it. */
  const planIn = (addon: string | null, sku: string) => {
    const plan = bySku.get(sku)
    return plan && withCampaignExtras(plan, addon)
  }
  return {
    offers,
    plans,
    planIn,
    /** Any plan of an order, also those only for customers. */
    planById: (id: string) => byId.get(id),
    planBySku: (sku: string) => bySku.get(sku),
    /** The offer of a sku, with its conditions of sale. */
    offerOf: (sku: string) => offerBySku.get(sku),
    /** Whether any campaign sells a sku to visitors who name it. Collaborators' plans need a code. */
    isHadByName: (sku: string) => !withCode.has(sku),
    /** Whether a campaign has its own plans. */
    hasPlans: (campaign: CampaignRow) => offered(campaign).length > 0,
    /** The plans of a campaign in order of display. An unknown campaign has those of the plain site. */
    plansFor: (addon: string | null): Plan[] => skusOf(findCampaign(addon)).flatMap((sku) => planIn(addon, sku) ?? []),
  }
}

/** A plan with the additions of a campaign. */
export function withCampaignExtras(plan: Plan, addon: string | null): Plan {
  const { extra, sale } = findCampaign(addon)
  const { offLanding = [], points } = sale
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
