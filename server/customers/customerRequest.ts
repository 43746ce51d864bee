import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { customerRow, type CustomerRequestTable } from '../db/customerTables.ts'
import type { Db } from '../db/database.ts'
import type { Found } from './customerLookup.ts'
import { type Customer, openCustomer } from './sealedCustomer.ts'

/** A customer's request: the ids of the offered plans, and the second choice. */
export type CustomerRequest = Pick<Selectable<CustomerRequestTable>, 'customer_id' | 'second_offer'> & {
  offers: string[]
}

const ids = z.array(z.string())

/** Stores the result for a lead. A contract from another system is stored with it, encrypted with the lead's key. */
export async function storeCustomerRequest(
  { db, vault, customers }: Pick<Context, 'db' | 'vault' | 'customers'>,
  leadId: string,
  { customer, offers }: Found,
): Promise<void> {
  const isKept = customers.isAsked && customer !== null
  await db
    .insertInto('customer_requests')
    .values({
      lead_id: leadId,
      customer_id: customer?.id ?? null,
      customer: isKept ? (await vault.keyOf(db, leadId)).seal(spotOf(leadId), JSON.stringify(customer)) : null,
      offers: JSON.stringify(offers.map(({ id }) => id)),
      second_offer: null,
    })
    .execute()
}

const spotOf = (row: string) => ({ table: 'customer_requests', row, column: 'customer' }) as const

export async function customerRequestOf(db: Db, { id }: OwnedLead): Promise<CustomerRequest> {
  const requests = db.selectFrom('customer_requests').selectAll().where('lead_id', '=', id)
  const { customer_id, offers, second_offer } = await requests.executeTakeFirstOrThrow()
  return { customer_id, offers: ids.parse(JSON.parse(offers)), second_offer }
}

/** The customer of a request, if the look-up found one. */
export async function customerOf(
  lead: OwnedLead,
  { db, vault }: Pick<Context, 'db' | 'vault'>,
): Promise<Customer | null> {
  const requests = db.selectFrom('customer_requests').select('customer').where('lead_id', '=', lead.id)
  const told = await requests.executeTakeFirst()
  if (told?.customer) {
    const key = lead.key ?? (await vault.keyKept(db, lead.id))
    return key && customerRow.parse(JSON.parse(key.open(spotOf(lead.id), told.customer)))
  }
  const customers = db
    .selectFrom('customers')
    .innerJoin('customer_requests', 'customer_requests.customer_id', 'customers.id')
  const row = await customers.where('customer_requests.lead_id', '=', lead.id).selectAll('customers').executeTakeFirst()
  return row ? openCustomer(row, vault) : null
}

/** An opaque id of a request's customer for the browser, different in each request. */
export function renewalCustomerId(requestId: string, { vault }: Pick<Context, 'vault'>): string {
  return vault.hash('renewal base user', requestId).slice(0, 22)
}
