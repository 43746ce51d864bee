import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasTable } from '../hasTable.ts'

/** An operator's mobile lines have editions as its other data. May run twice, as it may be cut off anywhere. */
export const mobileLines: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('mobile_line_rows')
      .ifNotExists()
      .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('phone_hash', 'text', (c) => c.notNull())
      .addColumn('addon', 'text', (c) => c.notNull())
      .addColumn('active', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('mobile_line_rows_key', ['edition', 'phone_hash'])
      .execute()
    if (await hasTable(db, 'mobile_lines')) {
      await sql`insert into mobile_line_rows (phone_hash, addon, active)
        select phone_hash, addon, active from mobile_lines where true on conflict do nothing`.execute(db)
      await db.schema.dropTable('mobile_lines').execute()
    }
    await sql`insert into operator_editions (kind, edition) values ('mobile_lines', 0) on conflict do nothing`.execute(
      db,
    )
    await sql`drop view if exists mobile_lines`.execute(db)
    await sql`create view mobile_lines as select phone_hash, addon, active from mobile_line_rows
      where edition = (select edition from operator_editions where kind = 'mobile_lines')`.execute(db)
  },
}
