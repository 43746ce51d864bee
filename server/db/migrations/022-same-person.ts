import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/**
 * Keyed hashes of the telephone, the e-mail and the home behind a booked visit, by which those of one person are counted, and an
 * index of who was confirmed, by which an earlier order of theirs is found.
 */
export const samePerson: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'bookings', 'marks')))
      await db.schema.alterTable('bookings').addColumn('marks', 'text').execute()
    await db.schema
      .createIndex('risk_decisions_data_hash')
      .ifNotExists()
      .on('risk_decisions')
      .column('data_hash')
      .execute()
  },
}
