import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differencesFrom, noteAnew, readNotes } from '../../server/backup/auditDigests.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { addRow, type Trailed } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, type Empty, prepared } from '../support/databases.ts'
import { unguarded } from '../support/unguarded.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const hour = 3_600_000

describe.each(databases)('the digests of trails outside of $database', (kind) => {
  const database = prepared(kind)
  let home = ''
  let file = ''
  let empty: Empty
  let db: Db
  let server: Awaited<ReturnType<typeof aServer>>
  beforeEach(async () => {
    if (kind.missing !== null) return
    home = folderForTest()
    file = join(home, 'erasures')
    empty = await database.empty()
    server = await aServer({ ...empty.settings, ERASURES_FILE: file })
    db = openDatabase(empty.place)
  })
  afterEach(async () => {
    if (kind.missing !== null) return
    await db.destroy()
    await server.stop()
  })

  const later = (ms: number) => {
    server.pass(ms)
  }
  /** The notes that differ, with the noted and the present number of events. */
  const found = async () =>
    (await differencesFrom(readNotes(file), db)).map(({ rows, there }) => ({ noted: rows, there }))

  /** Two orders with notes. */
  async function twoOrders() {
    const visitor = server.visitor()
    const ids = [await aConfirmedLead(visitor), await aConfirmedLead(visitor)] as const
    for (const id of ids) expect((await finish(visitor, id)).status).toBe(200)
    later(hour)
    await server.note()
    expect(await found()).toEqual([])
    const [note] = readNotes(file)
    return { ids, visitor, noted: note?.rows ?? 0 }
  }

  it.skipIf(kind.missing !== null)('detect removed last events, even if the end was changed too', async () => {
    const { ids, noted } = await twoOrders()
    const [cut] = ids
    await unguarded(kind, db, async () => {
      await db.deleteFrom('audit').where('lead_id', '=', cut).where('event', '=', 'finished').execute()
      await db.deleteFrom('orders').where('lead_id', '=', cut).execute()
      const rows = db.selectFrom('audit').select(['n as trail_n', 'hash as trail_hash']).where('lead_id', '=', cut)
      const end = await rows.orderBy('n', 'desc').limit(1).executeTakeFirstOrThrow()
      const before = { ...end, order_number: null, version: 11 }
      await db.updateTable('leads').set(before).where('id', '=', cut).execute()
    })
    expect((await auditCheck(db)).faults).toEqual([])
    expect(await found()).toEqual([{ noted, there: noted - 1 }])
  })

  it.skipIf(kind.missing !== null)('detect an order that was removed with its trail', async () => {
    const { ids, noted } = await twoOrders()
    const [gone] = ids
    const events = (await db.selectFrom('audit').select('n').where('lead_id', '=', gone).execute()).length
    await unguarded(kind, db, async () => {
      for (const table of ['audit', 'orders'] as const) await db.deleteFrom(table).where('lead_id', '=', gone).execute()
      await db.deleteFrom('leads').where('id', '=', gone).execute()
    })
    expect((await auditCheck(db)).faults).toEqual([])
    expect(await found()).toEqual([{ noted, there: noted - events }])
  })

  it.skipIf(kind.missing !== null)('detect a trail that was rewritten with all its hashes', async () => {
    const { ids, noted } = await twoOrders()
    const [other] = ids
    const rows = await db.selectFrom('audit').selectAll().where('lead_id', '=', other).orderBy('n').execute()
    await unguarded(kind, db, async () => {
      await db.deleteFrom('audit').where('lead_id', '=', other).execute()
      let lead: Trailed = { id: other, trail_n: 0, trail_hash: '' }
      for (const { event, fields, at } of rows) {
        const said = event === 'name' ? 'phone' : event
        lead = { ...lead, ...(await addRow(db, lead, said, fields.split(' '), new Date(at))) }
      }
      const { id, ...end } = lead
      await db.updateTable('leads').set(end).where('id', '=', id).execute()
    })
    expect((await auditCheck(db)).faults).toEqual([])
    expect(await found()).toEqual([{ noted, there: noted }])
  })

  it.skipIf(kind.missing !== null)('continue where the last one ended, without the last minutes', async () => {
    const { visitor, noted } = await twoOrders()
    await server.note()
    later(hour)
    await server.note()
    expect(readNotes(file)).toHaveLength(1)
    const id = await aLead(visitor)
    later(300_000)
    await server.note()
    expect(readNotes(file)).toHaveLength(1)
    later(300_001)
    await save(visitor, id, 'name', answers.name)
    await server.note()
    expect(readNotes(file).map(({ rows }) => rows)).toEqual([noted, 1])
    await server.stop()
    server = await aServer({ ...empty.settings, ERASURES_FILE: file })
    later(3 * hour)
    await server.note()
    expect(readNotes(file).map(({ rows }) => rows)).toEqual([noted, 1, 1])
    expect(await found()).toEqual([])
  })

  it.skipIf(kind.missing !== null)('let visitors be served between batches of a thousand events', async () => {
    for (let from = 0; from < 3001; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, 3001 - from) }, (_, n) => ({
        n: from + n,
        hash: `hash-${from + n}`,
      }))
      const all = rows.map((row) => ({ ...row, lead_id: 'lead', at: '2026-10-01', event: '', fields: '' }))
      await db.insertInto('audit').values(all).execute()
    }
    const turns = { count: 0, go: true }
    const turn = () => {
      turns.count += 1
      if (turns.go) setImmediate(turn)
    }
    setImmediate(turn)
    await server.note()
    turns.go = false
    expect(turns.count).toBeGreaterThan(1)
    expect(readNotes(file).map(({ rows }) => rows)).toEqual([3001])
  })

  it.skipIf(kind.missing !== null)('restart after a clock that was ahead, and after a line that says so', async () => {
    const visitor = server.visitor()
    await aLead(visitor)
    later(10 * 365 * 24 * hour)
    await aLead(visitor)
    later(hour)
    await server.note()
    later(-10 * 365 * 24 * hour)
    await aLead(visitor)
    later(hour)
    await server.note()
    expect(await found()).toEqual([])
    expect(readNotes(file).map(({ rows }) => rows)).toEqual([2])
    const [note] = readNotes(file)
    noteAnew(file, note?.to ?? '', server.clock.at)
    expect(readNotes(file)).toHaveLength(1)
    noteAnew(file, note?.from ?? '', server.clock.at)
    expect(readNotes(file)).toEqual([])
  })

  it.skipIf(kind.missing !== null)('ignore lines that a crash cut off, and are empty without a file', async () => {
    const { ids } = await twoOrders()
    const line = readFileSync(file, 'utf8')
    appendFileSync(file, line.slice(0, -3))
    expect(readNotes(file)).toHaveLength(1)
    expect(ids).toHaveLength(2)
    expect(existsSync(`${file}.none`)).toBe(false)
    expect(readNotes(`${file}.none`)).toEqual([])
  })
})
