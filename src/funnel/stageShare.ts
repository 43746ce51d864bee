import type { Screen } from '../content/screen.ts'
import { flowOf, type Story } from './story.ts'

/** How much of its stage lies before a screen, 0 to 100. */
export function stageShare(story: Story, screen: Screen): number {
  if (screen.kind === 'end') return 100
  const inStage = flowOf(story).filter(({ stage, kind }) => stage === screen.stage && kind !== 'exit')
  return Math.round((100 * Math.max(0, inStage.findIndex(({ id }) => id === screen.id))) / inStage.length)
}
