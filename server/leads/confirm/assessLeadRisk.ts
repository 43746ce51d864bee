import type { RiskResult } from '../../../src/api/contract/lead/riskAndQuiz.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../../http/calls/handlerContext.ts'
import { notFound, refuse } from '../../http/refusal.ts'
import { refusals } from '../../http/refusalMessages.ts'
import type { Person, RiskDecision } from '../../risk/riskProvider.ts'
import { audit } from '../audit.ts'
import { demandCode } from '../../collaborator/codes.ts'
import { dueToConfirm, refuseDue } from '../steps/dueStep.ts'
import { extended, newQuiz, openQuiz, type PendingQuiz, sealQuiz, shown } from './pendingQuiz.ts'
import { type Decision, findDecision, hashOf, isApproval, keepDecision, personOf } from './keptRiskDecision.ts'
import { mayTry } from './quizTries.ts'
import { admit } from '../../http/limits/proofOfWorkLimit.ts'
import { countHourly, limitsOf } from '../../http/limits/hourlyLimits.ts'

const assessmentsPerLead = 10

/** Assesses a person once. The same data get the same decision, and a pending quiz is shown again. */
export const assessLeadRisk: Handler<'confirmLead'> = async ({ query }, context) => {
  const lead = leadOf(context)
  if ((query.fiberMigration === 'true') !== (lead.kind === 'migration')) throw notFound()
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  await demandCode(lead, context)
  const due = dueToConfirm(lead)
  if (due !== null) throw refuseDue(due)
  const person = personOf(lead)
  if (!person) throw refuse(409, 'step.due')
  const dataHash = hashOf(person, context)
  const known = await findDecision(lead, dataHash, context)
  if (known && isApproval(known)) return approved(lead, known.decision)
  if (known?.decision === 'rejected') return rejected(lead, known.message)
  if (known?.decision === 'quiz' && known.quiz !== null) return showAgain(known, known.quiz, lead, context)
  return decide(person, dataHash, lead, context)
}

async function decide(person: Person, dataHash: string, lead: OwnedLead, context: Context): Promise<RiskResult> {
  await refuseTooMany(lead, context)
  await limitAssessments(person.document, context)
  const decision = await context.risk.assess(person)
  const quiz = decision.kind === 'quiz' && (await mayTry(lead, context)) ? newQuiz(decision.quiz, context.now()) : null
  const row = await rowOf(decision, quiz, lead, context)
  await keepDecision(
    { lead_id: lead.id, data_hash: dataHash, decided_at: context.now().toISOString(), ...row },
    context,
  )
  await audit(context.db, lead, `risk ${row.decision}`, [], context.now())
  if (quiz) return asked(lead, quiz)
  return row.decision === 'approved' ? approved(lead) : rejected(lead, row.message)
}

async function rowOf(
  decision: RiskDecision,
  quiz: PendingQuiz | null,
  lead: OwnedLead,
  context: Context,
): Promise<Pick<Decision, 'decision' | 'message' | 'quiz'>> {
  if (decision.kind === 'approved') return { decision: 'approved', message: null, quiz: null }
  if (decision.kind === 'rejected') return { decision: 'rejected', message: decision.message, quiz: null }
  if (quiz) return { decision: 'quiz', message: null, quiz: await sealQuiz(quiz, lead, context) }
  return { decision: 'rejected', message: refusals['quiz.failed'], quiz: null }
}

async function showAgain(known: Decision, sealed: string, lead: OwnedLead, context: Context): Promise<RiskResult> {
  const quiz = extended(await openQuiz(sealed, lead, context), context.now())
  await keepDecision({ ...known, quiz: await sealQuiz(quiz, lead, context) }, context)
  return asked(lead, quiz)
}

async function refuseTooMany(lead: OwnedLead, { db }: Context): Promise<void> {
  const rows = await db.selectFrom('risk_decisions').select('data_hash').where('lead_id', '=', lead.id).execute()
  if (rows.length >= assessmentsPerLead) throw refuse(409, 'risk.many')
}

export function approved({ version }: OwnedLead, by: Decision['decision'] = 'approved'): RiskResult {
  return { ...result, quiz_passed: by === 'passed', version }
}

export function rejected({ version }: OwnedLead, message: string | null, final = true): RiskResult {
  return { ...result, rejected: true, rejected_message: message, final, version }
}

function asked({ version }: OwnedLead, quiz: PendingQuiz): RiskResult {
  return { ...result, quiz: shown(quiz), quiz_needed: true, version }
}

const result = {
  success: true,
  quiz: null,
  quiz_needed: false,
  rejected: false,
  rejected_message: null,
  final: false,
} as const

/** More assessments than look-ups by CPF, because all visitors of one carrier may share an address. */
const peopleForEachLookUp = 40

/** Counts each document once per hour and address, so that nobody can probe many CPFs. */
async function limitAssessments(document: string, context: Context): Promise<void> {
  const address = context.lookupsPerHour * peopleForEachLookUp
  const counts = []
  for (const { name, max } of limitsOf('person', { address, neighbourhood: address * 4 }, context.request.ip)) {
    const isNew = (await countHourly(`${name}|${document}`, context)) === 1
    if (isNew) counts.push({ used: (await countHourly(name, context)) - 1, max, workFrom: max / 2 })
  }
  await admit('person', counts, context)
}
