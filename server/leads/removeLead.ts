import { type Context, type Handler, leadOf, type OwnedLead } from '../call.ts'
import { refusals } from '../refusals.ts'
import { Refusal, refuse } from '../refusal.ts'
import { releaseSlot } from '../schedule/slots.ts'
import { audit } from './audit.ts'

/** Erases a lead at its visitor's request, while there is no order. */
export const removeLead: Handler<'removeLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  return remove(lead, body.phone, context)
}

/** Forgets an address without coverage, and whoever waited for it. */
export const forgetNoCoverage: Handler<'forgetNoCoverage'> = ({ body }, context) => remove(leadOf(context), body.phone, context)

/** A customer's telephone is not the visitor's answer: comparing it would tell it. */
async function remove(lead: OwnedLead, phone: string, context: Context) {
  const told = lead.kind === 'order' || lead.kind === 'no-coverage'
  if (told && lead.phone !== null && lead.phone !== phone) throw new Refusal(422, { error: refusals['phone.other'], code: 'phone.other', fields: { phone: refusals['phone.other'] } })
  await erase(lead.id, context)
  return { success: true } as const
}

/** The key goes with the row: copies of the sealed values no longer open. What stays is that it was erased, for a restored backup. */
export async function erase(id: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await releaseSlot(db, id)
  await db.deleteFrom('risk_decisions').where('lead_id', '=', id).execute()
  await db.deleteFrom('customer_requests').where('lead_id', '=', id).execute()
  await db.deleteFrom('collaborator_codes').where('lead_id', '=', id).execute()
  await db.deleteFrom('owner_keys').where('owner', '=', id).execute()
  await db.deleteFrom('leads').where('id', '=', id).execute()
  await db.insertInto('erasures').values({ lead_id: id, at: now().toISOString() }).execute()
  await audit(db, id, 'erased', [], now())
}
