import { answered, callAsked, codeAsked, eraseAsked, finishAsked, keptElsewhere, noticeRefused, planTaken, quizDeclined, quizRetried, startedOver, withdrawAsked } from '../funnel/asked.ts'
import { quizAnswered } from '../funnel/slice.ts'
import { answer } from './answer.ts'
import { facts } from './facts.ts'
import { follow } from './follow.ts'
import type { Ports } from './ports.ts'
import { rarely } from './rarely.ts'
import { arrive, hear, resume, startOver } from './resume.ts'
import { save } from './save.ts'
import { every, fork, guarded, type Saga } from './effects.ts'

/** The whole sale. Both voices send the same `answered`; the rest follows from what is known. */
export function* sell(ports: Ports): Saga {
  yield* resume(ports)
  yield* arrive(ports)
  for (const branch of [save, facts, follow]) yield* fork(guarded, branch, ports)
  yield* every(answered, answer, ports)
  yield* every(quizAnswered, rarely((rare) => rare.answerQuiz), ports)
  yield* every(quizDeclined, rarely((rare) => rare.declineQuiz), ports)
  yield* every(quizRetried, rarely((rare) => rare.retryQuiz), ports)
  yield* every(noticeRefused, rarely((rare) => rare.forgetNotice), ports)
  yield* every(codeAsked, rarely((rare) => rare.sendAnotherCode), ports)
  yield* every(planTaken, rarely((rare) => rare.takePlan), ports)
  yield* every(callAsked, rarely((rare) => rare.requestCall), ports)
  yield* every(finishAsked, rarely((rare) => rare.finish), ports)
  yield* every(withdrawAsked, rarely((rare) => rare.withdraw), ports)
  yield* every(eraseAsked, rarely((rare) => rare.erase), ports)
  yield* every(startedOver, startOver, ports)
  yield* every(keptElsewhere, hear, ports)
}
