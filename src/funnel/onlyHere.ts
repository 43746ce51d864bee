import { keysIn, type Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import type { Funnel } from './slice.ts'
import { answersOf, factsOf, stands } from './story.ts'
import { stateOf } from './writes.ts'

/** The private answers that are nowhere but in this page: the browser may not keep them, and the server has them not yet. */
export const onlyHere = (funnel: Funnel): Key[] => keysIn(funnel.kept).filter((key) => questions[key].private && stands(funnel.kept, key) && !isHeldByServer(funnel, key))

/** By the step it is saved with, or by what was looked up with it. */
export function isHeldByServer(funnel: Funnel, key: Key): boolean {
  const { step } = questions[key]
  if (step !== 'address' && step !== 'none' && funnel.saved[step] === stateOf(funnel, step)) return true
  const { offers, collaborator } = factsOf(funnel)
  return (key === 'document' && offers !== undefined) || (key === 'code' && collaborator !== undefined)
}

/** Private answers that went with an earlier page and are still missing. */
export function lostNow(funnel: Funnel): Key[] {
  const [answers, facts] = [answersOf(funnel), factsOf(funnel)]
  return funnel.lost.filter((key) => !stands(funnel.kept, key) && !questions[key].skipWhen?.(answers, facts))
}
