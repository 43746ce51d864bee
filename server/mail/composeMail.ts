import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { resumePath } from '../../src/api/contract/lead/resumeLink.ts'
import { plan } from '../../src/api/contract/sale/plan.ts'
import { finish } from '../../src/api/contract/lead/lead.ts'
import { visitCalendar, visitFile, type VisitTold } from '../../src/api/contract/visitCalendar.ts'
import { type Slot, slot } from '../../src/api/contract/values/valueRules.ts'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { codeOf, minutesValid, openCode } from '../collaborator/codes.ts'
import type { OutboxTable } from '../db/tables.ts'
import { orderOf, lastOrderState } from '../leads/order/orderRows.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { installationAddressLine } from '../address/streetByCep.ts'
import { fibreArrivedLetter } from './fibreArrivedLetter.ts'
import { codeLetter } from './codeLetter.ts'
import { asHtml, asText, type Letter, withFirstLine } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'
import { findCampaign } from '../plans/findCampaign.ts'
import { hoursValid, linkToMail } from '../resume/links.ts'
import { orderLetter, type OrderTold } from './orderLetter.ts'
import { linkOpenedLetter } from './linkOpenedLetter.ts'
import { addresseeOf } from './queueLetter.ts'
import { reminderEmailHash } from '../reminders/reminderRecords.ts'
import { unsubscribeLink } from '../reminders/unsubscribePage.ts'
import { leftOrderReminderLetter } from './leftOrderReminderLetter.ts'
import { visitReminderLetter } from './visitReminderLetter.ts'
import { resumeLetter } from './resumeLetter.ts'
import { orderStateLetter } from './orderStateLetter.ts'
import { notMineLink } from '../schedule/notMyOrderPage.ts'
import { bookedSlot } from '../schedule/bookings.ts'
import { tomorrowInBrazil, ordersVisitedTomorrow } from '../schedule/ordersVisitedTomorrow.ts'
import { sampleNotice } from '../sample/sampleNotice.ts'
import { withdrawalLetter } from './withdrawalLetter.ts'

export type Reading = Pick<Context, 'db' | 'vault' | 'now' | 'linkAddress'> & {
  /** Whether each mail says that the operator is a sample. */
  saysSample: boolean
}
type Told = { to: string; letter: Letter; unsubscribe?: string; attachments?: Attachment[] }
const ids = z.object({ lead: z.string(), link: z.optional(z.string()), state: z.optional(z.string()) })
const offer = z.object({ plan, summary: z.string(), regulation: z.string(), documents: finish.shape.documents })

