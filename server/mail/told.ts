import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Address } from '../../src/api/contract/address.ts'
import { plan } from '../../src/api/contract/plan.ts'
import { slot } from '../../src/api/contract/values.ts'
import type { Context, OwnedLead } from '../call.ts'
import { codeOf, minutesValid, openCode } from '../collaborator/codes.ts'
import { customerOf } from '../customers/requests.ts'
import type { OutboxTable } from '../db/tables.ts'
import { isSaved } from '../leads/due.ts'
import { addressOf } from '../leads/offered.ts'
import { codeLetter } from './codeLetter.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { orderLetter, type OrderTold } from './orderLetter.ts'

type Reading = Pick<Context, 'db' | 'vault' | 'now'>
type Told = { to: string; letter: Letter }
const ids = z.object({ lead: z.string() })
const offer = z.object({ plan, summary: z.string(), regulation: z.string() })

/** The mail that a row of the outbox asks for, or null when there is nothing to tell any more or nobody to tell it to. */
export async function mailFor({ id, topic, payload }: Selectable<OutboxTable>, reading: Reading): Promise<Mail | null> {
  const { lead: leadId } = ids.parse(JSON.parse(payload))
  const lead = await reading.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  const told = lead && (await (topic === 'mail.code' ? codeTold(lead, reading) : orderTold(lead, reading)))
  return told ? { id, to: told.to, subject: told.letter.subject, text: asText(told.letter), html: asHtml(told.letter) } : null
}

async function codeTold(lead: OwnedLead, reading: Reading): Promise<Told | null> {
  const sent = await codeOf(reading.db, lead.id)
  const code = sent && sent.expires_at > reading.now().toISOString() ? await openCode(sent, reading) : null
  return code === null || lead.email === null ? null : { to: lead.email, letter: codeLetter(code, minutesValid) }
}

async function orderTold(lead: OwnedLead, { db }: Reading): Promise<Told | null> {
  const order = await db.selectFrom('orders').selectAll().where('lead_id', '=', lead.id).executeTakeFirst()
  const { name, email } = (lead.kind === 'renewal' ? await customerOf(db, lead) : lead) ?? { name: null, email: null }
  if (!order || email === null) return null
  const letter = orderLetter({
    kind: kindOf(lead),
    number: order.number,
    at: new Date(order.terms_accepted_at),
    name: name ?? '',
    ...offer.parse(JSON.parse(order.offer)),
    address: isSaved(lead, 'cep') ? written(addressOf(lead)) : null,
    visit: order.slot_date === null ? null : slot.parse({ date: order.slot_date, period: order.slot_period }),
    dueDate: lead.due_date,
    directDebit: lead.direct_debit === null ? null : lead.direct_debit === 1,
  })
  return { to: email, letter }
}

function kindOf({ kind }: OwnedLead): OrderTold['kind'] {
  return kind === 'renewal' || kind === 'migration' ? kind : 'order'
}

/** An address in one line. */
function written({ cep, number, address, block_number, allotment_number, complement, neighborhood, city, state }: Address): string {
  const lot = block_number === undefined ? undefined : `quadra ${block_number}, lote ${allotment_number ?? ''}`
  const door = [address, number, lot, complement].filter(Boolean).join(', ')
  const town = [neighborhood, [city, state].filter(Boolean).join('/')].filter(Boolean).join(', ')
  return [door, town, `CEP ${cep.slice(0, 5)}-${cep.slice(5)}`].filter(Boolean).join(' · ')
}
