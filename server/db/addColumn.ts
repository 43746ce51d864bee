import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds a text column if it is missing, which SQLite cannot express. SQLite also stores numbers in it. */
export async function addColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  if (db.getExecutor().adapter.supportsMultipleConnections) {
    await sql`alter table ${sql.table(table)} add column if not exists ${sql.ref(column)} text`.execute(db)
    return
  }
  const { rows } = await sql`select 1 from pragma_table_info(${table}) where name = ${column}`.execute(db)
  if (rows.length === 0) await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text`.execute(db)
}

/** A migration that adds columns to tables, after its other changes. */
export const addColumns = (added: Record<string, readonly string[]>, make?: Migration): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await make?.up(db)
    for (const [table, columns] of Object.entries(added))
      for (const column of columns) await addColumn(db, table, column)
  },
})
