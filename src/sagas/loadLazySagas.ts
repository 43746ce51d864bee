import {
  callAsked,
  cepsAsked,
  codeAsked,
  dataAsked,
  finishAsked,
  keptElsewhere,
  linkAsked,
  noticeRefused,
  planTaken,
  quizDeclined,
  quizRetried,
  startedOver,
  withdrawAsked,
} from '../funnel/visitorActions.ts'
import { kept, leadMade, quizAnswered, resumed, saveProblem } from '../funnel/slice.ts'
import { call, fork, guarded, openChannel, put, select, take, takeFrom, type Saga } from './effects.ts'
import type { LazySagas } from './lazySagas.ts'
import type { Ports } from './ports.ts'
import { waitBeforeRetry } from './saving/retryPolicy.ts'

/** Intents that come late in an order, or in few orders. */
export const lazyIntents = {
  callAsked,
  cepsAsked,
  codeAsked,
  dataAsked,
  finishAsked,
  keptElsewhere,
  linkAsked,
  noticeRefused,
  planTaken,
  quizAnswered,
  quizDeclined,
  quizRetried,
  startedOver,
  withdrawAsked,
}

/** Answers the lazy intents. A channel buffers them until their code is loaded, so that none is lost. */
export function* answerLazyIntents(ports: Ports): Saga {
  const asked = yield* openChannel(Object.values(lazyIntents))
  while (true) {
    const intent = yield* takeFrom(asked)
    const { answerIntent } = yield* loadLazySagas(ports)
    yield* fork(guarded, answerIntent, ports, intent)
  }
}

/** Starts saving once there is something to save. Nothing is lost before, because unsaved is derived from the state. */
export function* saveWhenNeeded(ports: Ports): Saga {
  while (yield* select(({ kept: answers, lead }) => lead === null && Object.keys(answers).length === 0))
    yield* take(kept, resumed, leadMade)
  yield* (yield* loadLazySagas(ports)).save(ports)
}

/** The lazy sagas, loaded if needed. Without a connection the visitor is told. */
export function* loadLazySagas(ports: Ports): Saga<LazySagas> {
  for (let attempt = 0; ; attempt++) {
    try {
      const sagas = ports.lazySagas.get() ?? (yield* call(ports.lazySagas.load))
      if (attempt > 0) yield* put(saveProblem(null))
      return sagas
    } catch {
      yield* put(saveProblem({ code: 'network' }))
      yield* waitBeforeRetry(ports, attempt)
    }
  }
}
