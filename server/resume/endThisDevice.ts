import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { audit } from '../leads/audit.ts'
import { endHolders } from './leadDevices.ts'

/** Ends an order on this device only. Other devices and links, which need an answer, still work. */
export const endThisDevice: Handler<'endThisDevice'> = async (_, context) => {
  const lead = leadOf(context)
  const { db, now, deviceOf } = context
  await endHolders(lead, [{ token_hash: deviceOf(lead.id) }], context)
  await audit(db, lead, 'this device ended', [], now())
  context.ungrant(lead.id)
  return { success: true }
}
