import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** What the operator's systems tell of an order and of a call, when, and which of them. */
export const acknowledged: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('order_states')
      .ifNotExists()
      .addColumn('lead_id', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('date', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('told_by', 'text', (c) => c.notNull())
      .execute()
    for (const column of ['outcome', 'outcome_at', 'outcome_by'])
      if (!(await hasColumn(db, 'support_requests', column)))
        await db.schema.alterTable('support_requests').addColumn(column, 'text').execute()
  },
}
