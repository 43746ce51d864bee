import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { OwnerKeyTable } from '../db/tables.ts'
import { open, seal, type Sealing, sealingOf } from './ciphers.ts'

/** Seals private values under a key of each owner, which a master key wraps. What is sealed opens whatever cipher sealed it. */
export type Vault = {
  /** The owner's key for sealing, made and stored on first use. Needs a transaction that writes. */
  keyOf: (db: Db, owner: string) => Promise<OwnerKey>
  /** The owner's key for opening, or null if it was never made or was erased. Reading makes none. */
  keyKept: (db: Db, owner: string) => Promise<OwnerKey | null>
  /** A keyed hash for limits and comparisons. Without the key nobody can try every CPF against it. */
  hash: (purpose: string, text: string) => string
  /** The key for data of the product itself. */
  own: OwnerKey
  /** The cipher of what is sealed from now on. */
  sealing: Sealing
}
export type OwnerKey = { seal: (at: Spot, text: string) => string; open: (at: Spot, sealed: string) => string }
/** The column of a sealed value. Moved elsewhere, the value does not open. */
export type Spot = { table: SealedTable; row: string; column: string }
/** The tables with sealed values. */
export type SealedTable =
  | 'leads'
  | 'resume_links'
  | 'risk_decisions'
  | 'collaborator_codes'
  | 'idempotency'
  | 'customers'
  | 'support_requests'
export type MasterKey = { id: string; key: Buffer }

/** `masters` has the newest first. It wraps new keys, and the others still open old ones. */
export async function openVault(db: Db, masters: Masters, sealing: Sealing = 'aes-256-gcm'): Promise<Vault> {
  const way = { masters, sealing }
  const ownerKey = ({ key, version }: RawKey) => sealer(key, version, sealing)
  const { key, version } = await rawKey(db, way, product)
  const hashKey = createSecretKey(derive(key, 'hash'))
  return {
    keyOf: async (tx, owner) => ownerKey(await rawKey(tx, way, owner)),
    keyKept: async (tx, owner) => {
      const kept = await keptKey(tx, masters, owner)
      return kept && ownerKey(kept)
    },
    own: sealer(derive(key, 'seal'), version, sealing),
    hash: (purpose, text) => createHmac('sha256', hashKey).update(`${purpose}|${text}`).digest('base64url'),
    sealing,
  }
}

export function masterKey(key: Buffer): MasterKey {
  return { id: createHmac('sha256', key).update('key check value').digest('base64url').slice(0, 11), key }
}

/** The owner of the key for data of the product itself. */
export const product = 'product'

type RawKey = { key: Buffer; version: number }
type Masters = readonly [MasterKey, ...MasterKey[]]
/** How a key is wrapped: by the newest master key, with this cipher. */
type Way = { masters: Masters; sealing: Sealing }

async function rawKey(db: Db, way: Way, owner: string): Promise<RawKey> {
  return (await keptKey(db, way.masters, owner)) ?? (await newKey(db, way, owner)) ?? rawKey(db, way, owner)
}

async function keptKey(db: Db, masters: Masters, owner: string): Promise<RawKey | null> {
  const stored = await db.selectFrom('owner_keys').selectAll().where('owner', '=', owner).executeTakeFirst()
  return stored ? { key: unwrap(masters, stored), version: stored.version } : null
}

async function newKey(db: Db, way: Way, owner: string) {
  const key = randomBytes(32)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('owner_keys')
    .values({ owner, version: 1, ...wrap(way, { owner, version: 1 }, key) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 0n ? null : { key, version: 1 }
}

function wrap({ masters, sealing }: Way, { owner, version }: Pick<OwnerKeyTable, 'owner' | 'version'>, key: Buffer) {
  const [{ id, key: newest }] = masters
  return { master: id, wrapped: seal(sealing, newest, wrapSpot(owner, version, id), key) }
}

function unwrap(masters: Masters, { owner, version, master, wrapped }: OwnerKeyTable): Buffer {
  const known = masters.find(({ id }) => id === master)
  if (!known) throw new Error('A private value is sealed under a master key that was not given')
  return open(known.key, wrapSpot(owner, version, master), wrapped)
}

/** The same key wrapped by the newest master key; null if its present one does not open it. */
export function wrapAgain(masters: Masters, stored: OwnerKeyTable, sealing = sealingOf(stored.wrapped)) {
  try {
    return sealing ? wrap({ masters, sealing }, stored, unwrap(masters, stored)) : null
  } catch {
    return null
  }
}

function sealer(bytes: Buffer, version: number, sealing: Sealing): OwnerKey {
  const key = createSecretKey(bytes)
  const place = ({ table, row, column }: Spot) => `${table}|${row}|${column}|${version}`
  return {
    seal: (at, text) => seal(sealing, key, place(at), Buffer.from(text)),
    open: (at, sealed) => open(key, place(at), sealed).toString(),
  }
}

const wrapSpot = (owner: string, version: number, master: string) => `owner_keys|${owner}|wrapped|${version}|${master}`
const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
