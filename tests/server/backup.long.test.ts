import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { readErasures } from '../../server/backup/erasureLog.ts'
import { sqliteRestoreTarget } from '../../server/backup/sqliteRestoreTarget.ts'
import { postgresRestoreTarget } from '../../server/backup/postgresRestoreTarget.ts'
import { restore } from '../../server/backup/restore.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { differencesFrom, readNotes } from '../../server/backup/auditDigests.ts'
import { openDatabase } from '../../server/db/database.ts'
import { isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases, type Empty, prepared } from '../support/databases.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const MASTER_KEY = randomBytes(32).toString('base64')
const none: readonly string[] = []
const now = () => new Date('2026-11-20T16:00:00.000Z')
const phone = answers.phone.phone

async function aNamedLead(visitor: Visitor): Promise<string> {
  const id = await aLead(visitor)
  await save(visitor, id, 'name', answers.name)
  await save(visitor, id, 'phone', answers.phone)
  return id
}

const nameOf = async (visitor: Visitor, idLead: string) => {
  const { status, body } = await visitor.call('readLead', { params: { idLead } })
  return status === 200 ? body['name'] : status
}

async function openedNumber({ place }: Empty) {
  const db = openDatabase(place)
  const row = await db.selectFrom('orders').select('number').executeTakeFirst()
  await db.destroy()
  return row?.number
}

/** The browser of a visitor at another server, with its cookies. */
function moved(visitor: Visitor, server: Awaited<ReturnType<typeof aServer>>): Visitor {
  const there = server.visitor()
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  return there
}

/** The lease of a message, after which another server sends it. */
const minutesOfLease = 2

