import type { Context, Handler } from '../call.ts'
import { trackingOf, type Found, lookUp } from '../customers/lookUp.ts'
import { type Customer, keepRequest } from '../customers/requests.ts'
import { insertLead, jsonOf, newId, nowhere } from '../leads/newLead.ts'
import { sealed } from '../leads/privateValues.ts'

/** What a customer of copper is offered to come to fibre. A lead is made for every CPF, whoever it is. */
export const migrationOffers: Handler<'migrationOffers'> = async ({ body }, context) => {
  const found = await lookUp(body.cpf, 'copper', context)
  const id = newId()
  const person = await personFor(id, body.cpf, found.customer, context)
  const { protocol } = await insertLead({ kind: 'migration', ...nowhere, tracking: jsonOf(trackingOf(body)), ...person }, context, id)
  await keepRequest(context.db, id, { customer_id: found.customer?.id ?? null, offers: found.offers.map((plan) => plan.id) })
  return { plansOffers: found.offers, idLead: id, protocol, userData: found.contact }
}

/** The person as the contract knows them, so that nothing of it is asked again. Nobody is sealed all the same, and dropped. */
async function personFor(id: string, cpf: string, customer: Found['customer'], context: Context) {
  const document = await sealed(id, 'document', cpf, context)
  const { birthDate, motherName } = privateOf(customer, context)
  const birth_date = await sealed(id, 'birth_date', birthDate, context)
  const mothers_name = await sealed(id, 'mothers_name', motherName, context)
  if (!customer) return {}
  const document_hash = context.vault.hash('document', cpf)
  return { document_kind: 'cpf' as const, document_hash, document, birth_date, mothers_name, name: customer.name, email: customer.email, phone: customer.phone }
}

function privateOf(customer: Customer | null, { vault }: Context): { birthDate: string; motherName: string } {
  if (!customer) return { birthDate: '', motherName: '' }
  const open = (column: 'birth_date' | 'mothers_name') => vault.own.open({ table: 'customers', row: customer.id, column }, customer[column])
  return { birthDate: open('birth_date'), motherName: open('mothers_name') }
}
