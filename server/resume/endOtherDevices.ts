import { type Handler, leadOf } from '../call.ts'
import { audit } from '../leads/audit.ts'
import { refuseOtherPhone } from '../leads/ownersPhone.ts'
import { devicesTold, endHolders, otherHolders } from './holders.ts'

/**
 * Ends an order on all devices but the one that asks, and its links. The links go first: one that is being opened is
 * waited for, and its device ends too.
 */
export const endOtherDevices: Handler<'endOtherDevices'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const { db, now } = context
  await refuseOtherPhone(lead, body.phone, context)
  await db.deleteFrom('resume_links').where('lead_id', '=', lead.id).execute()
  await endHolders(lead, await otherHolders(context), context)
  await audit(db, lead, 'other devices ended', [], now())
  return devicesTold([], [])
}
