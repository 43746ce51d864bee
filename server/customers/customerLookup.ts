import * as z from 'zod/mini'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { isoDayInBrazil } from '../../src/api/contract/values/dates.ts'
import type { Tracking } from '../../src/api/contract/lead/visitOriginFields.ts'
import type { Context } from '../http/calls/handlerContext.ts'
import type { Product } from '../db/customerTables.ts'
import { maskEmail, maskName, maskPhone } from '../leads/columns/shownValues.ts'
import type { Catalogue } from '../plans/catalogue.ts'
import { type CustomerOffer, customerPlanId } from '../plans/customerPlans.ts'
import type { Customer } from './sealedCustomer.ts'

type Contact = { name: string | null; email: string | null; phone: string | null }
/** The result for a CPF. An unknown person and a customer without an offer look the same. */
export type Found = { customer: Customer | null; offers: Plan[]; contact: Contact }

/** The visit's origin, from the body or the query of the call. */
export function trackingOf({
  tracking,
  ...given
}: { cpf?: string; tracking?: Tracking | undefined } & Tracking): Tracking | undefined {
  const { cpf: _cpf, ...beside } = given
  return tracking ?? (Object.keys(beside).length > 0 ? beside : undefined)
}

const offerFor: Record<Product, CustomerOffer> = { fibre: 'refidel', copper: 'migration' }

/** Looks a customer up by CPF. An unknown CPF takes as long: the offers of a dummy are computed and dropped. */
export async function lookUpCustomer(
  cpf: string,
  product: Product,
  { customers, now, catalogue }: Pick<Context, 'customers' | 'now' | 'catalogue'>,
): Promise<Found> {
  const known = await customers.contractOf(cpf, product)
  const customer = known ?? nobody
  const found = { customer, offers: offersTo(customer, product, catalogue), contact: contactOf(customer) }
  const free = isFree(customer, now())
  return known && free && found.offers.length > 0 ? found : nothing
}

/** Whether the customer's contract may end on a day. */
export function isFree({ loyalty_until }: Pick<Customer, 'loyalty_until'>, now: Date): boolean {
  return loyalty_until < isoDayInBrazil(now)
}

const nothing: Found = { customer: null, offers: [], contact: { name: null, email: null, phone: null } }
const skus = z.array(z.string())

function offersTo({ offers }: Customer, product: Product, { planById }: Catalogue): Plan[] {
  return skus.parse(JSON.parse(offers)).flatMap((sku) => planById(customerPlanId(sku, offerFor[product])) ?? [])
}

export function contactOf({ name, email, phone }: Customer): Contact {
  return { name: maskName(name), email: email && maskEmail(email), phone: phone && maskPhone(phone) }
}

/** The dummy customer that keeps response times equal. */
export const nobody: Customer = {
  id: '',
  document_hash: '',
  product: 'fibre',
  name: 'Maria Souza',
  email: 'maria@correio.example',
  phone: '16991234567',
  birth_date: '15/03/1990',
  mothers_name: 'Ana Souza',
  loyalty_until: '',
  offers: '["d600a","d600gl","d1000a"]',
}
