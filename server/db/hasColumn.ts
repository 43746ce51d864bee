import type { Kysely } from 'kysely'

/** Whether a table has a column. A server that ended between a change and its record makes it again, and neither database adds a column only once. */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name, columns }) => name === table && columns.some((each) => each.name === column))
}
