import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import { restoring, schemaInRestore } from '../db/unfinishedRestore.ts'
import { type Db, openDatabase, withDb } from '../db/database.ts'
import { putAside } from './backup.ts'
import type { Target } from './restore.ts'
import { runTool } from './postgresTools.ts'

/** A PostgreSQL database. The present data moves to a schema that blocks every start until the restore is complete. */
export function postgresRestoreTarget(databaseUrl: string): Target {
  const name = `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
  const open = () => openDatabase({ databaseUrl, dataDir: '' })
  const kept = `${restoring}${Date.now()}`
  const aside = `${putAside}${Date.now()}`

  return {
    name,
    isTaken: () => withDb(open(), async (db) => hasLeads(db, (await schemaInRestore(db)) ?? 'public')),
    hold: async () => {
      await withDb(open(), (db) => demandUnused(db, name))
      await withDb(open(), undo)
      return () => undefined
    },
    replaced: async () => open().withSchema(kept),
    load: async (backup) => {
      await withDb(open(), (db) => rename(db, 'public', kept))
      await runTool('pg_restore', databaseUrl, ['--no-owner', '--no-privileges', '--exit-on-error', backup])
      if (!(await withDb(open(), (db) => hasLeads(db, 'public'))))
        throw new CannotStart(`${backup} is no whole backup of this product.`)
      return open()
    },
    put: () => withDb(open(), (db) => putAway(db, kept, aside)),
    undo: () => withDb(open(), undo),
  }
}

async function tablesIn(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(db)
  return rows.map(({ name }) => name)
}

const hasLeads = async (db: Db, schema: string) => (await tablesIn(db, schema)).includes('leads')

/** PostgreSQL takes a moment to end closed connections. */
const patience = 2000
const pause = 50

async function demandUnused(db: Db, name: string, until = performance.now() + patience): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  if (rows[0]?.others === 0) return
  if (performance.now() > until) throw new CannotStart(`A server uses ${name}. Stop it, and say it again.`)
  await setTimeout(pause)
  return demandUnused(db, name, until)
}

async function rename(db: Db, schema: string, to: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`alter schema ${sql.id(schema)} rename to ${sql.id(to)}`.execute(tx)
    await sql`create schema ${sql.id(schema)}`.execute(tx)
  })
}

/** Reverts an unfinished restore. */
async function undo(db: Db): Promise<void> {
  const kept = await schemaInRestore(db)
  if (kept === null) return
  await db.transaction().execute(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`alter schema ${sql.id(kept)} rename to public`.execute(tx)
  })
}

/** Allows starts again. Returns the schema of the replaced tables, if there were any. */
async function putAway(db: Db, kept: string, aside: string): Promise<string | null> {
  const isEmpty = (await tablesIn(db, kept)).length === 0
  if (isEmpty) await sql`drop schema ${sql.id(kept)} cascade`.execute(db)
  else await sql`alter schema ${sql.id(kept)} rename to ${sql.id(aside)}`.execute(db)
  return isEmpty ? null : `the schema ${aside}`
}
