import type { Db } from '../../db/database.ts'

/** Puts an order into the operator's feed again after a change. */
export const tellOrderAgain = (db: Db, leadId: string) =>
  db.updateTable('orders').set({ feed_n: null }).where('lead_id', '=', leadId).execute()
