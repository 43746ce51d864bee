import type { Handler } from '../handlerContext.ts'
import { trackingOf, lookUpCustomer } from '../customers/customerLookup.ts'
import { keepRequest } from '../customers/customerRequest.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { baseUserId } from './baseUserId.ts'

/** What a customer of fibre is offered to stay. A request is opened for every CPF, whoever it is. */
export const renewalOffers: Handler<'renewalOffers'> = async ({ body }, context) => {
  const { customer, offers, contact } = await lookUpCustomer(body.cpf, 'fibre', context)
  const { id, protocol } = await insertLead('renewal', { tracking: trackingOf(body) }, context)
  await keepRequest(context.db, id, { customer_id: customer?.id ?? null, offers: offers.map((plan) => plan.id) })
  return {
    plansOffers: offers,
    id_renewal_request: id,
    id_renewal_base_user: baseUserId(id, context),
    protocol,
    userData: contact,
  }
}
