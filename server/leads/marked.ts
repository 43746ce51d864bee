import { planById } from '../plans/catalogue.ts'
import { flagsIn } from './forCollaborators.ts'

/** The plan that wins a customer back. */
const winBackSku = 'd600wb'

/** What is marked on a lead once it has a plan: whether it wins a customer back is for the plan to say, not for the visit. */
export function markedFor(idPlan: string | undefined, flags: string | null): string | null {
  const winBack = idPlan !== undefined && planById(idPlan)?.sku === winBackSku
  const { winBack: _, ...others } = flagsIn(flags) ?? {}
  if (!winBack) return flags === null ? null : JSON.stringify(others)
  return JSON.stringify({ ...others, winBack })
}
