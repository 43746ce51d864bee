import { isStep } from '../../api/contract/stepOrder.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf, stands } from '../knowledge.ts'
import { stateOf } from './writes.ts'

/** The private answers that are nowhere but in this page: the browser may not keep them, and the server has them not yet. */
export const onlyInThisTab = (funnel: Funnel): Key[] =>
  keysIn(funnel.kept).filter(
    (key) => questions[key].private && stands(funnel.kept, key) && !isHeldByServer(funnel, key),
  )

/** By the step it is saved with, or by what was looked up with it. */
export function isHeldByServer(funnel: Funnel, key: Key): boolean {
  const { step, lookUp } = questions[key].wire
  if (isStep(step) && funnel.saved[step] === stateOf(funnel, step)) return true
  return lookUp !== undefined && factsOf(funnel)[lookUp] !== undefined
}

/** Private answers that went with an earlier page and are still missing. */
export function lostNow(funnel: Funnel): Key[] {
  const [answers, facts] = [answersOf(funnel), factsOf(funnel)]
  return funnel.lost.filter((key) => !stands(funnel.kept, key) && !questions[key].skipWhen?.(answers, facts))
}
