import type { Plan } from '../../../src/api/contract/plan.ts'
import type { Slot } from '../../../src/api/contract/values/values.ts'
import type { Context, OwnedLead } from '../../call.ts'
import { planBySku } from '../../plans/catalogue.ts'
import { regulationText, summaryText } from '../../regulations/texts.ts'
import { isForCollaborators } from '../steps/forCollaborators.ts'
import type { Accepted } from './documents.ts'
import { nextOrderNumber } from './orderNumber.ts'
import { auditOffer } from '../audit.ts'
import { post } from '../outbox.ts'

type Ordered = { plan: Plan; slot: Slot | null; documents: Accepted | undefined }

/** Places an order and tells other systems. It keeps the plan, its label and its texts exactly as shown. */
export async function placeOrder(
  lead: OwnedLead,
  { plan, slot, documents }: Ordered,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<string> {
  const forCollaborators = isForCollaborators(lead)
  const written = planBySku(plan.sku) ?? plan
  const offer = {
    plan,
    regulation: regulationText(written, forCollaborators),
    summary: summaryText(written, forCollaborators),
    ...(documents && { documents }),
  }
  const shown = JSON.stringify(offer)
  const number = await nextOrderNumber(db)
  await db
    .insertInto('orders')
    .values({
      lead_id: lead.id,
      number,
      plan_id: plan.id,
      sku: plan.sku,
      offer: shown,
      slot_date: slot?.date ?? null,
      slot_period: slot?.period ?? null,
      terms_accepted_at: now().toISOString(),
      withdrawn_at: null,
    })
    .execute()
  await auditOffer(db, lead.id, shown, now())
  await post(db, 'order.placed', { lead: lead.id, number }, now())
  return number
}
