import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The e-mail domains of an operator's collaborators have editions as its other data. */
export const collaborators: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('collaborator_rows')
      .ifNotExists()
      .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('domain', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('collaborator_rows_key', ['edition', 'domain'])
      .execute()
    await sql`insert into operator_editions (kind, edition) values ('collaborators', 0) on conflict do nothing`.execute(
      db,
    )
    await sql`drop view if exists collaborators`.execute(db)
    await sql`create view collaborators as select domain from collaborator_rows
      where edition = (select edition from operator_editions where kind = 'collaborators')`.execute(db)
  },
}
