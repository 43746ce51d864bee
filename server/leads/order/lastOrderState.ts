import type { Db } from '../../db/database.ts'
import type { OrderStateTable } from '../../db/tables.ts'

export async function lastOrderState(db: Db, leadId: string): Promise<OrderStateTable | null> {
  return (await db.selectFrom('order_states').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ?? null
}
