import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The solutions of challenges that were used, until they expire. */
export const spentProofs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('spent_proofs')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('spent_proofs_expires_at')
      .ifNotExists()
      .on('spent_proofs')
      .column('expires_at')
      .execute()
  },
}
