import { stageNames, stages, type Screen, type Stage } from '../content/screen.ts'
import { flowOf, type Story } from './story.ts'

/** A stage of the order; `share` is how much of it is answered, 0 to 100. */
export type StageNow = { id: Stage; label: string; state: 'done' | 'current' | 'ahead'; share: number }

/** The stages of a visitor's flow while a screen is open. One is done when nothing of it lies ahead, and one that the flow has nothing of is left out. */
export function stagesNow(story: Story, screen: Screen): StageNow[] {
  const flow = flowOf(story)
  const at = flow.findIndex(({ id }) => id === screen.id)
  return stageNames.flatMap((id) => {
    const last = flow.findLastIndex(({ stage, settles, kind }) => kind !== 'exit' && (stage === id || settles === id))
    if (last < 0) return []
    if (id === screen.stage) return { id, label: stages[id], state: 'current', share: shareBefore(flow, screen) }
    return last < at ? { id, label: stages[id], state: 'done', share: 100 } : { id, label: stages[id], state: 'ahead', share: 0 }
  })
}

/** How much of its stage lies before a screen. */
function shareBefore(flow: readonly Screen[], { id, stage, kind }: Screen): number {
  if (kind === 'end') return 100
  const inStage = flow.filter((each) => each.stage === stage && each.kind !== 'exit')
  return Math.round((100 * Math.max(0, inStage.findIndex((each) => each.id === id))) / inStage.length)
}
