import type { Context } from '../http/calls/handlerContext.ts'
import { addRows } from './audit.ts'
import { keysOf } from '../keysOf.ts'

/** The tables that are erased with a lead, and their exported columns, without hashes and encrypted tokens. */
export const tablesOfLead = {
  bookings: ['region', 'date', 'period'],
  risk_decisions: ['decision', 'message', 'decided_at'],
  customer_requests: ['offers', 'second_offer'],
  collaborator_codes: ['tries', 'expires_at', 'validated_at'],
  resume_links: ['tries', 'created_at', 'expires_at'],
  lead_holders: ['granted_at'],
  ended_holders: ['ended_at'],
  order_states: ['state', 'date', 'at'],
  visit_reminders: ['date'],
} as const

export const leadTableNames = keysOf(tablesOfLead)

/** Erases leads and their keys, so that copies stay encrypted. Noted, so that restored backups erase them too. */
export async function erase(ids: readonly string[], { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (const table of leadTableNames) await db.deleteFrom(table).where('lead_id', 'in', ids).execute()
  await db.deleteFrom('owner_keys').where('owner', 'in', ids).execute()
  const gone = await db.deleteFrom('leads').where('id', 'in', ids).returning(['id', 'trail_n', 'trail_hash']).execute()
  const erased = ids.map((lead_id) => ({ lead_id, at: at.toISOString(), noted_at: null }))
  await db.insertInto('erasures').values(erased).execute()
  await addRows(db, gone, 'erased', at)
}
