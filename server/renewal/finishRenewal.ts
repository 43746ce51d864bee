import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'
import { isFree } from '../customers/customerLookup.ts'
import { customerOf } from '../customers/customerRequest.ts'
import { dueStep, refuseDue } from '../leads/steps/dueStep.ts'
import { refuseOutdatedDocuments } from '../leads/order/refuseOutdatedDocuments.ts'
import { numberGiven } from '../leads/order/orderOf.ts'
import { placeOrder } from '../leads/order/placeOrder.ts'
import { chosenPlan } from '../plans/planKeptByOrder.ts'
import { refuse } from '../http/refusal.ts'

/** Renews a contract once, with an order number. */
export const finishRenewal: Handler<'finishRenewal'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const given = await numberGiven(lead, context)
  if (given !== null) return { success: true, orderNumber: given }
  refuseOutdatedDocuments(body.documents)
  const plan = await renewable(lead, context)
  if (plan.offer.code !== body.offerCode) throw refuse(409, 'offer.changed')
  return { success: true, ...(await placeOrder(lead, { ...body, plan, slot: null }, context)) }
}

/** The chosen offer, if the customer may still have it. */
async function renewable(lead: OwnedLead, context: Context): Promise<Plan> {
  const due = dueStep(lead)
  if (due !== null) throw refuseDue(due)
  const plan = chosenPlan(lead)
  const customer = await customerOf(lead, context)
  if (!plan || !customer || !isFree(customer, context.now())) throw refuse(409, 'offer.over')
  return plan
}
