import type { Context, OwnedLead } from '../handlerContext.ts'
import { countOf, countUp, hourAt, tooMany } from '../db/counters.ts'
import { CountedRefusal } from '../refusal.ts'
import { refusals } from '../refusalMessages.ts'

/** The wrong telephones per lead, device and hour, over all calls, because the mask reveals some digits. */
const triesPerDevice = 5

/** Whether a lead contains its visitor's own data. A customer's data come from the contract, found by CPF. */
export const isTold = ({ kind }: OwnedLead) => kind === 'order' || kind === 'no-coverage'

/** Whether a call names the lead's telephone. A contract's is never compared, because that would reveal it. */
export async function isOwnersPhone(
  lead: OwnedLead,
  phone: string | undefined,
  { db, vault, now, deviceOf }: Context,
): Promise<boolean> {
  if (!isTold(lead) || lead.phone === null) return true
  const [key, window] = [vault.hash('tries', `phone|${lead.id}|${deviceOf(lead.id)}`), hourAt(now())]
  if ((await countOf(db, key, window)) >= triesPerDevice) throw tooMany(window)
  if (phone !== undefined && phone !== lead.phone) await countUp(db, key, window)
  return phone === lead.phone
}

/** Refuses a call with another telephone than the lead's. */
export async function refuseOtherPhone(lead: OwnedLead, phone: string | undefined, context: Context): Promise<void> {
  if (!(await isOwnersPhone(lead, phone, context)))
    throw new CountedRefusal(422, {
      error: refusals['phone.other'],
      code: 'phone.other',
      fields: { phone: refusals['phone.other'] },
    })
}
