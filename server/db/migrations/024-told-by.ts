import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** Which device told each private value of a lead, and which placed its order. */
export const toldBy: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'told_by')))
      await db.schema.alterTable('leads').addColumn('told_by', 'text').execute()
  },
}
