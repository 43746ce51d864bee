import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import type { Input } from '../../api/contract/calls.ts'
import type { RiskResult } from '../../api/contract/lead/riskAndQuiz.ts'
import { factSources, isCovered } from '../../content/flows/facts.ts'
import { factForgotten, factTold, saveProblem, leadLost, quizEnded, unsaved } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { writeForDueStep } from '../../funnel/saving/writeForDueStep.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { factsOf, flowOf, signature } from '../../funnel/answersAndFacts.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { failureOf } from '../failureOf.ts'
import { callApi } from '../callApi.ts'
import { callOnce } from '../callOnce.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import { waitBeforeRetry } from '../saving/retryPolicy.ts'
import { readBackPlaced } from '../resuming/readOrder.ts'
import { waitForSavedLead } from '../saving/waitForSavedLead.ts'

/** Asks for the risk decision once its answers are saved. Saving may show that the address has no offer. */
export function* assess(ports: Ports): Saga<RiskResult> {
  const idLead = yield* waitForSavedLead(isComplete)
  const query = yield* select((funnel) => flowOf(funnel).calls.confirm ?? {})
  const idQuiz = yield* select(({ lastQuiz }) => lastQuiz)
  try {
    const body = { riskValidation: idQuiz === null ? {} : { idQuiz } }
    const of = yield* select(decidedOn)
    return yield* callOnce(ports, 'confirmLead', { params: { idLead }, query, body }, { of })
  } catch (error) {
    if (yield* leaveEndedOrder(ports, error)) throw error
    const step = error instanceof ApiError ? error.problem?.due : undefined
    const due = step && (yield* select((funnel) => writeForDueStep(funnel, step)))
    if (due) yield* put(unsaved(due))
    else yield* readBackPlaced(ports, error)
    throw error
  }
}

/** Whether the address is covered and no answer is asked again: saving may refuse an answer that was given early. */
const isComplete = (funnel: Funnel) => isCovered(factsOf(funnel)) && journey(funnel).question === null

/** Sends the quiz once its last question is answered, and retries. Its answers are sent nowhere else. */
export function* answerQuiz(ports: Ports): Saga {
  const given = yield* select(quizGiven)
  if (!given) return
  const idempotencyKey = ports.newKey()
  yield* put(saveProblem(null))
  for (let attempt = 0; (yield* isStill(given)) && !(yield* isSent(ports, given, idempotencyKey)); attempt++)
    yield* waitBeforeRetry(ports, attempt)
}

type Given = { idLead: string; body: Input<'answerQuiz'>['body']; quiz: Funnel['quiz']; of: string }

/** The quiz, if all its questions are answered. */
function quizGiven(funnel: Funnel): Given | null {
  const { lead, quiz } = funnel
  const asked = factsOf(funnel).risk?.quiz
  if (!lead || !asked || asked.questions.some(({ id }) => quiz[id] === undefined)) return null
  const questions = asked.questions.map(({ id }) => ({ id, answer: { id: quiz[id] ?? '' } }))
  return { idLead: lead.id, body: { idQuiz: asked.idQuiz, questions }, quiz, of: decidedOn(funnel) }
}

/** Whether order, quiz and answers are still the same. Another answer or asking for a person ends the quiz. */
const isStill = ({ idLead, quiz, of }: Given) =>
  select((funnel) => funnel.lead?.id === idLead && funnel.quiz === quiz && decidedOn(funnel) === of)

/** Returns false if the quiz must be sent again. A refused quiz leads to another decision. */
function* isSent(ports: Ports, given: Given, idempotencyKey: string): Saga<boolean> {
  try {
    const result = yield* callApi(
      ports.api,
      'answerQuiz',
      { params: { idLead: given.idLead }, body: given.body },
      { idempotencyKey },
    )
    if (yield* isStill(given)) yield* decide({ ...result, quiz_passed: !result.rejected })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!(yield* isStill(given)) || (yield* leaveEndedOrder(ports, error))) return true
    yield* put(saveProblem(failureOf(error)))
    if (mayPass(error)) return false
    yield* put(quizEnded())
    yield* put(error.status === 404 ? leadLost() : factForgotten('risk'))
    return true
  }
}

function* decide(result: RiskResult): Saga {
  yield* put(saveProblem(null))
  yield* put(quizEnded())
  yield* put(factTold({ name: 'risk', of: yield* select(decidedOn), value: result }))
}

/** The state of the answers that a decision depends on. */
const decidedOn = ({ kept }: Funnel) => signature(kept, factSources.risk)

/** Sends a visitor who prefers a person to one. The quiz waits. */
export function* declineQuiz(): Saga {
  const { risk } = yield* select(factsOf)
  if (!risk) return
  yield* decide({ ...risk, rejected: true, final: true, rejected_message: null })
}

/** Requests another decision, and with it another quiz. */
export function* retryQuiz(): Saga {
  yield* put(saveProblem(null))
  yield* put(factForgotten('risk'))
}
