import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { backUp } from '../../server/backup/backup.ts'
import { runTool } from '../../server/backup/postgresTools.ts'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { openDatabase, type Place } from '../../server/db/database.ts'
import { aConfirmedLead, aLead, answers, finish, save } from './anOrder.ts'
import { aServer } from './aServer.ts'
import type { Empty } from './databases.ts'

/** Adds a version: KEEP_DATABASE=0.3.0 TEST_LANE=full npm run vitest -- run tests/server/keptDatabases.long.test.ts */
const folder = join(import.meta.dirname, '../kept')
export const keptVersions = readdirSync(folder)

/** The sample's network, omitted because each start recreates it and it would be most of the file. */
const network = ['city', 'street', 'cabinet', 'splitter', 'lot', 'building', 'crew'].map((name) => `${name}_rows`)

const visit = z.object({
  masterKey: z.string(),
  cookies: z.record(z.string(), z.string()),
  ordered: z.string(),
  confirmed: z.string(),
  begun: z.string(),
  orderNumber: z.string(),
})
export type Visit = z.infer<typeof visit>

const databaseIn = ({ databaseUrl }: Place) => (databaseUrl === null ? 'sqlite' : 'postgres')
const fileOf = (version: string, place: Place) =>
  join(folder, version, databaseIn(place) === 'sqlite' ? 'ultrafibra.sqlite.gz' : 'postgres.sql')
const visitFileOf = (version: string, place: Place) => join(folder, version, `${databaseIn(place)}.json`)

/** Puts a kept database in an empty place. Returns the visit that created it. */
export async function putKept(version: string, { place }: Empty): Promise<Visit> {
  const file = fileOf(version, place)
  if (place.databaseUrl === null) {
    mkdirSync(place.dataDir, { recursive: true })
    writeFileSync(sqliteFile(place.dataDir), gunzipSync(readFileSync(file)))
  } else {
    const db = openDatabase(place)
    await sql.raw(readFileSync(file, 'utf8')).execute(db)
    await db.destroy()
  }
  return z.parse(visit, JSON.parse(readFileSync(visitFileOf(version, place), 'utf8')))
}

/** Makes a visit in an empty database, and stores it as this version writes it. */
export async function keepDatabase(version: string, { settings, place }: Empty): Promise<void> {
  if (existsSync(fileOf(version, place))) throw new Error(`${fileOf(version, place)} is kept as it is`)
  const masterKey = Buffer.alloc(32, 'a key of the tests').toString('base64')
  const server = await aServer({ ...settings, MASTER_KEY: masterKey })
  const visitor = server.visitor()
  const ordered = await aConfirmedLead(visitor)
  const { orderNumber } = (await finish(visitor, ordered)).body
  await visitor.call('requestCall', { body: { telephone: answers.phone.phone } })
  const confirmed = await aConfirmedLead(visitor)
  const begun = await aLead(visitor)
  await save(visitor, begun, 'name', answers.name)
  await visitor.call('removeLead', { body: { id: await aLead(visitor) } })
  await server.deliver()
  await server.stop()
  const made: Visit = {
    masterKey,
    cookies: Object.fromEntries(visitor.cookies),
    ordered,
    confirmed,
    begun,
    orderNumber: String(orderNumber),
  }
  mkdirSync(join(folder, version), { recursive: true })
  writeFileSync(visitFileOf(version, place), `${JSON.stringify(made, null, 2)}\n`)
  await (place.databaseUrl === null
    ? keepFile(place, fileOf(version, place))
    : keepDump(place.databaseUrl, fileOf(version, place)))
}

async function keepFile(place: Place, to: string): Promise<void> {
  const backups = mkdtempSync(join(tmpdir(), 'ultrafibra-kept-'))
  const copy = await backUp(place, backups, new Date())
  const database = new DatabaseSync(copy)
  for (const table of network) database.exec(`delete from ${table}`)
  database.exec('vacuum')
  database.close()
  writeFileSync(to, gzipSync(readFileSync(copy)))
  rmSync(backups, { recursive: true })
}

/** Dumps without `psql` commands and session settings, which older servers may not know. */
async function keepDump(databaseUrl: string, to: string): Promise<void> {
  const withoutNetwork = network.map((table) => `--exclude-table-data=${table}`)
  const plain = ['--inserts', '--no-owner', '--no-privileges', '--no-comments']
  await runTool('pg_dump', databaseUrl, [...plain, ...withoutNetwork, `--file=${to}`])
  const text = readFileSync(to, 'utf8').replaceAll(/^(?:\\|--|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
  writeFileSync(to, text.replaceAll(/\n{2,}/g, '\n'))
}
