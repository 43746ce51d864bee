import { type Context, type Handler, leadOf, type OwnedLead } from '../call.ts'
import { refusals } from '../refusals.ts'
import { Refusal } from '../refusal.ts'
import { releaseSlot } from '../schedule/slots.ts'
import { audit } from './audit.ts'
import { withdrawOrder } from './withdrawOrder.ts'

/** Erases a lead at its visitor's request, or withdraws the order that was made of it. */
export const removeLead: Handler<'removeLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  refuseOtherPhone(lead, body.phone)
  await (lead.order_number === null ? eraseOwn(lead, context) : withdrawOrder(lead, context))
  return { success: true }
}

/** Forgets an address without coverage, and whoever waited for it. */
export const forgetNoCoverage: Handler<'forgetNoCoverage'> = async ({ body }, context) => {
  const lead = leadOf(context)
  refuseOtherPhone(lead, body.phone)
  await eraseOwn(lead, context)
  return { success: true, id: lead.id }
}

async function eraseOwn({ id }: OwnedLead, context: Context): Promise<void> {
  await erase(id, context)
  context.ungrant(id)
}

/** A customer's telephone is not the visitor's answer: comparing it would tell it. */
function refuseOtherPhone(lead: OwnedLead, phone: string | undefined): void {
  const told = lead.kind === 'order' || lead.kind === 'no-coverage'
  if (told && lead.phone !== null && lead.phone !== phone) throw new Refusal(422, { error: refusals['phone.other'], code: 'phone.other', fields: { phone: refusals['phone.other'] } })
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
