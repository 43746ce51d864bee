import { type Db, isPostgres } from '../db/database.ts'
import { addRows, type Trailed } from '../leads/audit.ts'
import type { Fetch } from './feed.ts'

/** Locks in a fixed order, so that two transactions never deadlock. */
export function heldLeads(db: Db, ids: readonly string[]) {
  const leads = db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id')
  return (isPostgres(db) ? leads.forUpdate() : leads).execute()
}

/** Notes the fetch in each trail. */
export async function noteFetched(leads: readonly Trailed[], { db, name, now }: Fetch): Promise<void> {
  for (const [id, end] of await addRows(db, leads, `fetched by ${name}`, [], now))
    await db.updateTable('leads').set(end).where('id', '=', id).execute()
}
