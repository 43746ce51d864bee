import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { aServer } from './aServer.ts'
import { isFull } from './lane.ts'
import type { SharedPostgres } from './sharedPostgres.ts'

type Settings = Record<string, string>

/** The settings of a server with its own empty database, and a function to remove that. */
export type Empty = {
  settings: Settings
  place: { databaseUrl: string | null; dataDir: string }
  gone: () => Promise<void>
}
/** Without `filled`, a PostgreSQL has no schema either. */
type How = { filled: boolean }
type Kind = {
  database: string
  missing: string | null
  prepare: () => Promise<{ empty: (how: How) => Promise<Empty>; stop: () => Promise<void> }>
}

const sqlite: Kind = {
  database: 'SQLite',
  missing: null,
  prepare: () => Promise.resolve({ empty: anEmptyFile, stop: () => Promise.resolve() }),
}
const postgres: Kind = {
  database: 'PostgreSQL',
  missing: postgresMissing(),
  prepare: () =>
    Promise.resolve({ empty: (how) => anEmptyDatabase(inject('postgres'), how), stop: () => Promise.resolve() }),
}

/** For rules that SQL itself enforces. */
export const bothDatabases: readonly Kind[] = [sqlite, postgres]

/** For rules of either database: both in the full lane, the embedded one in the short lane. */
export const databases: readonly Kind[] = isFull ? bothDatabases : [sqlite]

/** Empty databases for a block of tests, if the machine has the kind. Removed after it, with their program. */
export function prepared({ missing, prepare }: Kind) {
  const running: { database?: Awaited<ReturnType<Kind['prepare']>> } = {}
  const given: Empty[] = []
  beforeAll(async () => {
    if (missing === null) running.database = await prepare()
  })
  afterAll(async () => {
    for (const each of given) await each.gone()
    await running.database?.stop()
  })
  return {
    empty: async (how: How = { filled: true }) => {
      if (!running.database) throw new Error('The database is not prepared')
      const empty = await running.database.empty(how)
      given.push(empty)
      return empty
    },
  }
}

type Shop = { empty: Empty; db: Db; server: Awaited<ReturnType<typeof aServer>> }

/** One server with an empty database of that kind, for all tests of a block or for `each` one. */
export function shopOn(kind: Kind, { each = false, settings = {} }: { each?: boolean; settings?: Settings } = {}) {
  const database = prepared(kind)
  const running: { shop?: Shop } = {}
  const [before, after] = each ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => {
    if (kind.missing !== null) return
    const empty = await database.empty()
    const server = await aServer({ ...empty.settings, ...settings })
    running.shop = { empty, server, db: openDatabase(empty.place) }
  })
  after(async () => {
    await running.shop?.db.destroy()
    await running.shop?.server.stop()
  })
  return () => {
    if (!running.shop) throw new Error('The server is not started')
    return running.shop
  }
}

export function serverOn(kind: Kind) {
  const shop = shopOn(kind)
  return () => shop().server
}

export async function anEmptyFile(): Promise<Empty> {
  const home = mkdtempSync(join(tmpdir(), 'ultrafibra-each-'))
  const dataDir = join(home, 'data')
  return {
    settings: { DATA_DIR: dataDir },
    place: { databaseUrl: null, dataDir },
    gone: async () => rmSync(home, { recursive: true }),
  }
}

/** A copy of the template with the schema and the sample, or of an empty one. */
async function anEmptyDatabase({ url, template }: SharedPostgres, { filled }: How): Promise<Empty> {
  const name = `each_${randomBytes(6).toString('hex')}`
  const server = openDatabase({ databaseUrl: url, dataDir: '' })
  await sql`create database ${sql.id(name)} template ${sql.id(filled ? template : 'template1')}`.execute(server)
  const databaseUrl = new URL(name, url).href
  const gone = async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server)
    await server.destroy()
  }
  return {
    settings: { DATABASE_URL: databaseUrl, MASTER_KEY: randomBytes(32).toString('base64') },
    place: { databaseUrl, dataDir: '' },
    gone,
  }
}
