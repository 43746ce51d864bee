import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** When an order was withdrawn, if it was. */
export const withdrawals: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'orders', 'withdrawn_at')))
      await db.schema.alterTable('orders').addColumn('withdrawn_at', 'text').execute()
  },
}
