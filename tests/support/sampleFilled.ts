import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { sqliteFile } from '../../server/db/dataFiles.ts'
import type { Db, Place } from '../../server/db/database.ts'
import { overSqlite } from '../../server/db/sqlite.ts'
import type { Tables } from '../../server/db/tables.ts'
import { makeFolder } from '../../server/makeFolder.ts'
import { sampleDatabase } from '../../server/sample/sampleDatabase.ts'

/** Puts the sample where a first start would make it, in a hundredth of the time. Returns it where it is in memory. */
export async function sampleFilled({ databaseUrl, dataDir }: Place): Promise<Db | undefined> {
  if (databaseUrl !== null) return undefined
  if (dataDir === ':memory:') return inMemory(await sample())
  const file = sqliteFile(dataDir)
  if (existsSync(file)) return undefined
  makeFolder(dataDir)
  writeFileSync(file, await sample(), { mode: 0o600 })
  return undefined
}

function inMemory(bytes: Uint8Array): Db {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  database.deserialize(bytes)
  database.exec('PRAGMA secure_delete = ON')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: overSqlite(database) }) })
}

let made: Promise<Uint8Array> | undefined

/** The bytes of a database with the schema and the sample, made once. */
const sample = () => (made ??= makeSample())

async function makeSample(): Promise<Uint8Array> {
  const db = await sampleDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-sample-'))
  const file = join(folder, 'sample.sqlite')
  await sql`vacuum into ${file}`.execute(db)
  await db.destroy()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}
