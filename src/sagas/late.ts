import {
  callAsked,
  codeAsked,
  eraseAsked,
  finishAsked,
  keptElsewhere,
  linkAsked,
  noticeRefused,
  planTaken,
  quizDeclined,
  quizRetried,
  withdrawAsked,
} from '../funnel/intents.ts'
import { kept, leadMade, quizAnswered, resumed, saveProblem } from '../funnel/slice.ts'
import { call, fork, guarded, openChannel, put, select, take, takeFrom, type Saga } from './effects.ts'
import type { LateSagas } from './lateSagas.ts'
import type { Ports } from './ports.ts'
import { retry } from './saving/isPassing.ts'

/** What visitors ask for late in an order, or in few of them. */
export const lateIntents = {
  callAsked,
  codeAsked,
  eraseAsked,
  finishAsked,
  keptElsewhere,
  linkAsked,
  noticeRefused,
  planTaken,
  quizAnswered,
  quizDeclined,
  quizRetried,
  withdrawAsked,
}

/** Answers the late intents: they lie in a channel from the start, so that none is lost before the code that answers is here. */
export function* answerLate(ports: Ports): Saga {
  const asked = yield* openChannel(Object.values(lateIntents))
  while (true) {
    const intent = yield* takeFrom(asked)
    const { answerIntent } = yield* late(ports)
    yield* fork(guarded, answerIntent, ports, intent)
  }
}

/** What is saved is worked out from what is known, so that nothing is lost before there is something to save. */
export function* saveLate(ports: Ports): Saga {
  while (yield* select(({ kept: answers, lead }) => lead === null && Object.keys(answers).length === 0))
    yield* take(kept, resumed, leadMade)
  yield* (yield* late(ports)).save(ports)
}

/** The late part of the sale, waited for where it is not here. Without a line that is said. */
export function* late(ports: Ports): Saga<LateSagas> {
  for (let attempt = 0; ; attempt++) {
    try {
      const sagas = ports.late.get() ?? (yield* call(ports.late.load))
      if (attempt > 0) yield* put(saveProblem(null))
      return sagas
    } catch {
      yield* put(saveProblem({ code: 'network' }))
      yield* retry(ports, attempt)
    }
  }
}
