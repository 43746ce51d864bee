import type { Key } from '../../content/questions/answers.ts'
import { privateTexts } from '../../content/texts/privateTexts.ts'
import { lostNow, onlyInThisTab } from '../saving/onlyHere.ts'
import type { Funnel } from '../state.ts'

/** Why something that was said is asked again, where one of these questions is; empty where nothing is. */
export function lostWords(funnel: Funnel, asked: readonly Key[]): string {
  const lost = lostNow(funnel)
  return lost.some((key) => asked.includes(key)) ? privateTexts.whyLost(lost) : ''
}

/** What to do so that it is not lost; empty where nothing can be. */
export function stayWords(funnel: Funnel): string {
  const keys = onlyInThisTab(funnel)
  return keys.length > 0 ? privateTexts.stay(keys) : ''
}
