import { answered } from '../funnel/visitorActions.ts'
import { answer } from './answers/answer.ts'
import { watchMissingFacts } from './answers/watchMissingFacts.ts'
import { redirect } from './redirect.ts'
import type { Ports } from './ports.ts'
import { answerLazyIntents, saveWhenNeeded } from './loadLazySagas.ts'
import { arrive, resume } from './resuming/resumeOrder.ts'
import { every, fork, guarded, type Saga } from './effects.ts'

/** The whole sale. Both voices dispatch `answered`; the rest follows from the state. */
export function* rootSaga(ports: Ports): Saga {
  yield* resume(ports)
  yield* arrive(ports)
  for (const branch of [saveWhenNeeded, watchMissingFacts, redirect, answerLazyIntents])
    yield* fork(guarded, branch, ports)
  yield* every(answered, answer, ports)
}
