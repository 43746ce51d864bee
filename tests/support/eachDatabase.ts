import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { postgresMissing } from '../../scripts/postgres.mjs'
import { aPostgres } from './aPostgres.ts'
import { aServer } from './aServer.ts'

/** The settings of a server over its own empty database, and how to remove that. */
export type Empty = {
  settings: Record<string, string>
  place: { databaseUrl: string | null; dataDir: string }
  gone: () => Promise<void>
}
type Kind = {
  database: string
  missing: string | null
  prepare: () => Promise<{ empty: () => Promise<Empty>; stop: () => Promise<void> }>
}

/** Both databases, for rules that hold on either. */
export const eachDatabase: readonly Kind[] = [
  {
    database: 'SQLite',
    missing: null,
    prepare: () => Promise.resolve({ empty: anEmptyFile, stop: () => Promise.resolve() }),
  },
  { database: 'PostgreSQL', missing: postgresMissing(), prepare: preparePostgres },
]

/** The database of a block of tests, if the machine has it: started before them, stopped after them. */
export function prepared({ missing, prepare }: Kind) {
  const running: { database?: Awaited<ReturnType<Kind['prepare']>> } = {}
  beforeAll(async () => {
    if (missing === null) running.database = await prepare()
  })
  afterAll(() => running.database?.stop())
  return {
    empty: () => {
      if (!running.database) throw new Error('The database is not prepared')
      return running.database.empty()
    },
  }
}

/** One server over an empty database of that kind, for all tests of a block. */
export function serverOn(kind: Kind) {
  const database = prepared(kind)
  const running: { server?: Awaited<ReturnType<typeof aServer>>; empty?: Empty } = {}
  beforeAll(async () => {
    if (kind.missing !== null) return
    running.empty = await database.empty()
    running.server = await aServer(running.empty.settings)
  })
  afterAll(async () => {
    await running.server?.stop()
    await running.empty?.gone()
  })
  return () => {
    if (!running.server) throw new Error('The server is not started')
    return running.server
  }
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

async function preparePostgres() {
  const { url, stop } = await aPostgres()
  return { empty: () => anEmptyDatabase(url), stop }
}

async function anEmptyDatabase(url: string): Promise<Empty> {
  const name = `each_${randomBytes(6).toString('hex')}`
  const server = openDatabase({ databaseUrl: url, dataDir: '' })
  await sql`create database ${sql.id(name)}`.execute(server)
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
