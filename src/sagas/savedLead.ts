import { saved, sending } from '../funnel/slice.ts'
import { nextWrite } from '../funnel/writes.ts'
import { select, take, type Saga } from './effects.ts'

/** Waits until what is left to save is saved and nothing is on its way; gives the lead's id. */
export function* savedLead(): Saga<string> {
  while (true) {
    const { lead, isDue, underWay } = yield* select((funnel) => ({ ...funnel, isDue: nextWrite(funnel) !== null }))
    if (lead && !isDue && !underWay) return lead.id
    yield* take(lead && !isDue ? sending : saved)
  }
}
