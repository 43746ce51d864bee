import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LinkQuestion } from '../../src/api/contract/lead/resume.ts'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import type { Db } from '../db/database.ts'
import type { ResumeLinkTable } from '../db/tables.ts'
import { hashOfToken } from '../http/calls/leadTokens.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { lockLead } from '../leads/lockLead.ts'
import { newId } from '../leads/newId.ts'

export type Link = Selectable<ResumeLinkTable>
type Reading = Pick<Context, 'db' | 'vault' | 'now'>
type Guard = { challenge: LinkQuestion; answer: string }

export const hoursValid = 24
/** The wrong answers that a link accepts. */
const triesPerLink = 5
/** The most open links of a lead. A further one replaces the oldest. */
const mostOpen = 3

/** The challenge to open a lead on another device: one of its visitor's answers. */
export function guardOf({ birth_date, phone }: OwnedLead): Guard | null {
  if (birth_date !== null) return { challenge: 'birthDate', answer: birth_date.replace(/\D/g, '') }
  return phone === null ? null : { challenge: 'phone', answer: phone.slice(-4) }
}

/** The e-mail for a link. Without a birth date as challenge, a mistyped address could open the order. */
export const mailableTo = ({ email, birth_date }: OwnedLead) => (birth_date === null ? null : email)

/** Stores a new link. Only its visitor, or a mail to them, has the token. */
export async function insertLink(
  lead: OwnedLead,
  { byMail }: { byMail: boolean },
  { db, vault, now }: Reading,
): Promise<{ id: string; token: string; expires_at: string }> {
  const [id, token, at] = [newId(), randomBytes(32).toString('base64url'), now()]
  const expires_at = new Date(at.getTime() + hoursValid * 3_600_000).toISOString()
  await db
    .insertInto('resume_links')
    .values({
      id,
      lead_id: lead.id,
      token_hash: hashOfToken(token),
      token: byMail ? (await vault.keyOf(db, lead.id)).seal(spot(id), token) : null,
      tries: 0,
      created_at: at.toISOString(),
      expires_at,
    })
    .execute()
  await endOldest(db, lead.id, id)
  return { id, token, expires_at }
}

async function endOldest(db: Db, leadId: string, newest: string): Promise<void> {
  const others = db.selectFrom('resume_links').select('id').where('lead_id', '=', leadId).where('id', '!=', newest)
  const open = await others.orderBy('created_at', 'desc').execute()
  const ended = open.slice(mostOpen - 1).map(({ id }) => id)
  if (ended.length > 0) await db.deleteFrom('resume_links').where('id', 'in', ended).execute()
}

/** The token of a link whose mail is due. */
export async function linkToMail(id: string, { db, vault, now }: Reading): Promise<string | null> {
  const link = await openLinks(db, now()).where('id', '=', id).selectAll().executeTakeFirst()
  const key = link && (await vault.keyKept(db, link.lead_id))
  return key && link.token !== null ? key.open(spot(id), link.token) : null
}

/** The link of a token, unless it is used, spent or expired. */
export async function linkOf(token: string, { db, now }: Reading): Promise<Link | null> {
  return (
    (await openLinks(db, now()).where('token_hash', '=', hashOfToken(token)).selectAll().executeTakeFirst()) ?? null
  )
}

/** Counts a try before the answer is checked, so that parallel requests count separately. */
export async function takeTry(token: string, { db, now }: Reading): Promise<Link | null> {
  const taken = await db
    .updateTable('resume_links')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hashOfToken(token))
    .where('tries', '<', triesPerLink)
    .where('expires_at', '>', now().toISOString())
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}

/** The lead of a link, until its order is placed. */
export async function leadOfLink(link: Link | null, reading: Reading): Promise<OwnedLead | null> {
  if (!link) return null
  const leads = reading.db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', link.lead_id)
    .where('order_number', 'is', null)
  const row = await leads.where('expires_at', '>', reading.now().toISOString()).executeTakeFirst()
  return row ? openLead(row, reading) : null
}

/** The same, locked until the transaction ends. */
export async function lockLeadOf(link: Link | null, reading: Reading): Promise<OwnedLead | null> {
  if (!link) return null
  await lockLead(reading.db, link.lead_id)
  return leadOfLink(link, reading)
}

/** The links that are not used, spent or expired. */
export function openLinks(db: Db, now: Date) {
  return db.selectFrom('resume_links').where('tries', '<', triesPerLink).where('expires_at', '>', now.toISOString())
}

const spot = (row: string) => ({ table: 'resume_links', row, column: 'token' }) as const
