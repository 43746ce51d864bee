import { randomBytes } from 'node:crypto'
import { copyFileSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { backupsIn } from '../../server/backup/backupsIn.ts'
import { rehearse } from '../../server/backup/rehearse.ts'
import { openDatabase } from '../../server/db/database.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, type Empty, prepared } from '../support/databases.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const MASTER_KEY = randomBytes(32).toString('base64')
const now = () => new Date('2026-11-20T16:00:00.000Z')

describe.each(databases)('a rehearsal, over $database', (kind) => {
  const database = prepared(kind)
  let home = ''
  let empty: Empty
  beforeEach(async () => {
    if (kind.missing !== null) return
    home = folderForTest()
    empty = await database.empty()
  })
  afterEach(async () => {
    if (kind.missing !== null) return
  })

  const settings = () => ({ ...empty.settings, MASTER_KEY, BACKUP_DIR: home, ERASURES_FILE: join(home, 'erasures') })
  const rehearsed = (more: Record<string, string> = {}) => rehearse(readEnv({ ...settings(), ...more }), now)
  const marks = () => backupsIn(home).map(({ isRehearsed }) => isRehearsed)

  it.skipIf(kind.missing !== null)(
    'restores the newest backup while a server runs, repeats erasures, and leaves nothing behind',
    async () => {
      const server = await aServer(settings())
      const visitor = server.visitor()
      const gone = await aLead(visitor)
      await save(visitor, gone, 'phone', answers.phone)
      await finish(visitor, await aConfirmedLead(visitor))
      const file = await backUp(empty.place, home, now())
      expect(await rehearsed()).toBe(`${file} restores, and the master key opens it: 2 leads, 1 orders.`)
      expect(marks()).toEqual([true])
      expect(await leftOf(empty, home)).toEqual([])
      await visitor.call('removeLead', { body: { id: gone, phone: answers.phone.phone } })
      await aLead(visitor)
      await server.stop()
      expect(await rehearsed()).toContain(': 1 leads, 1 orders.')
    },
  )

  it.skipIf(kind.missing !== null)('marks no backup that is damaged, or that the master key does not fit', async () => {
    await expect(rehearsed()).rejects.toThrow(
      `There is no backup in ${home} that can be read. Make one: npm run backup.`,
    )
    const server = await aServer(settings())
    await aLead(server.visitor())
    await server.stop()
    const file = await backUp(empty.place, home, now())
    const other = randomBytes(32).toString('base64')
    await expect(rehearsed({ MASTER_KEY: other })).rejects.toThrow('The master key is not the one that sealed')
    expect(marks()).toEqual([false])
    const newer = file.replace('20261120', '20261121')
    copyFileSync(file, newer)
    truncateSync(newer, 20_000)
    await expect(rehearsed()).rejects.toThrow(/no whole backup|pg_restore failed/)
    expect(marks()).toEqual([false, false])
    expect(await leftOf(empty, home)).toEqual([])
  })
})

describe.each(databases.filter(({ database }) => database === 'PostgreSQL'))('a rehearsal, over $database', (kind) => {
  const database = prepared(kind)
  it.skipIf(kind.missing !== null)('names the missing privilege', async () => {
    const home = folderForTest()
    const { place } = await database.empty()
    await backUp(place, home, now())
    const db = openDatabase(place)
    const name = `poor_${randomBytes(4).toString('hex')}`
    await sql`create role ${sql.id(name)} login`.execute(db)
    const url = new URL(place.databaseUrl ?? '')
    url.username = name
    const env = readEnv({ DATABASE_URL: url.href, MASTER_KEY, BACKUP_DIR: home })
    await expect(rehearse(env, now)).rejects.toThrow('may make no database to restore to')
    await sql`drop role ${sql.id(name)}`.execute(db)
    await db.destroy()
  })
})

/** The remains of a rehearsal, next to the backups or the database. */
async function leftOf({ place }: Empty, backups: string): Promise<unknown[]> {
  if (place.databaseUrl === null) return readdirSync(backups).filter((name) => name === 'rehearsal')
  const db = openDatabase(place)
  const own = `${new URL(place.databaseUrl).pathname.slice(1)}_rehearsal`
  const { rows } = await sql`select datname from pg_database where datname = ${own}`.execute(db)
  await db.destroy()
  return rows
}
