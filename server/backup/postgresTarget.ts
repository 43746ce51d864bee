import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { CannotStart } from '../cannotStart.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { putAside } from './backup.ts'
import type { Target } from './restore.ts'
import { runTool } from './tools.ts'

/** A PostgreSQL database. What is there is put aside as another schema, until the restored one is whole. */
export function postgresTarget(databaseUrl: string): Target {
  const name = `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
  const open = () => openDatabase({ databaseUrl, dataDir: '' })
  const aside = `${putAside}${Date.now()}`
  let loading = false

  return {
    name,
    isTaken: () => withDb(open(), hasLeads),
    demandUnused: () => withDb(open(), (db) => demandUnused(db, name)),
    replaced: async () => open(),
    load: async (backup) => {
      await withDb(open(), (db) => rename(db, 'public', aside))
      loading = true
      await runTool('pg_restore', databaseUrl, ['--no-owner', '--no-privileges', '--exit-on-error', backup])
      if (!(await withDb(open(), hasLeads))) throw new CannotStart(`${backup} is no whole backup of this product.`)
      return open()
    },
    put: () => withDb(open(), (db) => dropIfEmpty(db, aside)),
    undo: async () => {
      if (loading) await withDb(open(), (db) => restoreSchema(db, aside))
    },
  }
}

async function withDb<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function tablesIn(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(db)
  return rows.map(({ name }) => name)
}

const hasLeads = async (db: Db) => (await tablesIn(db, 'public')).includes('leads')

/** PostgreSQL takes a moment to end what has just hung up. */
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

async function restoreSchema(db: Db, aside: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`alter schema ${sql.id(aside)} rename to public`.execute(tx)
  })
}

/** Returns the schema that holds the replaced tables, if there were any. */
async function dropIfEmpty(db: Db, schema: string): Promise<string | null> {
  if ((await tablesIn(db, schema)).length > 0) return `the schema ${schema}`
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
  return null
}
