import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The index of leads with private answers counts what a browser told of its device as one, too. */
export const privateAnswers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index if not exists leads_private on leads (touched_at)
      where order_number is null and (document is not null or birth_date is not null or mothers_name is not null
        or bank_info is not null or device_info is not null or direct_debit = 1)`.execute(db)
    await db.schema.dropIndex('leads_touched_at_some').ifExists().execute()
  },
}
