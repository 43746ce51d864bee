import type { ScreenId } from '../content/screen.ts'
import { progress } from './journey.ts'
import type { Story } from './story.ts'

export const wholeMural = 18

/** The pieces of the order's mural that are set; the last one only when the order is placed. */
export function muralPieces(story: Story & { quiz?: object }, id: ScreenId): number {
  const share = progress(story, id)
  return share >= 100 ? wholeMural : Math.min(wholeMural - 1, Math.round((wholeMural * share) / 100))
}
