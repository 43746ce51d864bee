import { isStep } from '../../api/contract/lead/stepOrder.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../state.ts'
import { factsOf, doesSkip, isStillValid } from '../answersAndFacts.ts'
import { writeSignature } from './writes.ts'

/** Private answers that only this page has: browsers may not store them, and the server does not have them yet. */
export const unsavedPrivate = (funnel: Funnel): Key[] =>
  keysIn(funnel.kept).filter(
    (key) => questions[key].private && isStillValid(funnel.kept, key) && !isHeldByServer(funnel, key),
  )

/** Whether the server has an answer: its step is saved, or a look-up with it succeeded. */
export function isHeldByServer(funnel: Funnel, key: Key): boolean {
  const { step, lookUp } = questions[key].wire
  if (isStep(step) && funnel.saved[step] === writeSignature(funnel, step)) return true
  return lookUp !== undefined && factsOf(funnel)[lookUp] !== undefined
}

/** Private answers that an earlier page lost and that are still missing. */
export const stillLost = (funnel: Funnel): Key[] =>
  funnel.lost.filter((key) => !isStillValid(funnel.kept, key) && !doesSkip(funnel, key))
