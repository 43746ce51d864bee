import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/**
 * When a visit was booked, and keyed hashes of the telephone, the e-mail and the home behind it, by which those of one person are
 * counted, with an index of those that are to be forgotten; and one of who was confirmed, by which an earlier order of theirs is found.
 */
export const samePerson: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['marks', 'booked_at'])
      if (!(await hasColumn(db, 'bookings', column)))
        await db.schema.alterTable('bookings').addColumn(column, 'text').execute()
    await db.schema
      .createIndex('risk_decisions_data_hash')
      .ifNotExists()
      .on('risk_decisions')
      .column('data_hash')
      .execute()
    await sql`create index if not exists bookings_marked on bookings (booked_at) where marks is not null`.execute(db)
  },
}
