import type { Context } from '../call.ts'
import { audit } from '../leads/audit.ts'
import { post } from '../leads/outbox.ts'
import { releaseSlot } from './slots.ts'

/**
 * Gives back the visit of an order that nobody real stands behind, and tells other systems. The order stays, to be asked about by
 * telephone. False if it held none.
 */
export async function giveBack(leadId: string, by: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const locked = db
    .updateTable('leads')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', leadId)
  const lead = await locked.returning(['id', 'trail_n', 'trail_hash']).executeTakeFirst()
  if (!lead || !(await releaseSlot(db, leadId))) return false
  await audit(db, lead, `visit given back by ${by}`, [], now())
  await post(db, 'visit.released', { lead: leadId }, now())
  return true
}
