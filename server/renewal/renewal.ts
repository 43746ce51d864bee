import { type Handler, leadOf, type Context, type OwnedLead } from '../http/calls/handlerContext.ts'
import { trackingOf, lookUpCustomer, isFree } from '../customers/customerLookup.ts'
import {
  storeCustomerRequest,
  renewalCustomerId,
  type CustomerRequest,
  customerRequestOf,
  customerOf,
} from '../customers/customerRequest.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import type { Body } from '../../src/api/contract/calls.ts'
import { changeLead } from '../leads/changeLead.ts'
import { choiceOf, chosenPlan } from '../plans/planKeptByOrder.ts'
import { refusals } from '../http/refusalMessages.ts'
import { notFound, refuse, refuseFields } from '../http/refusal.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { dueStep, refuseDue } from '../leads/steps/dueStep.ts'
import { refuseOutdatedDocuments, placeOrder } from '../leads/order/placeOrder.ts'
import { numberGiven } from '../leads/order/orderRows.ts'

/** Whether a CPF has an offer to renew: no more than asking for the offers tells. */
export const checkClient: Handler<'checkClient'> = async ({ params }, context) => {
  const { offers } = await lookUpCustomer(params.cpf, 'fibre', context)
  return { client: offers.length > 0 }
}

/** The offers to renew a fibre contract. Every CPF gets a request, even an unknown one. */
export const findRenewalOffers: Handler<'renewalOffers'> = async ({ body }, context) => {
  const found = await lookUpCustomer(body.cpf, 'fibre', context)
  const { id, protocol } = await insertLead('renewal', { tracking: trackingOf(body) }, context)
  await storeCustomerRequest(context, id, found)
  return {
    plansOffers: found.offers,
    id_renewal_request: id,
    id_renewal_base_user: renewalCustomerId(id, context),
    protocol,
    userData: found.contact,
  }
}

/** Saves the wanted offer and the second choice. */
export const chooseRenewal: Handler<'chooseRenewal'> = async ({ body }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  if (body.id_renewal_base_user !== renewalCustomerId(lead.id, context)) throw notFound()
  refuseOthers(body, await customerRequestOf(context.db, lead))
  const second_offer = body.offer2 ?? null
  await context.db.updateTable('customer_requests').set({ second_offer }).where('lead_id', '=', lead.id).execute()
  return {
    success: true,
    version: await changeLead(lead, choiceOf(body.offer1, context.catalogue, lead), 'offer', context),
  }
}

function refuseOthers({ offer1, offer2 }: Body<'chooseRenewal'>, { offers }: CustomerRequest): void {
  const wrong = {
    ...(!offers.includes(offer1) && { offer1: refusals['offer.unknown'] }),
    ...(offer2 !== undefined &&
      (!offers.includes(offer2) || offer2 === offer1) && { offer2: refusals['offer.unknown'] }),
  }
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
}

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
