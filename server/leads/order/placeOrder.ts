import type { Plan } from '../../../src/api/contract/sale/plan.ts'
import { noPlanHasStreaming } from '../../../src/api/contract/sale/noPlanHasStreaming.ts'
import type { Slot } from '../../../src/api/contract/values/valueRules.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { keptPlan } from '../../plans/planKeptByOrder.ts'
import { regulationText, summaryText } from '../../regulations/regulations.ts'
import { isForCollaborators } from '../steps/isForCollaborators.ts'
import { nextOrderNumber } from './nextOrderNumber.ts'
import { queueLetter, type Unmailed } from '../../mail/queueLetter.ts'
import { changeLead } from '../changeLead.ts'
import { factsOf } from '../auditedOrderFacts.ts'
import { post } from '../outbox.ts'
import { keptToWithdraw } from './withdrawalTerm.ts'
import type { Body } from '../../../src/api/contract/calls.ts'
import { acceptedNow } from '../../../src/api/contract/documentEditions.ts'
import { refuse } from '../../http/refusal.ts'

type Ordered = {
  plan: Plan
  slot: Slot | null
  documents?: Accepted | undefined
  accept_promotions?: boolean | undefined
}

/** Places an order and notifies its visitor and other systems. Stores plan, label and texts exactly as shown. */
export async function placeOrder(
  lead: OwnedLead,
  { plan, slot, documents, accept_promotions }: Ordered,
  context: Context,
): Promise<{ orderNumber: string } & Unmailed> {
  const { db, now, catalogue } = context
  const terms = { forCollaborators: isForCollaborators(lead), hasStreaming: !noPlanHasStreaming(catalogue.plans) }
  const written = keptPlan(lead) ?? plan
  const offer = {
    plan,
    regulation: regulationText(written, terms),
    summary: summaryText(written, terms),
    ...(documents && { documents }),
  }
  const number = await nextOrderNumber(db)
  const placed = {
    number,
    plan_id: plan.id,
    sku: plan.sku,
    offer: JSON.stringify(offer),
    slot_date: slot?.date ?? null,
    slot_period: slot?.period ?? null,
    terms_accepted_at: now().toISOString(),
  }
  const row = { ...placed, lead_id: lead.id, withdrawn_at: null, feed_n: null, fed_at: null }
  await db.insertInto('orders').values(row).execute()
  await post(db, 'order.placed', { lead: lead.id, number }, now())
  const { due_date, direct_debit } = lead
  const facts = factsOf({ ...placed, due_date, direct_debit: direct_debit === null ? null : Number(direct_debit) })
  const recorded = { order_number: number, expires_at: keptToWithdraw(lead, now()) }
  await changeLead(lead, { accept_promotions }, 'finished', context, recorded, facts)
  return { orderNumber: number, ...(await queueLetter('mail.order', lead, context)) }
}

/** The editions of the contract and the regulation that a visitor accepts. Optional in the contract of the API. */
export type Accepted = NonNullable<Body<'finishLead'>['documents']>

/** Refuses outdated editions, which a page that was opened before a change still shows. */
export function refuseOutdatedDocuments(accepted: Accepted | undefined): void {
  if (!accepted) return
  if (accepted.contrato !== acceptedNow.contrato || accepted.oferta !== acceptedNow.oferta)
    throw refuse(409, 'documents.changed')
}
