import type { Selectable } from 'kysely'
import type { OwnedLead } from '../http/calls/handlerContext.ts'
import { customerOf } from '../customers/customerRequest.ts'
import type { OperatorTables } from '../db/operatorTables.ts'
import type { OrderStateTable, OrderTable } from '../db/tables.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { phoneIsFromVisitor } from '../leads/isOwnersPhone.ts'
import { type OrderEntry, sold, type Sold } from './feedContract.ts'
import type { Fed, Fetch } from './feed.ts'
import { heldLeads, noteFetched } from './fetchedLeads.ts'

/** Orders with all data for fulfilment, by their places in the feed. Notes the fetch in each trail. */
export async function orderEntries(fed: readonly Fed[], fetch: Fetch): Promise<OrderEntry[]> {
  const { db } = fetch
  const ids = fed.map(({ id }) => id)
  const leads = await heldLeads(db, ids)
  const orders = await db.selectFrom('orders').selectAll().where('lead_id', 'in', ids).execute()
  const bookings = await db.selectFrom('bookings').selectAll().where('lead_id', 'in', ids).execute()
  const states = await db.selectFrom('order_states').selectAll().where('lead_id', 'in', ids).execute()
  const found: OrderEntry[] = []
  for (const { id, again } of fed) {
    const order = orders.find(({ lead_id }) => lead_id === id)
    const row = leads.find((each) => each.id === id)
    if (!order || !row) continue
    const lead = await openLead(row, fetch)
    const booking = bookings.find(({ lead_id }) => lead_id === id)
    found.push({
      again,
      ...ordered(lead, order),
      visit: visitIn(booking),
      state: stateIn(states.find(({ lead_id }) => lead_id === id)),
      ...(await soldIn(lead, fetch)),
    })
  }
  await noteFetched(leads, fetch)
  return found
}

const stateIn = (told: OrderStateTable | undefined): OrderEntry['state'] =>
  told ? { state: told.state, at: told.at, ...(told.date !== null && { date: told.date }) } : null

const visitIn = (booking: Selectable<OperatorTables['bookings']> | undefined): OrderEntry['visit'] =>
  booking
    ? {
        date: booking.date,
        period: booking.period,
        ...(booking.reference !== null && { reference: booking.reference }),
      }
    : null

const ordered = ({ protocol, kind }: OwnedLead, order: Selectable<OrderTable>) => ({
  number: order.number,
  protocol,
  kind,
  placed_at: order.terms_accepted_at,
  withdrawn_at: order.withdrawn_at,
  plan_id: order.plan_id,
  sku: order.sku,
  offer: JSON.parse(order.offer),
})

/** Adds the contract's contact for a customer. */
async function soldIn(lead: OwnedLead, fetch: Fetch): Promise<Pick<OrderEntry, 'customer_id' | 'sold'>> {
  const told = toldIn(lead)
  if (phoneIsFromVisitor(lead)) return { customer_id: null, sold: told }
  const customer = await customerOf(lead, fetch)
  if (!customer || told === null) return { customer_id: customer?.id ?? null, sold: told }
  const { id, name, email, phone, birth_date, mothers_name } = customer
  return { customer_id: id, sold: { ...told, name, email, phone, birth_date, mothers_name } }
}

/** Null if a value cannot be decrypted, so that one damaged order does not block the feed. */
function toldIn(lead: OwnedLead): Sold | null {
  const opened = openedIn(lead)
  return opened && sold.parse(opened)
}

/** A copy of a lead, which decrypts its values. */
function openedIn(lead: OwnedLead): OwnedLead | null {
  try {
    return { ...lead }
  } catch {
    return null
  }
}
