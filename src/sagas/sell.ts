import { answered, callAsked, codeAsked, finishAsked, noticeRefused, planTaken, quizRetried, startedOver, withdrawAsked } from '../funnel/asked.ts'
import { quizAnswered } from '../funnel/slice.ts'
import { answer } from './answer.ts'
import { sendAnotherCode } from './collaborator.ts'
import { takePlan } from './takePlan.ts'
import { requestCall } from './requestCall.ts'
import { facts } from './facts.ts'
import { finish } from './finish.ts'
import { follow } from './follow.ts'
import { forgetNotice } from './notice.ts'
import { answerQuiz, retryQuiz } from './quiz.ts'
import type { Ports } from './ports.ts'
import { arrive, resume, startOver } from './resume.ts'
import { save } from './save.ts'
import { withdraw } from './withdraw.ts'
import { every, fork, type Saga } from './effects.ts'

/** The whole sale. Both voices send the same `answered`; the rest follows from what is known. */
export function* sell(ports: Ports): Saga {
  yield* resume(ports)
  yield* arrive(ports)
  yield* fork(save, ports)
  yield* fork(facts, ports)
  yield* fork(follow, ports)
  yield* every(answered, answer, ports)
  yield* every(quizAnswered, answerQuiz, ports)
  yield* every(quizRetried, retryQuiz, ports)
  yield* every(noticeRefused, forgetNotice, ports)
  yield* every(codeAsked, sendAnotherCode, ports)
  yield* every(planTaken, takePlan, ports)
  yield* every(callAsked, requestCall, ports)
  yield* every(finishAsked, finish, ports)
  yield* every(withdrawAsked, withdraw, ports)
  yield* every(startedOver, startOver, ports)
}
