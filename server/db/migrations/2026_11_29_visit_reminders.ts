import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes visits by day, and stores which reminders were sent. */
export const visitReminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('visit_reminders')
      .ifNotExists()
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('visit_reminders_key', ['lead_id', 'date'])
      .execute()
    await sql`create index if not exists bookings_by_date on bookings (date, lead_id)`.execute(db)
    await sql`create index if not exists order_states_booked on order_states (date, lead_id) where state = 'booked'`.execute(
      db,
    )
  },
}
