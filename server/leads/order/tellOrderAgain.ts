import type { Db } from '../../db/database.ts'

/** The operator's feed has an order anew after a change that it must hear of. */
export const tellOrderAgain = (db: Db, leadId: string) =>
  db.updateTable('orders').set({ feed_n: null }).where('lead_id', '=', leadId).execute()
