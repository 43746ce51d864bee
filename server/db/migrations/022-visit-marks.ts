import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** Keyed hashes of the telephone, the e-mail and the home behind a booked visit, by which those of one person are counted. */
export const visitMarks: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'bookings', 'marks')))
      await db.schema.alterTable('bookings').addColumn('marks', 'text').execute()
  },
}
