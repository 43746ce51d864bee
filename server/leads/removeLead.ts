import { type Context, type Handler, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'
import { refuseOtherPhone } from './isOwnersPhone.ts'
import { erase } from './erase.ts'
import { queueLetter, type Unmailed } from '../mail/queueLetter.ts'
import { refuse } from '../http/refusal.ts'
import { releaseSlot } from '../schedule/bookings.ts'
import { audit } from './audit.ts'
import { orderOf } from './order/orderRows.ts'
import { post } from './outbox.ts'
import { isPlacedElsewhere } from './answersByDevice.ts'
import { mayWithdraw } from './order/withdrawalTerm.ts'

/** Erases a lead at its visitor's request, or withdraws its order. */
export const removeLead: Handler<'removeLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseOtherPhone(lead, body.phone, context)
  if (lead.order_number !== null) return { success: true, ...(await withdrawOrder(lead, context)) }
  await eraseOwn(lead, context)
  return { success: true }
}

/** Erases an address without coverage, and its contact. */
export const forgetNoCoverage: Handler<'forgetNoCoverage'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseOtherPhone(lead, body.phone, context)
  await eraseOwn(lead, context)
  return { success: true, id: lead.id }
}

async function eraseOwn({ id }: OwnedLead, context: Context): Promise<void> {
  await erase([id], context)
  context.ungrant(id)
}

/** Withdraws an order on the device that placed it, frees its visit, and notifies the visitor and other systems. */
async function withdrawOrder(lead: OwnedLead, context: Context): Promise<Unmailed> {
  const { db, now, deviceOf } = context
  const order = await orderOf(db, lead)
  if (!order || order.withdrawn_at !== null) return {}
  if (isPlacedElsewhere(lead, deviceOf(lead.id))) throw refuse(409, 'withdrawal.elsewhere')
  const at = now()
  if (!mayWithdraw(new Date(order.terms_accepted_at), at)) throw refuse(409, 'withdrawal.late')
  const withdrawn = { withdrawn_at: at.toISOString(), feed_n: null }
  await db.updateTable('orders').set(withdrawn).where('lead_id', '=', lead.id).execute()
  await releaseSlot(db, lead.id, at)
  await audit(db, lead, 'withdrawn', ['withdrawn_at'], at)
  await post(db, 'order.withdrawn', { lead: lead.id, number: order.number }, at)
  return queueLetter('mail.withdrawn', lead, context)
}
