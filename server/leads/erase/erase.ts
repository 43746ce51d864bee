import type { Context } from '../../http/calls/handlerContext.ts'
import { addRows } from '../audit.ts'
import { leadTableNames } from '../tablesOfLead.ts'

/** Erases leads and their keys, so that copies stay encrypted. Noted, so that restored backups erase them too. */
export async function erase(ids: readonly string[], { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (const table of leadTableNames) await db.deleteFrom(table).where('lead_id', 'in', ids).execute()
  await db.deleteFrom('owner_keys').where('owner', 'in', ids).execute()
  const gone = await db.deleteFrom('leads').where('id', 'in', ids).returning(['id', 'trail_n', 'trail_hash']).execute()
  await db
    .insertInto('erasures')
    .values(ids.map((lead_id) => ({ lead_id, at: at.toISOString(), noted_at: null })))
    .execute()
  await addRows(db, gone, 'erased', [], at)
}
