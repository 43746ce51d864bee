import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import { countRows } from '../db/countRows.ts'
import { openDatabase, openWithLongTimeout, type Place, withDb } from '../db/database.ts'
import type { Env } from '../start/readEnv.ts'
import { masterKeys } from '../secrets/masterKeys.ts'
import { openVault } from '../secrets/vault.ts'
import { backupsIn, markOf } from './backupsIn.ts'
import { restore } from './restore.ts'

/** A place for a trial restore. `remove` also deletes the remains of an interrupted rehearsal. */
type Stage = { place: Place; make: () => Promise<void>; remove: () => Promise<void> }

/** Restores the newest backup next to the backups, opens it with the master key and removes it. Returns a summary. */
export async function rehearse(env: Env, now: () => Date): Promise<string> {
  const [newest] = backupsIn(env.backupDir)
  if (!newest)
    throw new CannotStart(`There is no backup in ${env.backupDir} that can be read. Make one: npm run backup.`)
  const { place, make, remove } = env.databaseUrl === null ? aFolder(env.backupDir) : aDatabase(env.databaseUrl)
  const erasureFiles = env.erasuresFile !== null && existsSync(env.erasuresFile) ? [env.erasuresFile] : []
  await remove()
  try {
    await make()
    await restore(place, { backup: newest.file, replace: false, erasureFiles }, { say: () => undefined, now })
    const { leads, orders } = await lookAt(place, env)
    writeFileSync(markOf(newest.file), '', { mode: 0o600 })
    return `${newest.file} restores, and the master key opens it: ${leads} leads, ${orders} orders.`
  } finally {
    await remove()
  }
}

async function lookAt(place: Place, env: Env): Promise<{ leads: number; orders: number }> {
  return withDb(openDatabase(place), async (db) => {
    await openVault(db, await masterKeys(db, env, () => undefined))
    return { leads: await countRows(db.selectFrom('leads')), orders: await countRows(db.selectFrom('orders')) }
  })
}

function aFolder(backups: string): Stage {
  const dataDir = join(backups, 'rehearsal')
  return {
    place: { databaseUrl: null, dataDir },
    make: async () => undefined,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A database on the same PostgreSQL server. */
function aDatabase(databaseUrl: string): Stage {
  const beside = new URL(databaseUrl)
  beside.pathname += '_rehearsal'
  const name = sql.id(decodeURIComponent(beside.pathname.slice(1)))
  return {
    place: { databaseUrl: beside.href, dataDir: '' },
    make: () => perform(databaseUrl, sql`create database ${name}`),
    remove: () => perform(databaseUrl, sql`drop database if exists ${name} with (force)`),
  }
}

async function perform(databaseUrl: string, statement: ReturnType<typeof sql>): Promise<void> {
  try {
    await withDb(openWithLongTimeout(databaseUrl), (db) => statement.execute(db))
  } catch (error) {
    throw isNotAllowed(error)
      ? new CannotStart('The user of DATABASE_URL may make no database to restore to. Allow it: alter role … createdb.')
      : error
  }
}

const isNotAllowed = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501'
