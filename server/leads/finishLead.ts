import * as z from 'zod/mini'
import type { Body } from '../../src/api/contract/calls.ts'
import type { Plan } from '../../src/api/contract/plan.ts'
import { schedule, type Slot } from '../../src/api/contract/values.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../call.ts'
import { planById } from '../plans/catalogue.ts'
import { refuse } from '../refusal.ts'
import { bookSlot } from '../schedule/slots.ts'
import { change } from './change.ts'
import { demandCode } from '../collaborator/codes.ts'
import { dueStep, needsVisit, refuseDue } from './due.ts'
import { isOffered } from './offered.ts'
import { numberGiven } from './orderOf.ts'
import { placeOrder } from './placeOrder.ts'
import { decisionOn, isApproval } from './riskDecision.ts'
import { slotTaken } from './savers.ts'
import { keptToWithdraw } from './withdrawalTerm.ts'

/** Makes the order, once: the visit, the number and the news to other systems stand or fall together. */
export const finishLead: Handler<'finishLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const given = await numberGiven(lead, context)
  if (given !== null) return { success: true, orderNumber: given }
  const plan = await orderable(lead, body, context)
  const slot = needsVisit(lead) ? await book(lead, context) : null
  const number = await placeOrder(lead, plan, slot, context)
  const promotions = body.accept_promotions === undefined ? {} : { accept_promotions: Number(body.accept_promotions) }
  await change(lead, { order_number: number, expires_at: keptToWithdraw(lead, context.now()), ...promotions }, 'finished', context)
  return { success: true, orderNumber: number }
}

/** The plan, when everything is answered, approved and still as it was shown. */
async function orderable(lead: OwnedLead, { offerCode }: Body<'finishLead'>, context: Context): Promise<Plan> {
  await demandCode(lead, context)
  const due = dueStep(lead)
  if (due !== null) throw refuseDue(due)
  const decision = await decisionOn(lead, context)
  if (decision?.decision === 'rejected') throw refuse(409, 'risk.rejected')
  if (!decision || !isApproval(decision)) throw refuse(409, 'risk.needed')
  const plan = planById(lead.plan_id ?? '')
  if (!plan || !(await isOffered(context.db, lead, plan.id))) throw refuse(409, 'plan.unavailable', { due: 'plan' })
  if (plan.offer.code !== offerCode) throw refuse(409, 'offer.changed')
  return plan
}

async function book(lead: OwnedLead, context: Context): Promise<Slot> {
  const choices = z.parse(schedule, JSON.parse(lead.schedules ?? '[]'))
  const slot = await bookSlot(context.db, { cep: lead.cep, leadId: lead.id, choices }, context.now())
  if (!slot) throw await slotTaken(lead.cep, context)
  return slot
}