describe.each(databases)('a backup of $database', (kind) => {
  const database = prepared(kind)
  let home = ''
  let first: Empty
  let second: Empty
  let said: string[] = []
  beforeEach(async () => {
    if (kind.missing !== null) return
    home = folderForTest()
    first = await database.empty({ filled: false })
    second = await database.empty({ filled: false })
    said = []
  })
  afterEach(async () => {
    if (kind.missing !== null) return
  })

  const noted = () => join(home, 'erasures')
  const aServerAt = ({ settings }: Empty, outside: Parameters<typeof aServer>[1] = {}) =>
    aServer({ ...settings, MASTER_KEY, ERASURES_FILE: noted() }, outside)
  const backedUp = () => backUp(first.place, join(home, 'backups'), now())
  const restored = (backup: string, to: Empty, { replace = false, erasureFiles = none } = {}) =>
    restore(
      { ...to.place, erasuresFile: noted() },
      { backup, replace, erasureFiles },
      { say: (line) => said.push(line), now },
    )
  it.skipIf(kind.missing !== null)(
    'can be taken while a server writes, and opens elsewhere without the leads erased since',
    async () => {
      const server = await aServerAt(first)
      const visitor = server.visitor()
      const [kept, gone] = [await aNamedLead(visitor), await aNamedLead(visitor)]
      const others = server.visitor()
      const writing = Promise.all(Array.from({ length: 40 }, () => aLead(others)))
      const backup = await backedUp()
      await writing
      expect(statSync(backup).mode & 0o777).toBe(0o600)
      expect(readdirSync(join(home, 'backups'))).toHaveLength(1)
      expect(await moved(visitor, server).call('removeLead', { body: { id: gone, phone } })).toMatchObject({
        status: 200,
      })
      const afterwards = await aNamedLead(visitor)
      await server.stop()
      expect(readErasures(noted()).map(({ id }) => id)).toEqual([gone])

      await restored(backup, second, { erasureFiles: [noted()] })
      expect(said.join()).toContain('1 of its leads')
      const again = await aServerAt(second)
      const returned = moved(visitor, again)
      expect(await nameOf(returned, kept)).toBe('Ana S.')
      expect(await nameOf(returned, gone)).toBe(404)
      expect(await nameOf(returned, afterwards)).toBe(404)
      const db = openDatabase(second.place)
      expect(await db.selectFrom('owner_keys').select('owner').where('owner', '=', gone).execute()).toEqual([])
      const trail = await db.selectFrom('audit').selectAll().where('lead_id', '=', gone).orderBy('n').execute()
      expect([trail.at(-1)?.event, isWhole(trail)]).toEqual(['erased', true])
      const there = async (from: 'leads' | 'audit') =>
        [
          ...(await (
            from === 'leads'
              ? db.selectFrom('leads').select('id')
              : db.selectFrom('audit').select('lead_id as id').where('n', '=', 1)
          ).execute()),
        ].map(({ id }) => id)
      expect((await there('audit')).filter((id) => id !== gone).toSorted()).toEqual((await there('leads')).toSorted())
      await db.destroy()
      await again.stop()
    },
  )

  it.skipIf(kind.missing !== null)('contains the trails that were noted before it', async () => {
    const server = await aServerAt(first)
    const visitor = server.visitor()
    const later = async () => {
      server.pass(3_600_000)
      await server.note()
    }
    await aNamedLead(visitor)
    await later()
    const gone = await aNamedLead(visitor)
    const backup = await backedUp()
    await aNamedLead(visitor)
    await later()
    await moved(visitor, server).call('removeLead', { body: { id: gone, phone } })
    await later()
    await server.stop()
    expect(readNotes(noted()).map(({ rows }) => rows)).toEqual([3, 6, 1])
    await restored(backup, second, { erasureFiles: [noted()] })
    const db = openDatabase(second.place)
    expect(readNotes(noted()).map(({ rows }) => rows)).toEqual([3])
    expect(await differencesFrom(readNotes(noted()), db)).toEqual([])
    const again = await aServerAt(second)
    again.clock.at = new Date(server.clock.at.getTime() + 3_600_000)
    await again.note()
    expect(readNotes(noted()).map(({ rows }) => rows)).toEqual([3, 4])
    expect([await differencesFrom(readNotes(noted()), db), (await auditCheck(db)).faults]).toEqual([[], []])
    await db.destroy()
    await again.stop()
  })

  it.skipIf(kind.missing !== null)(
    'replaces a database only if told to and unused, and erases what that had erased',
    async () => {
      const server = await aServerAt(first)
      const visitor = server.visitor()
      const [kept, gone] = [await aNamedLead(visitor), await aNamedLead(visitor)]
      const backup = await backedUp()
      await expect(restored(backup, first)).rejects.toThrow(/already.*--replace/)
      await expect(restored(backup, first, { replace: true })).rejects.toThrow('A server uses')
      await moved(visitor, server).call('removeLead', { body: { id: gone, phone } })
      const ordered = await aConfirmedLead(visitor)
      const told = (await finish(visitor, ordered)).body['orderNumber']
      expect(told).toMatch(/^\d{10}$/)
      await server.stop()
      await expect(restored(backup, first)).rejects.toThrow(/already.*--replace/)

      await restored(backup, first, { replace: true })
      expect(said.join('\n')).toMatch(/The replaced database is now .*replaced/)
      const again = await aServerAt(first)
      const returned = moved(visitor, again)
      expect([await nameOf(returned, kept), await nameOf(returned, gone)]).toEqual(['Ana S.', 404])
      const next = await finish(returned, await aConfirmedLead(returned))
      expect(Number(next.body['orderNumber'])).toBeGreaterThan(Number(told))
      await again.stop()
      await restored(await backedUp(), second)
      expect(await openedNumber(second)).toBe(next.body['orderNumber'])
    },
  )

  it.skipIf(kind.missing !== null)('sends no letter again that the replaced database had sent', async () => {
    const [sent, backupIsMade]: [Mail[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()]
    const send = async (mail: Mail) => void (await backupIsMade.promise.then(() => sent.push(mail)))
    const server = await aServerAt(first, { mailer: { kind: 'none', send, close: () => undefined } })
    const visitor = server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    const backup = await backedUp()
    backupIsMade.resolve()
    await server.deliver()
    expect(sent).toHaveLength(1)
    await server.stop()

    await restored(backup, first, { replace: true })
    const again = await aServerAt(first)
    const returned = moved(visitor, again)
    await finish(returned, await aConfirmedLead(returned))
    await again.deliver()
    expect(again.mails.map(({ id }) => id)).not.toContain(sent[0]?.id)
    expect(again.mails).toHaveLength(1)
    await again.stop()

    await restored(backup, second)
    expect(said.at(-1)).toMatch(/^\d+ letters and events wait in it/)
    const other = await aServerAt(second)
    other.pass(minutesOfLease * 60_000)
    await other.deliver()
    expect(other.mails.map(({ id }) => id)).toEqual([sent[0]?.id])
    await other.stop()
  })

  it.skipIf(kind.missing !== null)(
    'blocks every start and backup after an interrupted restore, until it is repeated',
    async () => {
      const server = await aServerAt(first)
      const visitor = server.visitor()
      const kept = await aNamedLead(visitor)
      const backup = await backedUp()
      const later = await aNamedLead(visitor)
      await server.stop()
      const { databaseUrl, dataDir } = first.place
      const cutOff = databaseUrl === null ? sqliteRestoreTarget(dataDir) : postgresRestoreTarget(databaseUrl)
      const release = await cutOff.hold()
      await (await cutOff.load(backup)).destroy()
      release()

      await expect(aServerAt(first)).rejects.toThrow(/A restore to .* was cut off: .*say npm run restore again/)
      const copied = await backUp(first.place, join(home, 'other'), now()).catch(String)
      expect(copied).toMatch(databaseUrl === null ? /\.sqlite$/ : /was cut off/)
      await expect(restored(backup, first)).rejects.toThrow(/already.*--replace/)
      await restored(backup, first, { replace: true })
      const again = await aServerAt(first)
      const returned = moved(visitor, again)
      expect([await nameOf(returned, kept), await nameOf(returned, later)]).toEqual(['Ana S.', 404])
      await again.stop()
    },
  )

  it.skipIf(kind.missing !== null)('changes nothing if it is no backup', async () => {
    const server = await aServerAt(first)
    const visitor = server.visitor()
    const id = await aNamedLead(visitor)
    await server.stop()
    const nonsense = join(home, 'nonsense')
    writeFileSync(nonsense, 'not a database, whatever its name says'.repeat(100))
    await expect(restored(nonsense, first, { replace: true })).rejects.toThrow(/no whole backup|pg_restore failed/)
    const again = await aServerAt(first)
    expect(await nameOf(moved(visitor, again), id)).toBe('Ana S.')
    await again.stop()
  })
})

it('a backup names the file or folder that cannot be used, and leaves no partial file', async () => {
  const home = folderForTest()
  const place = { databaseUrl: null, dataDir: join(home, 'data') }
  const file = join(home, 'file')
  writeFileSync(file, '')
  await expect(backUp(place, join(file, 'backups'), now())).rejects.toThrow(
    `No backup can be written to ${file}/backups (EEXIST`,
  )
  await expect(backUp(place, join(home, 'backups'), now())).rejects.toThrow('There is no database')
  mkdirSync(join(place.dataDir, 'ultrafibra.sqlite'), { recursive: true })
  await expect(backUp(place, join(home, 'backups'), now())).rejects.toThrow(/^The database at .* cannot be read: /)
  expect(readdirSync(join(home, 'backups'))).toEqual([])
})

it('a restore replaces a damaged file, and repeats its noted erasures', async () => {
  const home = folderForTest()
  const place = { databaseUrl: null, dataDir: join(home, 'data') }
  const settings = { DATA_DIR: place.dataDir, MASTER_KEY }
  const server = await aServer(settings)
  const visitor = server.visitor()
  const id = await aLead(visitor)
  const backup = await backUp(place, join(home, 'backups'), now())
  await moved(visitor, server).call('removeLead', { body: { id } })
  await server.stop()
  writeFileSync(join(place.dataDir, 'ultrafibra.sqlite'), 'damaged '.repeat(1000))
  chmodSync(backup, 0o644)
  const said: string[] = []
  await restore(
    place,
    { backup, replace: true, erasureFiles: [`${place.dataDir}.erasures`] },
    { say: (line) => said.push(line), now },
  )
  expect(said.join()).toMatch(/cannot be read\..*1 of its leads/)
  expect(statSync(join(place.dataDir, 'ultrafibra.sqlite')).mode & 0o777).toBe(0o600)
  const again = await aServer(settings)
  expect((await moved(visitor, again).call('readLead', { params: { idLead: id } })).status).toBe(404)
  await again.stop()
})
