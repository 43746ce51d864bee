import type { Plan } from '../../src/api/contract/plan.ts'
import type { Technology } from '../db/operatorTables.ts'
import { isHadByName, offerOf, planIn, plansFor } from '../plans/catalogue.ts'
import { offers } from '../plans/offers.ts'

/** The speeds that a technology is sold with, in Mega. */
const speeds: Record<Technology, { from: number; to: number }> = {
  EPON: { from: 300, to: 500 },
  GPON: { from: 500, to: 1000 },
  'XGS-PON': { from: 500, to: 2000 },
}

/** A visit's query of the catalogue. */
export type Ask = {
  addon?: string | undefined
  sku?: string | undefined
  collaborator?: 'true' | 'false' | undefined
  regionOffer?: 'true' | 'false' | undefined
  premium?: 'true' | 'false' | undefined
  rs?: 'true' | 'false' | undefined
}
export type Spot = { technology: Technology; state: string }

/** The plans of the visit's campaign at a place, and the plan that the visitor came for if it is sold there. */
export function plansAt(spot: Spot, ask: Ask): Plan[] {
  const addon = campaignOf(ask)
  const shown = [...plansFor(addon), ...regional(addon, spot, ask)].filter((plan) => isShown(plan, spot, ask))
  const asked = ask.sku === undefined || !isHadByName(ask.sku) ? undefined : planIn(addon, ask.sku)
  if (!asked || shown.some((plan) => plan.sku === asked.sku) || !isAllowed(asked, spot)) return shown
  return [asked, ...shown]
}

function campaignOf(ask: Ask): string | null {
  if (ask.collaborator === 'true') return 'oferta-colaborador'
  if (ask.premium === 'true') return 'premium'
  if (ask.rs === 'true') return 'rs'
  return ask.addon ?? null
}

/** Adds the offers of the state, if the campaign sells them. */
function regional(addon: string | null, spot: Spot, ask: Ask): Plan[] {
  if (ask.regionOffer !== 'true') return []
  const shown = new Set(plansFor(addon).map(({ sku }) => sku))
  const local = offers.filter((offer) => 'state' in offer && offer.state === spot.state && !shown.has(offer.sku))
  return local.flatMap(({ sku }) => planIn(addon, sku) ?? [])
}

/** Plans that are slower than the technology's or sold only on request are hidden. */
function isShown(plan: Plan, spot: Spot, ask: Ask): boolean {
  if (!isAllowed(plan, spot)) return false
  return plan.sku === ask.sku || (plan.plan_download >= speeds[spot.technology].from && !offerOf(plan.sku)?.onRequest)
}

function isAllowed(plan: Plan, spot: Spot): boolean {
  const state = offerOf(plan.sku)?.state
  return plan.plan_download <= speeds[spot.technology].to && (state === undefined || state === spot.state)
}
