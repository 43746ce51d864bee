import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The tokens of devices where a lead was ended from another one, so that their visitors are told why. */
export const endedHolders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('ended_holders')
      .ifNotExists()
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ended_holders_pk', ['lead_id', 'token_hash'])
      .execute()
  },
}
