import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { audit } from '../leads/audit.ts'
import { refuseOtherPhone } from '../leads/isOwnersPhone.ts'
import { devicesTold, endOthers } from './leadDevices.ts'

/** Ends an order and its links on all other devices. */
export const endOtherDevices: Handler<'endOtherDevices'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseOtherPhone(lead, body.phone, context)
  await endOthers(lead, context.deviceOf(lead.id), context)
  await audit(context.db, lead, 'other devices ended', [], context.now())
  return devicesTold([], [])
}
