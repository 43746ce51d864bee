import type { Context, Handler } from '../http/calls/handlerContext.ts'
import { lookUpCustomer, nobody, trackingOf } from '../customers/customerLookup.ts'
import { storeCustomerRequest } from '../customers/customerRequest.ts'
import type { Customer } from '../customers/sealedCustomer.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { storeValues } from '../leads/columns/openLead.ts'

/** Offers a copper customer the move to fibre. Every CPF gets a lead after the same work, even an unknown one. */
export const findMigrationOffers: Handler<'migrationOffers'> = async ({ body }, context) => {
  const found = await lookUpCustomer(body.cpf, 'copper', context)
  const { customer, offers, contact } = found
  const known = customer ? personOf(customer, body.cpf, context) : {}
  const { id, protocol } = await insertLead('migration', { tracking: trackingOf(body), ...known }, context)
  if (!customer) await storeValues({ id }, personOf(nobody, body.cpf, context), context)
  await storeCustomerRequest(context, id, found)
  return { plansOffers: offers, idLead: id, protocol, userData: contact }
}

/** The person of the contract, whose values are not asked again. */
function personOf({ name, email, phone, birth_date, mothers_name }: Customer, cpf: string, { vault }: Context) {
  const document_hash = vault.hash('document', cpf)
  return { document_kind: 'cpf' as const, document_hash, document: cpf, birth_date, mothers_name, name, email, phone }
}
