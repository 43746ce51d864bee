import { type Handler, leadOf } from '../call.ts'
import { devicesTold, otherHolders } from './holders.ts'
import { openLinks } from './links.ts'

/** Tells what holds an order besides the device that asks, and what still may open it. */
export const readOtherDevices: Handler<'readOtherDevices'> = async (_, context) => {
  const { db, now } = context
  const links = await openLinks(db, now())
    .select('created_at as since')
    .where('lead_id', '=', leadOf(context).id)
    .orderBy('created_at')
    .execute()
  return devicesTold(await otherHolders(context), links)
}
