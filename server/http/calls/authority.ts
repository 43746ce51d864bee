import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../../call.ts'
import type { Db } from '../../db/database.ts'
import type { LeadKind, LeadTable } from '../../db/tables.ts'
import { openLead } from '../../leads/columns/leadRow.ts'
import { daysKept } from '../../../src/api/contract/daysKept.ts'
import { daysToWithdraw } from '../../../src/api/contract/daysToWithdraw.ts'
import { daysWaiting } from '../../notice/noticeDays.ts'
import { notFound } from '../../refusal.ts'
import type { HttpContext } from '../arrival.ts'
import { cookieOf, giveCookie, takeCookie } from '../cookies.ts'

/** The right to one lead, as given to its visitor. */
export type Grant = { id: string; token: string }
/** The days that a lead without an order or a contact to tell is kept. A lead found by CPF is soon looked up again. */
export const lifeDays: Record<LeadKind, number> = {
  order: daysKept.others,
  'no-coverage': daysKept.others,
  renewal: daysKept.privateAnswers,
  migration: daysKept.privateAnswers,
}

/** A token outlives every lead, and the days in which an order of a lead's last day may be withdrawn. */
const tokenDays = Math.max(lifeDays.order + daysToWithdraw, daysWaiting) + 1

export function newGrant(id: string): Grant {
  return { id, token: randomBytes(32).toString('base64url') }
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * The lead, if the token belongs to it. An unknown, foreign, expired or other kind of lead gets the same response after
 * the same work. For a write the row is locked to the end of the transaction.
 */
export async function authorise(
  { id, token }: Grant,
  kinds: readonly LeadKind[],
  toWrite: boolean,
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
): Promise<OwnedLead> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  const hash = hashOfToken(token)
  const matches = same(row?.token_hash ?? hashOfToken(id), hash) || (await isHolder(db, id, hash))
  if (!row || !matches || !kinds.includes(row.kind) || row.expires_at <= now().toISOString()) throw notFound()
  return openLead(toWrite ? await lock(db, id, now()) : row, { db, vault })
}

/** Whether a token was given to another device of the visitor. */
async function isHolder(db: Db, id: string, hash: string): Promise<boolean> {
  const held = db.selectFrom('lead_holders').select('lead_id').where('lead_id', '=', id).where('token_hash', '=', hash)
  return (await held.executeTakeFirst()) !== undefined
}

async function lock(db: Db, id: string, now: Date): Promise<Selectable<LeadTable>> {
  const row = await db
    .updateTable('leads')
    .set({ touched_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
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
