import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { hourAt, tooMany } from '../db/counters.ts'
import { countHourly, countInHour } from '../http/limits/hourlyLimits.ts'
import { CountedRefusal } from '../http/refusal.ts'
import { refusals } from '../http/refusalMessages.ts'

/** The wrong telephones per lead, device and hour, over all calls, because the mask reveals some digits. */
const triesPerDevice = 5

/** Whether the visitor gave a lead's telephone. A customer's comes from the contract, found by CPF. */
export const phoneIsFromVisitor = ({ kind }: OwnedLead) => kind === 'order' || kind === 'no-coverage'

/** Whether a call names the lead's telephone. A contract's is never compared, which would reveal it. */
export async function isOwnersPhone(lead: OwnedLead, phone: string | undefined, context: Context): Promise<boolean> {
  if (!phoneIsFromVisitor(lead) || lead.phone === null) return true
  const name = `phone|${lead.id}|${context.deviceOf(lead.id)}`
  if ((await countInHour(name, context)) >= triesPerDevice) throw tooMany(hourAt(context.now()))
  if (phone !== undefined && phone !== lead.phone) await countHourly(name, context)
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
