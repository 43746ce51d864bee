import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import { daysAfter } from '../daysAfter.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { digest } from '../secrets/digest.ts'
import { type Permission, permissions } from './feedContract.ts'

/** A token is a row's name, a dot and a secret, of which only the hash is stored. */
const tokenForm = /^([a-z][a-z0-9-]{1,39})\.([\w-]{43})$/
const nameForm = /^[a-z][a-z0-9-]{1,39}$/

/** The owner of a valid token. */
export type Bearer = { name: string; may: readonly Permission[] }
type Asked = { may: string | undefined; days: string | undefined }

/** Creates a token, which is shown once. An existing name keeps its token. */
export async function makeToken(db: Db, name: string, { may, days }: Asked, now: Date): Promise<string> {
  if (!nameForm.test(name)) throw new CannotStart('A name has small letters, digits and hyphens, such as billing-1.')
  const allowed = (may ?? '').split(',').filter(Boolean)
  if (allowed.length === 0 || !allowed.every(isPermission))
    throw new CannotStart(`Say what it may do, by --may ${permissions.join(',')}.`)
  if (!/^[1-9]\d{0,2}$/.test(days ?? '90')) throw new CannotStart('Say for how long, by --days 1 to 999.')
  const known = await rowOf(db, name)
  if (known && Date.parse(known.ends_at) > now.getTime())
    throw new CannotStart(`${name} has a token until ${known.ends_at}. End it first, by --end, or take another name.`)
  const token = `${name}.${randomBytes(32).toString('base64url')}`
  const row = {
    token_hash: digest(token),
    may: allowed.join(','),
    created_at: now.toISOString(),
    ends_at: daysAfter(now, Number(days ?? 90)),
  }
  await db
    .insertInto('operator_tokens')
    .values({ name, ...row })
    .onConflict((c) => c.column('name').doUpdateSet(row))
    .execute()
  return token
}

export async function endToken(db: Db, name: string, now: Date): Promise<void> {
  const ends_at = now.toISOString()
  const named = db.updateTable('operator_tokens').set({ ends_at }).where('name', '=', name)
  const ended = await named.where('ends_at', '>', ends_at).executeTakeFirstOrThrow()
  if (ended.numUpdatedRows === 0n) throw new CannotStart(`There is no token ${name} that has not ended.`)
}

export const tokens = (db: Db) =>
  db.selectFrom('operator_tokens').select(['name', 'may', 'created_at', 'ends_at']).orderBy('name').execute()

/** The name that a token claims, valid or not. */
export const nameIn = (token: string): string | null => tokenForm.exec(token)?.[1] ?? null

/** The owner of a token; null if it is wrong or expired. */
export async function bearerOf(db: Db, token: string, now: Date): Promise<Bearer | null> {
  const row = await rowOf(db, nameIn(token) ?? '')
  const isRight = timingSafeEqual(Buffer.from(digest(token)), Buffer.from(row?.token_hash ?? digest('')))
  if (!row || !isRight || Date.parse(row.ends_at) <= now.getTime()) return null
  return { name: row.name, may: row.may.split(',').filter(isPermission) }
}

const isPermission = (name: string): name is Permission => permissions.some((each) => each === name)

const rowOf = (db: Db, name: string): Promise<Selectable<Tables['operator_tokens']> | undefined> =>
  db.selectFrom('operator_tokens').selectAll().where('name', '=', name).executeTakeFirst()
