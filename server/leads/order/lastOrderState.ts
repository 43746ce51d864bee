import type { Db } from '../../db/database.ts'
import type { OrderStateTable } from '../../db/tables.ts'

/** What the operator has told of an order last; null where it has told nothing. */
export async function lastOrderState(db: Db, leadId: string): Promise<OrderStateTable | null> {
  return (await db.selectFrom('order_states').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ?? null
}
