import { type SelectQueryBuilder, sql } from 'kysely'

/** The number of rows of a query; PostgreSQL returns it as a text. */
export async function countRows<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = rows.select(sql`count(*)`.as('count')).$castTo<{ count: number | string }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
