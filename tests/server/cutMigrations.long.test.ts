import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrate, migrations } from '../../server/db/migrate.ts'
import { overSqlite } from '../../server/db/sqlite.ts'
import type { Tables } from '../../server/db/tables.ts'

/** Skipped, because there are no data before it. */
const before = '2026_11_25_schema'

/** A database with these bytes that fails from its `most`-th statement on. */
function opened(bytes: Uint8Array | null, most = Infinity) {
  const database = new DatabaseSync(':memory:')
  if (bytes) database.deserialize(bytes)
  const all = overSqlite(database)
  let left = most
  const prepare: typeof all.prepare = (text) => {
    if (left-- <= 0) throw new Error('cut off')
    return all.prepare(text)
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { ...all, prepare } }) })
  return { database, db }
}

async function anOlderDatabase(): Promise<Uint8Array> {
  const { database, db } = opened(null)
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo(before)
  await sql`insert into mobile_lines (phone_hash, addon, active) values ('a hash', 'timblack', 1)`.execute(db)
  await sql`insert into cities (id, name, state, infraco) values ('vale', 'Vale', 'MG', 'rede')`.execute(db)
  return database.serialize()
}

/** The final schema, and the earlier data. */
async function found(db: Kysely<Tables>) {
  const { rows } = await sql`select type, name, sql from sqlite_master order by name`.execute(db)
  const [lines, cities] = [db.selectFrom('mobile_lines').selectAll(), db.selectFrom('cities').selectAll()]
  return { rows, lines: await lines.execute(), cities: await cities.execute() }
}

test('the next start completes an interrupted change of the schema, at any statement', async () => {
  const older = await anOlderDatabase()
  const whole = opened(older)
  await migrate(whole.db)
  const wanted = await found(whole.db)
  expect(wanted.lines).toEqual([{ phone_hash: 'a hash', addon: 'timblack', active: 1 }])
  expect(wanted.cities).toHaveLength(1)
  let isCut = true
  let most = 0
  while (isCut) {
    most += 1
    const { database, db } = opened(older, most)
    isCut = await migrate(db).then(
      () => false,
      () => true,
    )
    const next = opened(database.serialize())
    await migrate(next.db)
    expect([most, await found(next.db)]).toEqual([most, wanted])
  }
  expect(most).toBeGreaterThan(100)
})
