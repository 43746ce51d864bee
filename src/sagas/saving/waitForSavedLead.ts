import { saved } from '../../funnel/slice.ts'
import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import { select, take, type Saga } from '../effects.ts'

/** Waits until everything is saved, and returns the lead's id. */
export function* waitForSavedLead(): Saga<string> {
  while (true) {
    const lead = yield* select((funnel) => (nextWrite(funnel) ? null : funnel.lead))
    if (lead) return lead.id
    yield* take(saved)
  }
}
