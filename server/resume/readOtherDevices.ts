import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { devicesTold, otherDevices } from './leadDevices.ts'
import { openLinks } from './links.ts'

/** The other devices with access, and the open links. */
export const readOtherDevices: Handler<'readOtherDevices'> = async (_, context) => {
  const lead = leadOf(context)
  const { db, now, deviceOf } = context
  const links = await openLinks(db, now())
    .select('created_at as since')
    .where('lead_id', '=', lead.id)
    .orderBy('created_at')
    .execute()
  return devicesTold(await otherDevices(deviceOf(lead.id), lead, context), lead.order_number === null ? links : [])
}
