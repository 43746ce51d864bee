import type { Context } from '../../call.ts'
import { auditEach } from '../audit.ts'

/** What belongs to a lead and nothing else does. */
const tables = [
  'bookings',
  'risk_decisions',
  'customer_requests',
  'collaborator_codes',
  'resume_links',
  'lead_holders',
] as const

/** The key goes with the row: copies of the sealed values no longer open. What stays is that it was erased, for a restored backup. */
export async function erase(ids: readonly string[], { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (const table of tables) await db.deleteFrom(table).where('lead_id', 'in', ids).execute()
  await db.deleteFrom('owner_keys').where('owner', 'in', ids).execute()
  await db.deleteFrom('leads').where('id', 'in', ids).execute()
  await db
    .insertInto('erasures')
    .values(ids.map((lead_id) => ({ lead_id, at: at.toISOString() })))
    .execute()
  await auditEach(db, ids, 'erased', [], at)
}
