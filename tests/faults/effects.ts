import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

/** The counts of everything that a write may change. */
export type Content = Readonly<Record<string, number>>

/** Tables that count requests, not effects. */
const asked = new Set(['idempotency', 'limits', 'spent_proofs', 'health'])

/** The rows of every table, and the changes of leads. */
export async function contentOf(db: Db): Promise<Content> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !asked.has(name))
  const counts = tables.map((name) => sql`select ${sql.lit(name)} as name, count(*) as n from ${sql.table(name)}`)
  const changes = sql`select 'changes' as name, coalesce(sum(version), 0) as n from leads`
  const { rows } = await sql<{ name: string; n: number }>`${sql.join([...counts, changes], sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

/** The added and removed rows. */
export function effectOf(before: Content, after: Content): Content {
  const changed = Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
  return Object.fromEntries(changed.filter(([, n]) => n !== 0))
}

/** How much more, and how much less, was done than once. */
export function besideOnce(once: Content, done: Content): { D: number; L: number } {
  const names = [...new Set([...Object.keys(once), ...Object.keys(done)])]
  const over = names.map((name) => {
    const [wanted = 0, is = 0] = [once[name], done[name]]
    return Math.sign(wanted || is) * (is - wanted)
  })
  return {
    D: over.filter((count) => count > 0).length,
    L: over.filter((count) => count < 0).length,
  }
}
