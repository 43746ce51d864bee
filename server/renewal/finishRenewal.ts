import type { Plan } from '../../src/api/contract/plan.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../call.ts'
import { isFree } from '../customers/lookUp.ts'
import { customerOf } from '../customers/requests.ts'
import { change } from '../leads/change.ts'
import { dueStep, refuseDue } from '../leads/due.ts'
import { numberGiven } from '../leads/orderOf.ts'
import { placeOrder } from '../leads/placeOrder.ts'
import { keptToWithdraw } from '../leads/withdrawalTerm.ts'
import { planById } from '../plans/catalogue.ts'
import { refuse } from '../refusal.ts'

/** Renews a contract, once, with the number of an order like any other. */
export const finishRenewal: Handler<'finishRenewal'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const given = await numberGiven(lead, context)
  if (given !== null) return { success: true, orderNumber: given }
  const plan = await renewable(lead, context)
  if (plan.offer.code !== body.offerCode) throw refuse(409, 'offer.changed')
  const number = await placeOrder(lead, plan, null, context)
  const promotions = body.accept_promotions === undefined ? {} : { accept_promotions: Number(body.accept_promotions) }
  await change(lead, { order_number: number, expires_at: keptToWithdraw(lead, context.now()), ...promotions }, 'finished', context)
  return { success: true, orderNumber: number }
}

/** The offer chosen, while the customer may still have it. */
async function renewable(lead: OwnedLead, { db, now }: Context): Promise<Plan> {
  const due = dueStep(lead)
  if (due !== null) throw refuseDue(due)
  const plan = planById(lead.plan_id ?? '')
  const customer = await customerOf(db, lead)
  if (!plan || !customer || !isFree(customer, now())) throw refuse(409, 'offer.over')
  return plan
}
