import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** Which version of a lead changed each of its steps, and by which send. */
export const changes: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'changes')))
      await db.schema.alterTable('leads').addColumn('changes', 'text').execute()
  },
}
