import type { Selectable } from 'kysely'
import type { OwnedLead } from '../http/calls/handlerContext.ts'
import { customerOf } from '../customers/customerRequest.ts'
import type { OperatorTables } from '../db/operatorTables.ts'
import type { OrderStateTable, OrderTable, LeadRecord } from '../db/tables.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { phoneIsFromVisitor } from '../leads/isOwnersPhone.ts'
import {
  type OrderEntry,
  sold,
  type Sold,
  type LeadEntry,
  type NoticeEntry,
  type Wanted,
  type CallEntry,
} from './feedContract.ts'
import type { Fed, Fetch } from './feed.ts'
import { openCallRequest } from '../support/callRequests.ts'
import { type Db, isPostgres } from '../db/database.ts'
import { addRows, type Trailed } from '../leads/audit.ts'

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

const visitIn = (booking: Selectable<OperatorTables['bookings']> | undefined): OrderEntry['visit'] => {
  if (!booking) return null
  const { date, period, reference } = booking
  return { date, period, ...(reference !== null && { reference }) }
}

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

/** Addresses without coverage, by their places in the feed. */
export const noticeEntries = (fed: readonly Fed[], fetch: Fetch): Promise<NoticeEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, told_at }) => ({ wanted_at: created_at, told_at }))

/** Unfinished orders with a reminder, by their places in the feed. */
export const leftEntries = (fed: readonly Fed[], fetch: Fetch): Promise<LeadEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, reminded_at }) => ({ begun_at: created_at, reminded_at: reminded_at ?? '' }))

/** The wishes of leads with the feed's times. Notes the fetch in each trail. */
async function entriesOf<T>(fed: readonly Fed[], fetch: Fetch, times: (row: LeadRecord) => T) {
  const at = fetch.now.toISOString()
  const ids = fed.map(({ id }) => id)
  const rows = await heldLeads(fetch.db, ids)
  const kept = new Map(rows.filter(({ expires_at }) => expires_at > at).map((row) => [row.id, row]))
  const found = []
  for (const { id, again } of fed) {
    const row = kept.get(id)
    if (!row) continue
    const { protocol, cep } = row
    found.push({ again, id, protocol, ...times(row), cep, wanted: wantedIn(await openLead(row, fetch)) })
  }
  await noteFetched([...kept.values()], fetch)
  return found
}

/** Null if a value cannot be decrypted, so that one damaged row does not block the feed. */
function wantedIn(lead: OwnedLead): Wanted | null {
  try {
    const { address, plan_id, name, phone, email, accept_information, tracking } = lead
    return { address, plan_id, name, phone, email, accept_information, tracking }
  } catch {
    return null
  }
}

/** Requests to be called, by their places in the feed. */
export async function callEntries(fed: readonly Fed[], { db, vault }: Fetch): Promise<CallEntry[]> {
  const ids = fed.map(({ id }) => id)
  const rows = await db.selectFrom('support_requests').selectAll().where('id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, openCallRequest(row, vault)]))
  return fed.flatMap(({ id, again }) => {
    const row = known.get(id)
    if (!row) return []
    const { phone: telephone, protocol, created_at: requested_at, outcome } = row
    const tracking = row.tracking === null ? null : JSON.parse(row.tracking)
    return [{ again, id, telephone, protocol, requested_at, tracking, outcome }]
  })
}

/** Locks in a fixed order, so that two transactions never deadlock. */
function heldLeads(db: Db, ids: readonly string[]) {
  const leads = db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id')
  return (isPostgres(db) ? leads.forUpdate() : leads).execute()
}

/** Notes the fetch in each trail. */
async function noteFetched(leads: readonly Trailed[], { db, name, now }: Fetch): Promise<void> {
  for (const [id, end] of await addRows(db, leads, `fetched by ${name}`, now))
    await db.updateTable('leads').set(end).where('id', '=', id).execute()
}
