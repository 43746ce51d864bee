import type { Body } from '../../../src/api/contract/calls.ts'
import type { Plan } from '../../../src/api/contract/sale/plan.ts'
import type { Slot } from '../../../src/api/contract/values/valueRules.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../../http/calls/handlerContext.ts'
import { chosenPlan } from '../../plans/planKeptByOrder.ts'
import { refuse, Refusal } from '../../http/refusal.ts'
import { marksOf, mayHold } from '../../schedule/bookingLimits.ts'
import { slotTaken } from '../../schedule/slots.ts'
import { demandCode } from '../../collaborator/codes.ts'
import { dueStep, needsVisit, refuseDue } from '../steps/dueStep.ts'
import { isPlanOffered } from '../steps/isPlanOffered.ts'
import { numberGiven } from './orderRows.ts'
import { refuseOutdatedDocuments, placeOrder } from './placeOrder.ts'
import { toTell } from '../answersByDevice.ts'
import { heldTold, orderVisit } from './orderStatus.ts'
import { decisionOn, isApproval, hashOf, personOf } from '../confirm/keptRiskDecision.ts'
import { earlierOrder, earlierOrderWords } from '../../../src/api/contract/errors/earlierOrder.ts'
import { daysAfter } from '../../daysAfter.ts'
import { openLead } from '../columns/openLead.ts'

/** Places the order once. The visit, the number and the message to other systems are one transaction. */
export const finishLead: Handler<'finishLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const given = await numberGiven(lead, context)
  if (given !== null) return { success: true, orderNumber: given, ...(await orderVisit(lead, context.db)) }
  const plan = await orderable(lead, body, context)
  if (!body.again) await refuseSecondOrder(lead, context)
  const slot = needsVisit(lead) ? await book(lead, context) : null
  const placed = await placeOrder(lead, { ...body, plan, slot }, context)
  return { success: true, ...placed, ...(needsVisit(lead) && heldTold(slot)) }
}

/** The plan, if everything is answered, approved and unchanged since it was shown. */
async function orderable(
  lead: OwnedLead,
  { offerCode, documents }: Body<'finishLead'>,
  context: Context,
): Promise<Plan> {
  refuseOutdatedDocuments(documents)
  await demandCode(lead, context)
  const due = dueStep(lead)
  if (due !== null) throw refuseDue(due)
  const [again] = toTell(lead, context.deviceOf(lead.id))
  if (again) throw refuse(409, 'told.again', { due: again })
  const decision = await decisionOn(lead, context)
  if (decision?.decision === 'rejected') throw refuse(409, 'risk.rejected')
  if (!decision || !isApproval(decision)) throw refuse(409, 'risk.needed')
  const plan = chosenPlan(lead)
  if (!plan || !(await isPlanOffered(lead, plan.id, context))) throw refuse(409, 'plan.unavailable', { due: 'plan' })
  if (plan.offer.code !== offerCode) throw refuse(409, 'offer.changed')
  return plan
}

/** Books a visit; null if the order may hold none. */
async function book(lead: OwnedLead, context: Context): Promise<Slot | null> {
  const { visits } = context
  const { id, schedules } = lead
  const [cep, choices] = [lead.cep ?? '', schedules ?? []]
  const [schedule, marks] = [await visits.scheduleAt(cep), marksOf(lead, context)]
  if (schedule && !(await mayHold(marks, schedule, context))) return null
  const slot = await visits.book({ cep, leadId: id, choices, marks, schedule })
  if (!slot) throw await slotTaken(visits, cep, choices)
  return slot
}

type Reading = Pick<Context, 'db' | 'vault' | 'now'>

/** Refuses a second order within a day at a CEP. A CPF alone is not secret, so telephone and e-mail must match too. */
async function refuseSecondOrder(lead: OwnedLead, reading: Reading): Promise<void> {
  const said = saidBy(lead, reading)
  if (lead.kind !== 'order' || said === null) return
  for (const earlier of await ordersOf(said.person, reading)) {
    const { person, phone, email } = saidBy(earlier, reading) ?? {}
    const isSame = person === said.person && phone === said.phone && email === said.email
    if (isSame && earlier.order_number !== null)
      throw new Refusal(409, { error: earlierOrderWords(earlier.order_number), code: earlierOrder })
  }
}

/** Document, birth date, mother's name and CEP as one hash, and the contact. */
function saidBy(lead: OwnedLead, { vault }: Reading) {
  const person = personOf(lead)
  return person && { person: hashOf(person, { vault }), phone: lead.phone, email: lead.email?.toLowerCase() }
}

/** The person's leads with an open order of the last day. */
async function ordersOf(dataHash: string, { db, vault, now }: Reading): Promise<OwnedLead[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('risk_decisions', 'risk_decisions.lead_id', 'leads.id')
    .innerJoin('orders', 'orders.lead_id', 'leads.id')
    .where('data_hash', '=', dataHash)
    .where('kind', '=', 'order')
    .where('withdrawn_at', 'is', null)
    .where('terms_accepted_at', '>', daysAfter(now(), -1))
    .selectAll('leads')
    .execute()
  return Promise.all(rows.map((row) => openLead(row, { db, vault })))
}
