import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postgresMissing } from '../../scripts/postgres.mjs'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate, pendingMigrations } from '../../server/db/migrate.ts'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { soon } from '../support/soon.ts'

const missing = postgresMissing()

describe.skipIf(missing !== null)('a migration of a PostgreSQL that is large or in use', () => {
  let postgres: Postgres
  let db: Db
  let said: string[]
  beforeAll(async () => {
    postgres = await aPostgres()
    db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  })
  afterAll(async () => {
    await db.destroy()
    await postgres.stop()
  })
  beforeEach(async () => {
    said = []
    await migrateIt()
    await sql`drop index leads_private`.execute(db)
    await sql`delete from kysely_migration where name >= '016-private-answers'`.execute(db)
  })

  const migrateIt = () => migrate(db, { databaseUrl: postgres.url, say: (line) => said.push(line) })
  const due = async () => (await pendingMigrations(db)).due

  it('may take longer than a visitor waits for a statement', async () => {
    await slowIndexes(db)
    await migrateIt()
    expect(await due()).toEqual([])
    await sql`drop function slowly cascade`.execute(db)
  })

  it('lets visitors write while somebody keeps the table from it, says so, and is made once they have ended', async () => {
    const { migrated } = await db.transaction().execute(async (other) => {
      await sql`lock table leads in row exclusive mode`.execute(other)
      const going = migrateIt()
      await soon(async () => expect(await waitingLocks()).toBe(1))
      await sql`update leads set version = version + 1`.execute(db)
      await soon(() => expect(said).toHaveLength(1))
      expect(await due()).toContain('016-private-answers')
      return { migrated: going }
    })
    await migrated
    expect(await due()).toEqual([])
  })

  async function waitingLocks(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where not granted and relation = 'leads'::regclass`.execute(db)
    return rows[0]?.count ?? 0
  }
})

/** Each index takes as long as that of a table with many millions of rows. */
async function slowIndexes(db: Db): Promise<void> {
  await sql`create function slowly() returns event_trigger language plpgsql as $$ begin perform pg_sleep(9.5); end $$`.execute(
    db,
  )
  await sql`create event trigger slowly on ddl_command_start when tag in ('CREATE INDEX') execute function slowly()`.execute(
    db,
  )
}
