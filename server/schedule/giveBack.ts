import type { Context } from '../call.ts'
import { audit } from '../leads/audit.ts'
import { post } from '../leads/outbox.ts'
import { releaseSlot } from './slots.ts'

/**
 * Gives back the visit of an order that nobody real stands behind, and tells other systems. The order stays, to be asked about by
 * telephone. False if it held none.
 */
export async function giveBack(leadId: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  if (!(await releaseSlot(db, leadId))) return false
  await audit(db, leadId, 'visit given back', [], now())
  await post(db, 'visit.released', { lead: leadId }, now())
  return true
}
