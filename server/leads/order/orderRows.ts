import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import type { Db } from '../../db/database.ts'
import type { OrderTable, OrderStateTable } from '../../db/tables.ts'
import { refuse } from '../../http/refusal.ts'

export async function orderOf(db: Db, { id }: Pick<OwnedLead, 'id'>): Promise<Selectable<OrderTable> | null> {
  return (await db.selectFrom('orders').selectAll().where('lead_id', '=', id).executeTakeFirst()) ?? null
}

/** The number for a repeated finish; null without an order. Refuses a withdrawn order. */
export async function numberGiven(lead: OwnedLead, { db }: Pick<Context, 'db'>): Promise<string | null> {
  if (lead.order_number === null) return null
  if (await isWithdrawn(lead, db)) throw refuse(409, 'order.withdrawn')
  return lead.order_number
}

export async function isWithdrawn(lead: OwnedLead, db: Db): Promise<boolean> {
  const order = await orderOf(db, lead)
  return order !== null && order.withdrawn_at !== null
}

export async function lastOrderState(db: Db, leadId: string): Promise<OrderStateTable | null> {
  return (await db.selectFrom('order_states').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ?? null
}

/** Puts an order into the operator's feed again after a change. */
export const tellOrderAgain = (db: Db, leadId: string) =>
  db.updateTable('orders').set({ feed_n: null }).where('lead_id', '=', leadId).execute()
