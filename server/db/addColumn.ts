import { type Kysely, sql } from 'kysely'

/** Adds a column that may be there already, which only PostgreSQL can be told. */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer' = 'text',
): Promise<void> {
  if (db.getExecutor().adapter.supportsMultipleConnections) {
    await sql`alter table ${sql.table(table)} add column if not exists ${sql.ref(column)} ${sql.raw(type)}`.execute(db)
    return
  }
  const { rows } = await sql`select 1 from pragma_table_info(${table}) where name = ${column}`.execute(db)
  if (rows.length === 0)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(db)
}
