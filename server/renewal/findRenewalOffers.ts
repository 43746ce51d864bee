import type { Handler } from '../http/calls/handlerContext.ts'
import { trackingOf, lookUpCustomer } from '../customers/customerLookup.ts'
import { storeCustomerRequest } from '../customers/customerRequest.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { renewalCustomerId } from './renewalCustomerId.ts'

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
