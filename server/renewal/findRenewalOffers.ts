import type { Handler } from '../handlerContext.ts'
import { trackingOf, lookUpCustomer } from '../customers/customerLookup.ts'
import { keepOffers } from '../customers/keptOffers.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { renewalCustomerId } from './renewalCustomerId.ts'

/** The offers to renew a fibre contract. Every CPF gets a request, even an unknown one. */
export const findRenewalOffers: Handler<'renewalOffers'> = async ({ body }, context) => {
  const found = await lookUpCustomer(body.cpf, 'fibre', context)
  const { id, protocol } = await insertLead('renewal', { tracking: trackingOf(body) }, context)
  await keepOffers(context, id, found)
  return {
    plansOffers: found.offers,
    id_renewal_request: id,
    id_renewal_base_user: renewalCustomerId(id, context),
    protocol,
    userData: found.contact,
  }
}
