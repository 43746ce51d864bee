import type { Context } from '../http/calls/handlerContext.ts'
import { audit } from '../leads/audit.ts'
import { lockLead } from '../leads/lockLead.ts'
import { tellOrderAgain } from '../leads/order/tellOrderAgain.ts'
import { post } from '../leads/outbox.ts'
import { releaseSlot } from './bookings.ts'

/** Frees the visit of an order without a real person, and notifies other systems. False without a visit. */
export async function releaseVisit(
  leadId: string,
  by: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<boolean> {
  const lead = await lockLead(db, leadId)
  if (!lead || !(await releaseSlot(db, leadId, now()))) return false
  await db.deleteFrom('order_states').where('lead_id', '=', leadId).where('state', '=', 'booked').execute()
  await tellOrderAgain(db, leadId)
  await audit(db, lead, `visit given back by ${by}`, [], now())
  await post(db, 'visit.released', { lead: leadId }, now())
  return true
}
