import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from './handlerContext.ts'
import type { Db } from '../../db/database.ts'
import type { LeadKind, LeadTable } from '../../db/tables.ts'
import { openLead } from '../../leads/columns/openLead.ts'
import { lockLead, lockOwnLead } from '../../leads/lockLead.ts'
import { digest } from '../../secrets/digest.ts'
import { random } from '../../secrets/random.ts'
import { retentionDays } from '../../../src/api/contract/retentionDays.ts'
import { daysToWithdraw } from '../../../src/api/contract/daysToWithdraw.ts'
import { coverageNoticeMonths } from '../../../src/api/contract/coverageNoticeMonths.ts'
import { notFound, refuse } from '../refusal.ts'
import type { HttpContext } from '../clientAddress.ts'
import { cookieOf, giveCookie, takeCookie } from '../cookies.ts'

/** A visitor's token for one lead. */
export type Grant = { id: string; token: string }
/** The days until a lead without order or contact expires. A lead found by CPF can be looked up again. */
export const lifeDays: Record<LeadKind, number> = {
  order: retentionDays.others,
  'no-coverage': retentionDays.others,
  renewal: retentionDays.privateAnswers,
  migration: retentionDays.privateAnswers,
}

/** The days that the contact of a visitor who waits for fibre is stored. */
export const daysWaiting = Math.floor((coverageNoticeMonths * 365) / 12)

/** Longer than the life of every lead, and the days to withdraw an order placed on its last day. */
const tokenDays = Math.max(lifeDays.order + daysToWithdraw, daysWaiting) + 1

export function newGrant(id: string): Grant {
  return { id, token: random(32).toString('base64url') }
}

export const hashOfToken = digest

/** Replaces the hash of a lead's own token once that has ended. No token has this hash. */
export const endedTokenHash = ''

export type Reading = Pick<Context, 'db' | 'vault' | 'now'> & { passed: () => Date }

/** Returns the lead if the token owns it. All others get the same reply after the same work. A write locks the row. */
export async function authorise(
  { id, token }: Grant,
  kinds: readonly LeadKind[],
  toWrite: boolean,
  { db, vault, now, passed }: Reading,
): Promise<OwnedLead> {
  const grant = { id, token }
  const row = toWrite ? await lockedLead(grant, db, now()) : await heldLead(grant, db)
  if (!kinds.includes(row.kind) || row.expires_at <= passed().toISOString()) throw notFound()
  return openLead(row, { db, vault })
}

/** Finds and locks most leads at once, by their own token. Without the right token, the row is never locked. */
async function lockedLead(grant: Grant, db: Db, now: Date): Promise<Selectable<LeadTable>> {
  const own = await lockOwnLead(db, grant.id, hashOfToken(grant.token))
  if (!own) await heldLead(grant, db)
  const row = own ?? (await held(await lockLead(db, grant.id), grant, db))
  if (row.touched_at > new Date(now.getTime() - untouched).toISOString()) return row
  const touched_at = now.toISOString()
  await db.updateTable('leads').set({ touched_at }).where('id', '=', row.id).execute()
  return { ...row, touched_at }
}

/** In ms: how rarely the last use of a lead is updated, and by how much earlier it may expire. */
const untouched = 600_000

/** The row of a lead. Refuses other tokens, and says so if access was ended from another device. */
export async function heldLead(grant: Grant, db: Db): Promise<Selectable<LeadTable>> {
  return held(await db.selectFrom('leads').selectAll().where('id', '=', grant.id).executeTakeFirst(), grant, db)
}

async function held<R extends { token_hash: string }>(row: R | undefined, { id, token }: Grant, db: Db): Promise<R> {
  const hash = hashOfToken(token)
  const matches = same(row?.token_hash ?? hashOfToken(id), hash) || (await isIn('lead_holders', db, id, hash))
  if (row && matches) return row
  throw (await isIn('ended_holders', db, id, hash)) ? refuse(404, 'lead.ended') : notFound()
}

/** Whether a token was given to another device of the visitor, or ended there. */
async function isIn(table: 'lead_holders' | 'ended_holders', db: Db, id: string, hash: string): Promise<boolean> {
  const found = db.selectFrom(table).select('lead_id').where('lead_id', '=', id).where('token_hash', '=', hash)
  return (await found.executeTakeFirst()) !== undefined
}

export function tokenOf(c: HttpContext, id: string): string {
  return cookieOf(c, cookieFor(id)) ?? ''
}

export function giveToken(c: HttpContext, { id, token }: Grant): void {
  giveCookie(c, cookieFor(id), token, tokenDays * 86_400)
}

export function takeToken(c: HttpContext, id: string): void {
  takeCookie(c, cookieFor(id))
}

const cookieFor = (id: string) => ({ name: `lead_${id.slice(0, 8)}`, path: '/api' })
const same = (a: string, b: string) => timingSafeEqual(Buffer.from(hashOfToken(a)), Buffer.from(hashOfToken(b)))
