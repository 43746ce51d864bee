import { ApiError } from '../api/contract/apiError.ts'
import type { RiskResult } from '../api/contract/risk.ts'
import { factSources, isCovered } from '../content/facts.ts'
import { factForgotten, factTold, held, quizEnded } from '../funnel/slice.ts'
import { factsOf, signature } from '../funnel/story.ts'
import { alone } from './alone.ts'
import { put, select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'
import { savedLead } from './savedLead.ts'

/** Asks for the risk decision, once all it rests on is saved: saving may show that the address has no offer. */
export function* assess(ports: Ports): Saga<RiskResult> {
  let idLead = yield* savedLead()
  for (; !(yield* select((funnel) => isCovered(factsOf(funnel)))); idLead = yield* savedLead()) yield* take(factTold)
  const query = yield* select(({ flow }) => (flow === 'migration' ? { fiberMigration: 'true' as const } : {}))
  return yield* alone(idLead, ask(ports.api, 'confirmLead', { params: { idLead }, query, body: {} }, { idempotencyKey: ports.newKey() }))
}

/** Sends the quiz when its last question is answered; the answers go nowhere else. */
export function* answerQuiz(ports: Ports): Saga {
  const { quiz, answers } = yield* select((funnel) => ({ quiz: factsOf(funnel).risk?.quiz, answers: funnel.quiz }))
  if (!quiz?.questions.every(({ id }) => answers[id])) return
  const idLead = yield* savedLead()
  if (answers !== (yield* select((funnel) => funnel.quiz))) return
  const questions = quiz.questions.map(({ id }) => ({ id, answer: { id: answers[id] ?? '' } }))
  try {
    const result = yield* alone(idLead, ask(ports.api, 'answerQuiz', { params: { idLead }, body: { idQuiz: quiz.idQuiz, questions } }, { idempotencyKey: ports.newKey() }))
    yield* put(quizEnded())
    yield* put(held(null))
    yield* put(factTold(yield* select(({ kept }) => ({ name: 'risk' as const, of: signature(kept, factSources.risk), value: result }))))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(held(error.message))
    if (error.problem?.code.startsWith('quiz.')) yield* put(factForgotten('risk'))
  }
}

/** Whoever would rather confirm with a person is led to one; the quiz waits. */
export function* declineQuiz(): Saga {
  const { risk } = yield* select(factsOf)
  if (!risk) return
  const of = yield* select(({ kept }) => signature(kept, factSources.risk))
  yield* put(factTold({ name: 'risk', of, value: { ...risk, rejected: true, final: true, rejected_message: null } }))
}

/** Another try at the quiz: the decision is asked for anew. */
export function* retryQuiz(): Saga {
  yield* put(held(null))
  yield* put(factForgotten('risk'))
}
