import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Context, OwnedLead } from '../handlerContext.ts'
import type { CustomerRequestTable } from '../db/customerTables.ts'
import type { Db } from '../db/database.ts'
import { type Customer, openCustomer } from './sealedCustomer.ts'

/** A customer's request: the ids of the offered plans, and the second choice. */
export type CustomerRequest = Omit<Selectable<CustomerRequestTable>, 'lead_id' | 'offers'> & { offers: string[] }

const ids = z.array(z.string())

export async function keepRequest(
  db: Db,
  leadId: string,
  { customer_id, offers }: Pick<CustomerRequest, 'customer_id' | 'offers'>,
): Promise<void> {
  await db
    .insertInto('customer_requests')
    .values({ lead_id: leadId, customer_id, offers: JSON.stringify(offers), second_offer: null })
    .execute()
}

export async function requestOf(db: Db, { id }: OwnedLead): Promise<CustomerRequest> {
  const { customer_id, offers, second_offer } = await db
    .selectFrom('customer_requests')
    .selectAll()
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow()
  return { customer_id, offers: ids.parse(JSON.parse(offers)), second_offer }
}

/** The customer of a request, if the look-up found one. */
export async function customerOf(
  lead: OwnedLead,
  { db, vault }: Pick<Context, 'db' | 'vault'>,
): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('customer_requests', 'customer_requests.customer_id', 'customers.id')
    .where('customer_requests.lead_id', '=', lead.id)
    .selectAll('customers')
    .executeTakeFirst()
  return row ? openCustomer(row, vault) : null
}
