import type { Body } from '../../src/api/contract/calls.ts'
import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { type CustomerRequest, customerRequestOf } from '../customers/customerRequest.ts'
import { changeLead } from '../leads/changeLead.ts'
import { choiceOf } from '../plans/planKeptByOrder.ts'
import { refusals } from '../http/refusalMessages.ts'
import { notFound, refuse, refuseFields } from '../http/refusal.ts'
import { renewalCustomerId } from './renewalCustomerId.ts'

/** Saves the wanted offer and the second choice. */
export const chooseRenewal: Handler<'chooseRenewal'> = async ({ body }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  if (body.id_renewal_base_user !== renewalCustomerId(lead.id, context)) throw notFound()
  refuseOthers(body, await customerRequestOf(context.db, lead))
  await context.db
    .updateTable('customer_requests')
    .set({ second_offer: body.offer2 ?? null })
    .where('lead_id', '=', lead.id)
    .execute()
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
