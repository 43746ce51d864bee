import { plansMeant, type Choice } from '../plans/plansMeant.ts'
import type { Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

/** The one plan that words mean, or the reason why there is none. */
export function readPlan(said: Said, choice: Choice): Found<'plan'> {
  const meant = plansMeant(said.plain, choice)
  if (meant === null || 'several' in meant) return null
  if ('plan' in meant) return { value: meant.plan.sku }
  const isOfSku = meant.none.some(({ condition }) => condition.kind === 'sku')
  return { reason: isOfSku ? 'plan.unknown' : 'plan.notHere' }
}

/** The one plan that meets all conditions in a line, whatever else it says. */
export function planAmongWords(plain: string, choice: Choice): string | null {
  const meant = plansMeant(plain, choice, true)
  return meant && 'plan' in meant ? meant.plan.sku : null
}
