import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumn } from '../addColumn.ts'

/** Adds the references of visits in the operator's system, which are stored before booking. */
export const bookingRequests: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addColumn(db, 'bookings', 'reference')
    await db.schema
      .createTable('booking_requests')
      .ifNotExists()
      .addColumn('wish', 'text', (c) => c.primaryKey())
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .addColumn('asked_at', 'text', (c) => c.notNull())
      .execute()
    await sql`create index if not exists booking_requests_asked_at on booking_requests (asked_at)`.execute(db)
  },
}
