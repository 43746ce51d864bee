import { type Context, type Handler, leadOf, type OwnedLead } from '../../http/calls/handlerContext.ts'
import { refuse } from '../../http/refusal.ts'
import { refusals } from '../../http/refusalMessages.ts'
import type { GivenAnswer } from '../../risk/riskProvider.ts'
import { audit } from '../audit.ts'
import { approved, rejected } from './assessLeadRisk.ts'
import { openQuiz, type PendingQuiz } from './pendingQuiz.ts'
import { countTry, mayTry, returnTry } from './quizTries.ts'
import { type Decision, decisionOn, keepDecision } from './keptRiskDecision.ts'

/** Grades a quiz without telling which answer was wrong. A first failure leaves one more try; a pass costs none. */
export const answerQuiz: Handler<'answerQuiz'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const decision = await decisionOn(lead, context)
  const quiz =
    decision?.decision === 'quiz' && decision.quiz !== null ? await openQuiz(decision.quiz, lead, context) : null
  if (!decision || quiz?.idQuiz !== body.idQuiz) throw refuse(409, 'quiz.unknown')
  if (quiz.expiresAt <= context.now().toISOString()) throw refuse(409, 'quiz.expired')
  if (!isComplete(quiz, body.questions)) throw refuse(422, 'quiz.incomplete')
  const passed = (await countTry(lead, context)) && (await context.risk.grade(quiz, body.questions))
  if (passed) {
    await returnTry(lead, context)
    await keep({ ...decision, decision: 'passed' }, lead, context)
    return approved(lead, 'passed')
  }
  const last = !(await mayTry({ ...lead, quiz_tries: lead.quiz_tries + 1 }, context))
  await keep({ ...decision, decision: last ? 'rejected' : 'failed', message: refusals['quiz.failed'] }, lead, context)
  return rejected(lead, refusals['quiz.failed'], last)
}

async function keep(decision: Decision, lead: OwnedLead, context: Context): Promise<void> {
  await keepDecision({ ...decision, quiz: null, decided_at: context.now().toISOString() }, context)
  await audit(context.db, lead, `risk ${decision.decision}`, [], context.now())
}

function isComplete({ questions }: PendingQuiz, given: GivenAnswer[]): boolean {
  const ids = new Set(given.map(({ id }) => id))
  return given.length === questions.length && questions.every(({ id }) => ids.has(id))
}
