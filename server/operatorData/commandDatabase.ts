import { join } from 'node:path'
import { sql } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import { type Db, isPostgres, openDatabase, openWithLongTimeout } from '../db/database.ts'
import { migrate, migrations, pendingMigrations } from '../db/migrate.ts'
import { waitForPostgres } from '../db/waitForPostgres.ts'
import { locked } from '../db/serverLock.ts'
import type { Env } from '../start/readEnv.ts'
import { masterKeys } from '../secrets/masterKeys.ts'
import { openVault, type Vault } from '../secrets/vault.ts'

/** A database for an operator's commands, one at a time, while servers run. */
export type CommandDatabase = { db: Db; vault: Vault }

export async function withCommandDatabase<T>(
  env: Env,
  say: (line: string) => void,
  work: (workshop: CommandDatabase) => Promise<T>,
): Promise<T> {
  const all = env.databaseUrl === null ? openDatabase(env) : openWithLongTimeout(env.databaseUrl)
  try {
    await waitForPostgres(all, say)
    const masters = await masterKeys(all, env, say)
    await demandSchema(all)
    return await all.connection().execute(async (db) => {
      const release = await heldAlone(db, env)
      if (!isPostgres(db)) await sql`pragma cache_size = -131072`.execute(db)
      try {
        return await work({ db, vault: await openVault(db, masters) })
      } finally {
        release()
      }
    })
  } finally {
    await all.destroy()
  }
}

/** Creates the tables of a new database. Only a server's start migrates one with orders. */
async function demandSchema(db: Db): Promise<void> {
  const { due } = await pendingMigrations(db)
  if (due.length > 0 && due.length < Object.keys(migrations).length)
    throw new CannotStart('The database is of an older version. Start this one once, and say it again.')
  await migrate(db)
}

/** PostgreSQL releases its lock with the connection; the embedded file is locked by another file. */
async function heldAlone(db: Db, { dataDir }: Env): Promise<() => void> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(hashtext('operator data')) as held`.execute(db)
    if (rows[0]?.held !== true) throw busy()
    return () => undefined
  }
  const release = locked(join(dataDir, 'operator.lock'))
  if (!release) throw busy()
  return release
}

const busy = () => new CannotStart('Another command works on the operator data. Wait for its end, and say it again.')
