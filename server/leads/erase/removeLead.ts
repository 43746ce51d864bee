import { type Context, type Handler, leadOf, type OwnedLead } from '../../http/calls/handlerContext.ts'
import { refuseOtherPhone } from '../isOwnersPhone.ts'
import { erase } from './erase.ts'
import { withdrawOrder } from '../withdraw/withdrawOrder.ts'

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
