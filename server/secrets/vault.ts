import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { OwnerKeyTable } from '../db/tables.ts'

/** Seals private values: AES-256-GCM under a key of each owner, which a master key wraps. */
export type Vault = {
  /** The owner's key for sealing, made and stored on first use. Needs a transaction that writes. */
  keyOf: (db: Db, owner: string) => Promise<OwnerKey>
  /** The owner's key for opening, or null if it was never made or was erased. Reading makes none. */
  keyKept: (db: Db, owner: string) => Promise<OwnerKey | null>
  /** A keyed hash for limits and comparisons. Without the key nobody can try every CPF against it. */
  hash: (purpose: string, text: string) => string
  /** The key for data of the product itself. */
  own: OwnerKey
}
export type OwnerKey = { seal: (at: Spot, text: string) => string; open: (at: Spot, sealed: string) => string }
/** The column of a sealed value. Moved elsewhere, the value does not open. */
export type Spot = { table: string; row: string; column: string }
export type MasterKey = { id: string; key: Buffer }

/** `masters` has the newest first. It wraps new keys, and the others still open old ones. */
export async function openVault(db: Db, masters: Masters): Promise<Vault> {
  const { key, version } = await rawKey(db, masters, 'product')
  const hashKey = createSecretKey(derive(key, 'hash'))
  return {
    keyOf: async (tx, owner) => ownerKey(await rawKey(tx, masters, owner)),
    keyKept: async (tx, owner) => {
      const kept = await keptKey(tx, masters, owner)
      return kept && ownerKey(kept)
    },
    own: cipher(derive(key, 'seal'), version),
    hash: (purpose, text) => createHmac('sha256', hashKey).update(`${purpose}|${text}`).digest('base64url'),
  }
}

export function masterKey(key: Buffer): MasterKey {
  return { id: createHmac('sha256', key).update('key check value').digest('base64url').slice(0, 11), key }
}

type RawKey = { key: Buffer; version: number }
type Masters = readonly [MasterKey, ...MasterKey[]]
const ownerKey = ({ key, version }: RawKey) => cipher(key, version)

async function rawKey(db: Db, masters: Masters, owner: string): Promise<RawKey> {
  return (await keptKey(db, masters, owner)) ?? (await newKey(db, masters[0], owner)) ?? rawKey(db, masters, owner)
}

async function keptKey(db: Db, masters: Masters, owner: string): Promise<RawKey | null> {
  const stored = await db.selectFrom('owner_keys').selectAll().where('owner', '=', owner).executeTakeFirst()
  return stored ? { key: unwrap(masters, stored), version: stored.version } : null
}

async function newKey(db: Db, master: MasterKey, owner: string) {
  const key = randomBytes(32)
  const wrapped = encrypt(master.key, wrapSpot(owner, 1, master.id), key)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('owner_keys')
    .values({ owner, version: 1, master: master.id, wrapped })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 0n ? null : { key, version: 1 }
}

function unwrap(masters: readonly MasterKey[], { owner, version, master, wrapped }: OwnerKeyTable): Buffer {
  const known = masters.find(({ id }) => id === master)
  if (!known) throw new Error('A private value is sealed under a master key that was not given')
  return decrypt(known.key, wrapSpot(owner, version, master), wrapped)
}

/** The same key wrapped by the newest master key; null if its present one does not open it. */
export function wrapAgain(masters: Masters, stored: OwnerKeyTable): string | null {
  const { owner, version } = stored
  try {
    return encrypt(masters[0].key, wrapSpot(owner, version, masters[0].id), unwrap(masters, stored))
  } catch {
    return null
  }
}

function cipher(bytes: Buffer, version: number): OwnerKey {
  const key = createSecretKey(bytes)
  const aad = ({ table, row, column }: Spot) => `${table}|${row}|${column}|${version}`
  return {
    seal: (at, text) => encrypt(key, aad(at), Buffer.from(text)),
    open: (at, sealed) => decrypt(key, aad(at), sealed).toString(),
  }
}

function encrypt(key: Buffer | KeyObject, aad: string, plain: Buffer): string {
  const iv = randomBytes(12)
  const gcm = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad))
  return Buffer.concat([iv, gcm.update(plain), gcm.final(), gcm.getAuthTag()]).toString('base64url')
}

function decrypt(key: Buffer | KeyObject, aad: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const gcm = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(-16))
  return Buffer.concat([gcm.update(bytes.subarray(12, -16)), gcm.final()])
}

const wrapSpot = (owner: string, version: number, master: string) => `owner_keys|${owner}|wrapped|${version}|${master}`
const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
