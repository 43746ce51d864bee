import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import type { Funnel } from '../../funnel/state.ts'
import { select, takeAny, type Saga } from '../effects.ts'

/** Waits until everything is saved and `isReady`, and returns the lead's id. */
export function* waitForSavedLead(isReady: (funnel: Funnel) => boolean = () => true): Saga<string> {
  while (true) {
    const lead = yield* select((funnel) => (nextWrite(funnel) || !isReady(funnel) ? null : funnel.lead))
    if (lead) return lead.id
    yield* takeAny()
  }
}