/** The mail for a row of the outbox, or null if it is no longer needed or has no address. */
export async function composeMail(
  { id, topic, payload }: Selectable<OutboxTable>,
  reading: Reading,
): Promise<Mail | null> {
  const { lead: leadId, link, state } = ids.parse(JSON.parse(payload))
  const row = await reading.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  const lead = row && (await openLead(row, reading))
  const told = lead && (await (tellers[topic] ?? orderStatus)(lead, reading, link ?? state ?? ''))
  if (!told) return null
  const { letter: written, ...addressed } = told
  const letter = reading.saysSample ? withFirstLine(written, sampleNotice) : written
  return { id, ...addressed, subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

/** Composes a mail. `about` is the id of the row it is about, if a lead has several. */
type Teller = (lead: OwnedLead, reading: Reading, about: string) => Promise<Told | null>
const tellers: Record<string, Teller> = {
  'mail.code': codeTold,
  'mail.resume': linkTold,
  'mail.withdrawn': withdrawalTold,
  'mail.arrived': arrivalTold,
  'mail.reminder': reminderTold,
  'mail.opened': openingTold,
  'mail.state': stateTold,
  'mail.visit': tomorrowsVisitTold,
}

async function codeTold(lead: OwnedLead, reading: Reading): Promise<Told | null> {
  const sent = await codeOf(reading.db, lead.id)
  const code = sent && sent.expires_at > reading.now().toISOString() ? await openCode(sent, reading) : null
  return code === null || lead.email === null ? null : { to: lead.email, letter: codeLetter(code, minutesValid) }
}

async function linkTold(lead: OwnedLead, reading: Reading, link: string): Promise<Told | null> {
  const address = await addressOf(link, lead, reading)
  if (address === null || lead.email === null) return null
  return { to: lead.email, letter: resumeLetter(address, hoursValid) }
}

async function openingTold({ email }: OwnedLead): Promise<Told | null> {
  return email === null ? null : { to: email, letter: linkOpenedLetter() }
}

/** Reminds no visitor who has ordered or withdrawn consent since. */
async function reminderTold(lead: OwnedLead, reading: Reading, link: string): Promise<Told | null> {
  const { name, email, order_number, accept_promotions } = lead
  const address = await addressOf(link, lead, reading)
  if (address === null || email === null || reading.linkAddress === null) return null
  if (order_number !== null || accept_promotions !== true) return null
  const unsubscribe = unsubscribeLink(reading.linkAddress, reminderEmailHash(email, reading))
  return {
    to: email,
    unsubscribe,
    letter: leftOrderReminderLetter({ name: name ?? '', link: address, hours: hoursValid, unsubscribe }),
  }
}

/** Puts the token after the `#`, which browsers do not send to a server. */
async function addressOf(link: string, { addon }: OwnedLead, reading: Reading): Promise<string | null> {
  const token = await linkToMail(link, reading)
  if (token === null || reading.linkAddress === null) return null
  const { prefix } = findCampaign(addon)
  const address = new URL(`${prefix && `/${prefix}`}${resumePath}`, reading.linkAddress)
  address.hash = token
  return address.href
}

/** Confirms an order, unless it was withdrawn meanwhile. */
async function orderStatus(lead: OwnedLead, reading: Reading): Promise<Told | null> {
  const order = await orderOf(reading.db, lead)
  const { name, email } = await addresseeOf(lead, reading)
  if (!order || order.withdrawn_at !== null || email === null) return null
  const at = new Date(order.terms_accepted_at)
  const address = lead.address && (await installationAddressLine(reading.db, lead.address))
  const visit = order.slot_date === null ? null : slot.parse({ date: order.slot_date, period: order.slot_period })
  const letter = orderLetter({
    kind: kindOf(lead),
    number: order.number,
    at,
    name: name ?? '',
    ...offer.parse(JSON.parse(order.offer)),
    site: reading.linkAddress,
    address,
    visit,
    dueDate: lead.due_date,
    directDebit: lead.direct_debit,
    notMine: visit && notMine(lead, reading),
  })
  return { to: email, letter, ...attached({ number: order.number, visit, address: address ?? '', at }) }
}

const notMine = ({ id }: OwnedLead, { linkAddress, vault }: Reading) =>
  linkAddress === null ? null : notMineLink(linkAddress, id, vault)

/** The visit as a calendar file, if its hours are known. */
function attached({ visit, ...of }: Omit<VisitTold, 'visit'> & { visit: Slot | null }): Pick<Told, 'attachments'> {
  const content = visit && visitCalendar({ visit, ...of })
  if (content === null) return {}
  const { name, type } = visitFile
  return { attachments: [{ filename: name, contentType: `${type}; charset=utf-8; method=PUBLISH`, content }] }
}

/** Reminds of no visit that was cancelled or moved, nor of one that is today. */
async function tomorrowsVisitTold(lead: OwnedLead, reading: Reading): Promise<Told | null> {
  const { db, linkAddress } = reading
  const now = reading.now()
  const order = await ordersVisitedTomorrow(db, now).selectAll().where('lead_id', '=', lead.id).executeTakeFirst()
  const { name, email } = await addresseeOf(lead, reading)
  if (!order || email === null) return null
  const date = tomorrowInBrazil(now)
  const booked = await bookedSlot(db, lead.id)
  const visit = booked?.date === date ? booked : null
  const address = lead.address && (await installationAddressLine(db, lead.address))
  const { number } = order
  const letter = visitReminderLetter({
    number,
    name: name ?? '',
    site: linkAddress,
    address,
    date,
    visit,
    notMine: booked && notMine(lead, reading),
  })
  return { to: email, letter, ...attached({ number, visit, address: address ?? '', at: now }) }
}

async function withdrawalTold(lead: OwnedLead, reading: Reading): Promise<Told | null> {
  const order = await orderOf(reading.db, lead)
  const { name, email } = await addresseeOf(lead, reading)
  if (!order || order.withdrawn_at === null || email === null) return null
  const { plan: ordered } = offer.parse(JSON.parse(order.offer))
  return {
    to: email,
    letter: withdrawalLetter({
      kind: kindOf(lead),
      number: order.number,
      at: new Date(order.withdrawn_at),
      name: name ?? '',
      plan: ordered,
    }),
  }
}

/** Reports a state, unless a newer one replaced it or the order was withdrawn. */
async function stateTold(lead: OwnedLead, reading: Reading, id: string): Promise<Told | null> {
  const told = await lastOrderState(reading.db, lead.id)
  const order = await orderOf(reading.db, lead)
  const { name, email } = await addresseeOf(lead, reading)
  if (told?.id !== id || !order || order.withdrawn_at !== null || email === null) return null
  const { plan: ordered } = offer.parse(JSON.parse(order.offer))
  const { state, date } = told
  return { to: email, letter: orderStateLetter({ number: order.number, name: name ?? '', plan: ordered, state, date }) }
}

async function arrivalTold({ name, email, address }: OwnedLead, { db, linkAddress }: Reading): Promise<Told | null> {
  if (email === null || !address) return null
  const told = { name: name ?? '', address: await installationAddressLine(db, address), site: linkAddress }
  return { to: email, letter: fibreArrivedLetter(told) }
}

function kindOf({ kind }: OwnedLead): OrderTold['kind'] {
  return kind === 'renewal' || kind === 'migration' ? kind : 'order'
}
