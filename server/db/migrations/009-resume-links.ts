import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that open a lead at another device, and the tokens of the devices where it was opened. */
export const resumeLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('resume_links')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('token', 'text')
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    for (const column of ['lead_id', 'expires_at'])
      await db.schema.createIndex(`resume_links_${column}`).ifNotExists().on('resume_links').column(column).execute()
    await db.schema
      .createTable('lead_holders')
      .ifNotExists()
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('granted_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('lead_holders_pk', ['lead_id', 'token_hash'])
      .execute()
  },
}
