import type { Key } from '../content/answers.ts'
import type { Funnel } from '../funnel/slice.ts'
import { stateOf, writesOf } from '../funnel/writes.ts'

/** Whether an answer waits to be sent. */
export function isHeld(funnel: Pick<Funnel, 'kept' | 'facts' | 'saved'>, key: Key): boolean {
  return !writesOf(key).some((name) => funnel.saved[name] === stateOf(funnel, name))
}
