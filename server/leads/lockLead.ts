import type { Db } from '../db/database.ts'

/** A stored lead, held to the end of the transaction, without a change to it. */
export const lockLead = (tx: Db, id: string) =>
  tx
    .updateTable('leads')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
