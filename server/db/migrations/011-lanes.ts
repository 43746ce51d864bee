import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** The lane of each message of the outbox, with an index of those that wait in it. */
export const lanes: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'outbox', 'lane')))
      await db.schema
        .alterTable('outbox')
        .addColumn('lane', 'text', (c) => c.notNull().defaultTo('event'))
        .execute()
    for (const [lane, topics] of [
      ['code', ['mail.code', 'mail.resume']],
      ['letter', ['mail.order', 'mail.withdrawn', 'mail.arrived']],
    ] as const)
      await sql`update outbox set lane = ${lane} where done_at is null and topic like 'mail.%' and topic in (${sql.join(topics)})`.execute(
        db,
      )
    await sql`create index if not exists outbox_waiting on outbox (lane, next_at) where done_at is null`.execute(db)
    await db.schema.dropIndex('outbox_next_at_some').ifExists().execute()
  },
}
