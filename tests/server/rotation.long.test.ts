import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { bothDatabases, type Empty, prepared } from '../support/databases.ts'

const newKey = () => randomBytes(32).toString('base64')

describe.each(bothDatabases)('a new master key on $database', (kind) => {
  const database = prepared(kind)
  let empty: Empty
  beforeEach(async () => {
    if (kind.missing === null) empty = await database.empty()
  })
  const aServerWith = (...keys: string[]) => aServer({ ...empty.settings, MASTER_KEY: keys.join(',') })
  async function moved(visitor: Visitor, keys: string[]) {
    const server = await aServerWith(...keys)
    const there = server.visitor()
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
    return { server, there }
  }

  it.skipIf(kind.missing !== null)(
    'wraps every key again while visitors are served, after which the old one is not needed',
    async () => {
      const [old, fresh] = [newKey(), newKey()]
      const before = await aServerWith(old)
      const visitor = before.visitor()
      const confirmed = await aConfirmedLead(visitor)
      for (let count = 0; count < 210; count += 1) await aLead(before.visitor())
      await before.stop()

      const { server, there } = await moved(visitor, [fresh, old])
      const writing = Promise.all(Array.from({ length: 20 }, () => save(there, confirmed, 'name', answers.name)))
      await server.rotate()
      for (const { status } of await writing) expect(status).toBe(200)
      expect(server.lines.join('')).toContain('Older ones are not needed any more')
      await server.stop()

      const after = await moved(there, [fresh])
      expect((await after.there.call('readLead', { params: { idLead: confirmed } })).body).toMatchObject({
        name: 'Ana S.',
        document: expect.stringContaining('•'),
      })
      await after.server.rotate()
      expect(after.server.lines.join('')).not.toContain('not needed any more')
      await after.server.stop()
      await expect(aServerWith(old)).rejects.toThrow('not the one that sealed this database')
    },
  )

  it.skipIf(kind.missing !== null)('works with two servers at once as with one', async () => {
    const [old, fresh] = [newKey(), newKey()]
    const before = await aServerWith(old)
    const visitor = before.visitor()
    const ids = []
    for (let count = 0; count < 120; count += 1) ids.push(await aLead(visitor))
    await before.stop()
    const [one, two] = [await moved(visitor, [fresh, old]), await moved(visitor, [fresh, old])]
    await Promise.all([one, two].map(({ server }) => server.rotate()))
    expect([...one.server.lines, ...two.server.lines].filter((line) => line.includes('chore'))).toEqual([])
    await Promise.all([one, two].map(({ server }) => server.stop()))
    const { server, there } = await moved(visitor, [fresh])
    for (const idLead of ids) expect((await there.call('readLead', { params: { idLead } })).status).toBe(200)
    await server.stop()
  })

  it.skipIf(kind.missing !== null)('leaves keys that its old one does not fit, and reports them', async () => {
    const [old, fresh] = [newKey(), newKey()]
    const before = await aServerWith(old)
    const id = await aLead(before.visitor())
    await before.stop()
    const db = openDatabase(empty.place)
    await db.updateTable('owner_keys').set({ wrapped: 'damaged' }).where('owner', '=', id).execute()
    const server = await aServerWith(fresh, old)
    await server.rotate()
    expect(server.lines.join('')).toContain('1 keys do not open')
    const wrappedBy = await db.selectFrom('owner_keys').select(['owner', 'wrapped']).orderBy('master').execute()
    expect(wrappedBy.find(({ owner }) => owner === id)?.wrapped).toBe('damaged')
    await db.destroy()
    await server.stop()
    await expect(aServerWith(fresh)).rejects.toThrow('not the one')
  })
})

it('a wrong master key wraps nothing and changes no byte', async () => {
  const [file] = bothDatabases
  const { empty } = (await file?.prepare()) ?? {}
  const place = await empty?.({ filled: true })
  if (!place) throw new Error('No file')
  const old = newKey()
  const before = await aServer({ ...place.settings, MASTER_KEY: old })
  await aLead(before.visitor())
  await before.stop()
  const bytes = readFileSync(sqliteFile(place.place.dataDir))
  await expect(aServer({ ...place.settings, MASTER_KEY: newKey() })).rejects.toThrow('nothing was changed')
  expect(readFileSync(sqliteFile(place.place.dataDir)).equals(bytes)).toBe(true)
  await place.gone()
})
