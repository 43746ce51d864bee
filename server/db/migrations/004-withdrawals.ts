import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When an order was withdrawn, if it was. */
export const withdrawals: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await isThere(db))) await db.schema.alterTable('orders').addColumn('withdrawn_at', 'text').execute()
  },
}

/** A server that ended between the change and its record makes it again: neither database adds a column only once. */
async function isThere(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name, columns }) => name === 'orders' && columns.some((column) => column.name === 'withdrawn_at'))
}
