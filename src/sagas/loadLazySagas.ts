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

/** Intents that come later in an order, or in few orders. */
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

/** Handles these intents. A channel buffers them until their code is loaded, so that none is lost. */
export function* answerLazyIntents(ports: Ports): Saga {
  const asked = yield* openChannel(Object.values(lazyIntents))
  while (true) {
    const intent = yield* takeFrom(asked)
    const { answerIntent } = yield* loadLazySagas(ports)
    yield* fork(guarded, answerIntent, ports, intent)
  }
}

/** Starts saving with the first answer. Earlier ones are not lost: unsaved answers are derived from the state. */
export function* saveWhenNeeded(ports: Ports): Saga {
  while (yield* select(({ kept: answers, lead }) => lead === null && Object.keys(answers).length === 0))
    yield* take(kept, resumed, leadMade)
  yield* (yield* loadLazySagas(ports)).save(ports)
}

/** The lazy sagas, loaded if needed. Offline, the visitor sees a message. */
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
