import type { ScreenId } from '../content/flows.ts'
import { progress } from './journey.ts'
import type { Story } from './story.ts'

const all = 18

/** The pieces of the order's mural that are set; the last one only when the order is placed. */
export function muralPieces(story: Story, id: ScreenId, quizAnswers = 0): number {
  const share = progress(story, id, quizAnswers)
  return share >= 100 ? all : Math.min(all - 1, Math.round((all * share) / 100))
}
