import type { Flags } from '../../../src/api/contract/lead/leadFlags.ts'
import { skuIn } from '../../plans/planKeptByOrder.ts'

/** The plan that wins a customer back. */
const winBackSku = 'd600wb'

/** Sets or removes the flag for winning a customer back, by plan. */
export function setWinBackFlag(idPlan: string | undefined, flags: Flags | null): Flags | null {
  const winBack = idPlan !== undefined && skuIn(idPlan) === winBackSku
  const { winBack: _, ...others } = flags ?? {}
  if (winBack) return { ...others, winBack }
  return flags && others
}
