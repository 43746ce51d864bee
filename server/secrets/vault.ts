import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { precompileQuery } from '../db/precompileQuery.ts'
import type { Db } from '../db/database.ts'
import type { OwnerKeyTable } from '../db/tables.ts'
import { recentCache } from '../recentCache.ts'
import { open, seal } from './cipher.ts'

/** Encrypts private values with a key per owner, which a master key wraps. */
export type Vault = {
  /** The owner's key, created on first use. Needs a writing transaction. */
  keyOf: (db: Db, owner: string) => Promise<OwnerKey>
  /** The owner's key to decrypt, or null if it does not exist. Never creates one. */
  keyKept: (db: Db, owner: string) => Promise<OwnerKey | null>
  /** A keyed hash for limits and comparisons. Without the key nobody can try every CPF against it. */
  hash: (purpose: string, text: string) => string
  /** The key for the product's own data. */
  own: OwnerKey
}
export type OwnerKey = { seal: (at: Spot, text: string) => string; open: (at: Spot, sealed: string) => string }
/** The place of an encrypted value. A value moved elsewhere cannot be decrypted. */
export type Spot = { table: SealedTable; row: string; column: string }
/** The tables with encrypted values. */
type SealedTable =
  | 'leads'
  | 'resume_links'
  | 'risk_decisions'
  | 'collaborator_codes'
  | 'idempotency'
  | 'customers'
  | 'customer_requests'
  | 'support_requests'
export type MasterKey = { id: string; key: Buffer }

/** `masters` has the newest first. It wraps new keys, and the others still unwrap old ones. */
export async function openVault(db: Db, masters: Masters): Promise<Vault> {
  const opened = recentCache<{ as: string; key: OwnerKey }>(mostOpened)
  const own = await madeKey(db, masters, product)
  const key = unwrap(masters, own)
  const hashKey = createSecretKey(derive(key, 'hash'))
  return {
    keyOf: async (tx, owner) => ownerKey(await madeKey(tx, masters, owner)),
    keyKept: async (tx, owner) => {
      const stored = await storedKey(tx, owner)
      return stored ? ownerKey(stored) : null
    },
    own: sealer(derive(key, 'seal'), own.version),
    hash: (purpose, text) => createHmac('sha256', hashKey).update(`${purpose}|${text}`).digest('base64url'),
  }

  /** Unwraps an owner's key, or takes it from the cache if the database has it unchanged. */
  function ownerKey(stored: OwnerKeyTable): OwnerKey {
    const { owner, version, master, wrapped } = stored
    const as = `${version}|${master}|${wrapped}`
    const lately = opened.get(owner)
    if (lately?.as === as) return lately.key
    return opened.keep(owner, { as, key: sealer(unwrap(masters, stored), version) }).key
  }
}

const mostOpened = 1000

export function masterKey(key: Buffer): MasterKey {
  return { id: createHmac('sha256', key).update('key check value').digest('base64url').slice(0, 11), key }
}

const product = 'product'

type Masters = readonly [MasterKey, ...MasterKey[]]

const keyRow = precompileQuery({ owner: 'id' }, (db, { owner }) =>
  db.selectFrom('owner_keys').selectAll().where('owner', '=', owner),
)
const storedKey = async (db: Db, owner: string) => (await keyRow(db, { owner })).rows[0]

/** The key of an owner, created if missing, even if another server creates it meanwhile. */
async function madeKey(db: Db, masters: Masters, owner: string): Promise<OwnerKeyTable> {
  return (await storedKey(db, owner)) ?? (await newKey(db, masters, owner)) ?? madeKey(db, masters, owner)
}

async function newKey(db: Db, masters: Masters, owner: string): Promise<OwnerKeyTable | undefined> {
  const made = { owner, version: 1, ...wrap(masters, { owner, version: 1 }, randomBytes(32)) }
  return db
    .insertInto('owner_keys')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

function wrap(masters: Masters, { owner, version }: Pick<OwnerKeyTable, 'owner' | 'version'>, key: Buffer) {
  const [{ id, key: newest }] = masters
  return { master: id, wrapped: seal(newest, wrapSpot(owner, version, id), key) }
}

function unwrap(masters: Masters, { owner, version, master, wrapped }: OwnerKeyTable): Buffer {
  const known = masters.find(({ id }) => id === master)
  if (!known) throw new Error('A private value is sealed under a master key that was not given')
  return open(known.key, wrapSpot(owner, version, master), wrapped)
}

/** The same key wrapped by the newest master key; null if its present one does not unwrap it. */
export function rewrapKey(masters: Masters, stored: OwnerKeyTable) {
  try {
    return wrap(masters, stored, unwrap(masters, stored))
  } catch {
    return null
  }
}

function sealer(bytes: Buffer, version: number): OwnerKey {
  const key = createSecretKey(bytes)
  const place = ({ table, row, column }: Spot) => `${table}|${row}|${column}|${version}`
  return {
    seal: (at, text) => seal(key, place(at), Buffer.from(text)),
    open: (at, sealed) => open(key, place(at), sealed).toString(),
  }
}

const wrapSpot = (owner: string, version: number, master: string) => `owner_keys|${owner}|wrapped|${version}|${master}`
const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
