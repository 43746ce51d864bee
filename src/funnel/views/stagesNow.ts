import { stageNames, stages, type Screen, type Stage } from '../../content/flows/screen.ts'
import { flowOf, type Knowledge } from '../answersAndFacts.ts'

/** A stage of the order; `share` is its answered percentage. */
export type StageNow = { id: Stage; label: string; state: 'done' | 'current' | 'ahead'; share: number }

/** The stages of a flow at a screen, without empty ones. A stage is done when none of its screens lies ahead. */
export function stagesNow(knowledge: Knowledge, screen: Screen): StageNow[] {
  const flow = flowOf(knowledge).screens
  const at = flow.findIndex(({ id }) => id === screen.id)
  return stageNames.flatMap((id) => {
    const last = flow.findLastIndex((each) => each.kind !== 'exit' && each.stage === id)
    if (last < 0) return []
    const state = id === screen.stage ? 'current' : last < at ? 'done' : 'ahead'
    return {
      id,
      label: stages[id],
      state,
      share: state === 'done' || (state === 'current' && screen.kind === 'end') ? 100 : shareBefore(flow, at, id),
    }
  })
}

/** The share of a stage that lies before a screen. */
function shareBefore(flow: readonly Screen[], at: number, id: Stage): number {
  const own = flow.filter(({ stage, kind }) => stage === id && kind !== 'exit')
  const before = own.filter((each) => flow.indexOf(each) < at)
  return own.length === 0 ? 0 : Math.round((100 * before.length) / own.length)
}
