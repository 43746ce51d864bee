import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { precompileQuery } from '../../db/precompileQuery.ts'
import type { Db } from '../../db/database.ts'
import { notFound, refuse, refuseAndRetryAfter } from '../refusal.ts'
import { type Grant, heldLead } from './leadTokens.ts'
import type { OwnerKey, Vault } from '../../secrets/vault.ts'

/** A write to send: whose retries get the same reply, and a hash of its content. */
export type Send = { scope: string; bodyHash: string }

/** `grants` are the leads that a reply gives access to, `gone` those that it removes access to. */
const kept = z.object({
  reply: z.unknown(),
  grants: z.array(z.object({ id: z.string(), token: z.string() })),
  gone: orElse(z.array(z.string()), []),
})
export type Kept = z.output<typeof kept>
/** A reply with the key of its lead, if that was decrypted. */
export type Answered = Kept & { key: OwnerKey | null }

export function sendOf(vault: Vault, key: string, by: readonly string[], sent: unknown): Send {
  const said = JSON.stringify(sent, (name, value: unknown) => (besideIt.has(name) ? undefined : value))
  return { scope: vault.hash('send', JSON.stringify([...by, key])), bodyHash: vault.hash('sent', said) }
}

/** Fields that may differ in a retry: a reopened browser may have another origin, or have lost what it showed. */
const besideIt = new Set(['tracking', 'webcare_tuid', 'again'])

/** The client's key, or null. Short keys are refused because they could be guessed. */
export function keyIn(header: string | undefined): string | null {
  if (header === undefined) return null
  if (!/^[\x21-\x7e]{16,128}$/.test(header)) throw refuse(422, 'key.invalid')
  return header
}

/** Claims a write in this transaction, or returns its earlier reply. Waits for another server with the same write. */
export async function claim(db: Db, vault: Vault, send: Send, now: Date): Promise<Kept | null> {
  const { scope, bodyHash } = send
  const { numAffectedRows } = await claimed(db, { scope, body_hash: bodyHash, created_at: now.toISOString() })
  return numAffectedRows === 0n ? recall(db, vault, send) : null
}

const claimed = precompileQuery({ scope: 'scope', body_hash: 'hash', created_at: 'now' }, (db, row) =>
  db
    .insertInto('idempotency')
    .values({ ...row, reply: '' })
    .onConflict((c) => c.doNothing()),
)

async function recall(db: Db, vault: Vault, send: Send): Promise<Kept> {
  const row = await db.selectFrom('idempotency').selectAll().where('scope', '=', send.scope).executeTakeFirst()
  if (!row) throw busy()
  if (row.body_hash !== send.bodyHash) throw refuse(422, 'key.reused')
  const { sealed, lead } = partsOf(row.reply)
  const key = lead === null ? vault.own : await vault.keyKept(db, lead)
  if (!key) throw notFound()
  return z.parse(kept, JSON.parse(key.open(spot(send), sealed)))
}

/** Refuses a stored reply to a client without access to its leads, except for the reply to their erasure. */
export async function refuseLost(db: Db, owned: readonly Grant[], { grants, gone }: Kept): Promise<void> {
  for (const held of [...owned, ...grants]) if (!gone.includes(held.id)) await heldLead(held, db)
}

/** Stores the reply with its effect. The key of its lead encrypts it, so that erasing the lead erases it. */
export async function remember(
  db: Db,
  vault: Vault,
  { send, owner }: { send: Send; owner: string | null },
  { key, ...answer }: Answered,
): Promise<void> {
  const lead = owner ?? answer.grants[0]?.id ?? null
  const isOpen = lead === null || answer.gone.includes(lead)
  const by = isOpen ? vault.own : (key ?? (await vault.keyOf(db, lead)))
  const sealed = by.seal(spot(send), JSON.stringify(answer))
  const reply = isOpen ? sealed : `${sealed}.${lead}`
  await answered(db, { scope: send.scope, reply })
}

const answered = precompileQuery({ scope: 'scope', reply: 'reply' }, (db, { scope, reply }) =>
  db.updateTable('idempotency').set({ reply }).where('scope', '=', scope),
)

/** Splits a stored reply into its encrypted part and its lead. */
function partsOf(reply: string): { sealed: string; lead: string | null } {
  const [sealed = '', lead = null] = reply.split('.')
  return { sealed, lead }
}

/** Removes the claim on a write, so that it can be retried. */
export async function releaseClaim(db: Db, { scope }: Send): Promise<void> {
  await db.deleteFrom('idempotency').where('scope', '=', scope).execute()
}

export const busy = () => refuseAndRetryAfter(1, 409, 'key.busy')
const spot = ({ scope }: Send) => ({ table: 'idempotency', row: scope, column: 'reply' }) as const
