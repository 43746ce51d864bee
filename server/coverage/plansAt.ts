import type { Plan } from '../../src/api/contract/sale/plan.ts'
import type { Technology } from '../db/operatorTables.ts'
import { type Catalogue, withCampaignExtras } from '../plans/catalogue.ts'

/** The speeds that each technology offers, in Mega. */
const speeds: Record<Technology, { from: number; to: number }> = {
  EPON: { from: 300, to: 500 },
  GPON: { from: 500, to: 1000 },
  'XGS-PON': { from: 500, to: 2000 },
}

/** The part of a visit that selects plans. */
export type CatalogueQuery = {
  addon?: string | undefined
  sku?: string | undefined
  collaborator?: 'true' | 'false' | undefined
  regionOffer?: 'true' | 'false' | undefined
  premium?: 'true' | 'false' | undefined
  rs?: 'true' | 'false' | undefined
}
export type Spot = { technology: Technology; state: string }

/** The campaign's plans at a place, and the wanted one if sold. An order's stored plan replaces it or comes first. */
export function plansAt(spot: Spot, ask: CatalogueQuery, catalogue: Catalogue, kept: Plan | null = null): Plan[] {
  const sold = soldAt(spot, ask, catalogue)
  const own = kept && withCampaignExtras(kept, campaignOf(ask))
  if (!own) return sold
  const isSold = catalogue.offerOf(own.sku) !== undefined
  if (isSold || !isReached(own, spot)) return sold.map((plan) => (plan.sku === own.sku ? own : plan))
  return [own, ...sold]
}

function soldAt(spot: Spot, ask: CatalogueQuery, catalogue: Catalogue): Plan[] {
  const { plansFor, planIn, isHadByName } = catalogue
  const addon = campaignOf(ask)
  const shown = [...plansFor(addon), ...regional(addon, spot, ask, catalogue)].filter((plan) =>
    isShown(plan, spot, ask, catalogue),
  )
  const asked = ask.sku === undefined || !isHadByName(ask.sku) ? undefined : planIn(addon, ask.sku)
  if (!asked || shown.some((plan) => plan.sku === asked.sku) || !isAllowed(asked, spot, catalogue)) return shown
  return [asked, ...shown]
}

function campaignOf(ask: CatalogueQuery): string | null {
  if (ask.collaborator === 'true') return 'oferta-colaborador'
  if (ask.premium === 'true') return 'premium'
  if (ask.rs === 'true') return 'rs'
  return ask.addon ?? null
}

/** Adds the offers of the state, if the campaign has them. */
function regional(
  addon: string | null,
  spot: Spot,
  ask: CatalogueQuery,
  { offers, plansFor, planIn }: Catalogue,
): Plan[] {
  if (ask.regionOffer !== 'true') return []
  const shown = new Set(plansFor(addon).map(({ sku }) => sku))
  const local = offers.filter(({ state, sku }) => state === spot.state && !shown.has(sku))
  return local.flatMap(({ sku }) => planIn(addon, sku) ?? [])
}

/** Hides plans below the technology's speeds or sold only on request, except for the wanted one. */
function isShown(plan: Plan, spot: Spot, ask: CatalogueQuery, catalogue: Catalogue): boolean {
  if (!isAllowed(plan, spot, catalogue)) return false
  const isOnRequest = catalogue.offerOf(plan.sku)?.onRequest ?? false
  return plan.sku === ask.sku || (plan.plan_download >= speeds[spot.technology].from && !isOnRequest)
}

function isAllowed(plan: Plan, spot: Spot, { offerOf }: Catalogue): boolean {
  const state = offerOf(plan.sku)?.state
  return isReached(plan, spot) && (state === undefined || state === spot.state)
}

const isReached = ({ plan_download }: Plan, { technology }: Spot) => plan_download <= speeds[technology].to
