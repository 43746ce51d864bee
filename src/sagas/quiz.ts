import { ApiError } from '../api/contract/apiError.ts'
import type { RiskResult } from '../api/contract/risk.ts'
import { factSources, isCovered } from '../content/facts.ts'
import { factForgotten, factTold, held, quizEnded, type Funnel } from '../funnel/slice.ts'
import { factsOf, signature } from '../funnel/story.ts'
import { put, select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'
import { readBackPlaced } from './readBack.ts'
import { savedLead } from './savedLead.ts'
import { versionTold } from './versionTold.ts'

/** Asks for the risk decision, once all it rests on is saved: saving may show that the address has no offer. */
export function* assess(ports: Ports): Saga<RiskResult> {
  const idLead = yield* savedLead()
  while (!(yield* select((funnel) => isCovered(factsOf(funnel))))) yield* take(factTold)
  const query = yield* select(({ flow }) => (flow === 'migration' ? { fiberMigration: 'true' as const } : {}))
  try {
    const result = yield* ask(ports.api, 'confirmLead', { params: { idLead }, query, body: {} }, { idempotencyKey: ports.newKey() })
    yield* versionTold(idLead, result.version)
    return result
  } catch (error) {
    yield* readBackPlaced(ports, error)
    throw error
  }
}

/** Sends the quiz when its last question is answered; the answers go nowhere else. */
export function* answerQuiz(ports: Ports): Saga {
  const { quiz, answers, idLead, of } = yield* select((funnel) => ({ quiz: factsOf(funnel).risk?.quiz, answers: funnel.quiz, idLead: funnel.lead?.id, of: decidedOn(funnel) }))
  if (!quiz || !idLead || !quiz.questions.every(({ id }) => answers[id])) return
  const questions = quiz.questions.map(({ id }) => ({ id, answer: { id: answers[id] ?? '' } }))
  yield* put(held(null))
  try {
    const result = yield* ask(ports.api, 'answerQuiz', { params: { idLead }, body: { idQuiz: quiz.idQuiz, questions } }, { idempotencyKey: ports.newKey() })
    yield* versionTold(idLead, result.version)
    if (of !== (yield* select(decidedOn))) return
    yield* put(quizEnded())
    yield* put(factTold({ name: 'risk', of, value: result }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(held(error.message))
    if (error.problem?.code.startsWith('quiz.')) yield* put(factForgotten('risk'))
  }
}

/** The state of the answers that a decision is about: one for others says nothing of these. */
const decidedOn = ({ kept }: Funnel) => signature(kept, factSources.risk)

/** Whoever would rather confirm with a person is led to one; the quiz waits. */
export function* declineQuiz(): Saga {
  const { risk } = yield* select(factsOf)
  if (!risk) return
  const of = yield* select(decidedOn)
  yield* put(factTold({ name: 'risk', of, value: { ...risk, rejected: true, final: true, rejected_message: null } }))
}

/** Another try at the quiz: the decision is asked for anew. */
export function* retryQuiz(): Saga {
  yield* put(held(null))
  yield* put(factForgotten('risk'))
}
