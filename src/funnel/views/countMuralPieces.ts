import { progress } from '../journey/journey.ts'
import type { Knowledge } from '../answersAndFacts.ts'

export const wholeMural = 18

/** The pieces of the order's mural that are set. The last one is set when the order is placed. */
export function countMuralPieces(knowledge: Knowledge & { quiz?: object }, id: string): number {
  const share = progress(knowledge, id)
  return share >= 100 ? wholeMural : Math.min(wholeMural - 1, Math.round((wholeMural * share) / 100))
}
