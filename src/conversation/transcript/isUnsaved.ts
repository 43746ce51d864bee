import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { stateOf, writesOf } from '../../funnel/saving/writes.ts'

/** Whether an answer waits to be sent. */
export function isUnsaved(funnel: Pick<Funnel, 'kept' | 'facts' | 'saved'>, key: Key): boolean {
  return !writesOf(key).some((name) => funnel.saved[name] === stateOf(funnel, name))
}
