import { earlierOrder, earlierOrderWords } from '../../../src/api/contract/errors/earlierOrder.ts'
import { daysAfter } from '../../daysAfter.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { Refusal } from '../../http/refusal.ts'
import { openLead } from '../columns/openLead.ts'
import { hashOf, personOf } from '../confirm/keptRiskDecision.ts'

type Reading = Pick<Context, 'db' | 'vault' | 'now'>

/** Refuses a second order within a day at a CEP. A CPF alone is not secret, so telephone and e-mail must match too. */
export async function refuseSecondOrder(lead: OwnedLead, reading: Reading): Promise<void> {
  const said = saidBy(lead, reading)
  if (lead.kind !== 'order' || said === null) return
  for (const earlier of await ordersOf(said.person, reading)) {
    const { person, phone, email } = saidBy(earlier, reading) ?? {}
    const isSame = person === said.person && phone === said.phone && email === said.email
    if (isSame && earlier.order_number !== null)
      throw new Refusal(409, { error: earlierOrderWords(earlier.order_number), code: earlierOrder })
  }
}

/** Document, birth date, mother's name and CEP as one hash, and the contact. */
function saidBy(lead: OwnedLead, { vault }: Reading) {
  const person = personOf(lead)
  return person && { person: hashOf(person, { vault }), phone: lead.phone, email: lead.email?.toLowerCase() }
}

/** The person's leads with an open order of the last day. */
async function ordersOf(dataHash: string, { db, vault, now }: Reading): Promise<OwnedLead[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('risk_decisions', 'risk_decisions.lead_id', 'leads.id')
    .innerJoin('orders', 'orders.lead_id', 'leads.id')
    .where('data_hash', '=', dataHash)
    .where('kind', '=', 'order')
    .where('withdrawn_at', 'is', null)
    .where('terms_accepted_at', '>', daysAfter(now(), -1))
    .selectAll('leads')
    .execute()
  return Promise.all(rows.map((row) => openLead(row, { db, vault })))
}
