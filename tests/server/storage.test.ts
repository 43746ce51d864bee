import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverLock } from '../../server/db/serverLock.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, anAddress, answers, save } from '../support/anOrder.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
let file = ''
let server: Awaited<ReturnType<typeof aServer>>
beforeEach(async () => {
  home = folderForTest()
  file = join(home, 'data', 'ultrafibra.sqlite')
  server = await aServer({ DATA_DIR: join(home, 'data') })
})
afterEach(async () => {
  await server.stop()
})

const health = async () => (await server.app.request('/readyz')).status
const tryLater = { status: 503, body: { code: 'server.busy' } }

describe('a database file', () => {
  it('accepts no more writes if it is deleted or replaced, which is reported once', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    renameSync(file, join(home, 'away'))
    const refused = await save(visitor, id, 'name', answers.name)
    expect(refused).toMatchObject(tryLater)
    expect(refused.headers.get('retry-after')).toBe('2')
    writeFileSync(file, '')
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject(tryLater)
    expect(await health()).toBe(503)
    expect(server.lines.filter((line) => line.includes('was deleted or replaced'))).toHaveLength(1)
    renameSync(join(home, 'away'), file)
    server.pass(1000)
    expect(await health()).toBe(200)
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject({ status: 200 })
  })

  it('is locked by one server at a time, and by the next after the release', () => {
    const place = { databaseUrl: null, dataDir: join(home, 'new') }
    const release = serverLock(place)
    expect([typeof release, serverLock(place)]).toEqual(['function', null])
    release?.()
    serverLock(place)?.()
    expect(typeof serverLock(place)).toBe('function')
  })

  it('delays nobody for long if another program has locked it', async () => {
    const visitor = server.visitor()
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const began = performance.now()
    expect(await visitor.call('createLead', { body: { address: anAddress } })).toMatchObject(tryLater)
    expect(performance.now() - began).toBeLessThan(2000)
    other.exec('rollback')
    other.close()
    expect(await visitor.call('createLead', { body: { address: anAddress } })).toMatchObject({ status: 200 })
  })

  it('is not written when a lead is read', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const reading = new DatabaseSync(file, { readOnly: true })
    const stored = () =>
      ['leads', 'owner_keys', 'audit'].map((table) => reading.prepare(`select * from ${table}`).all())
    const before = stored()
    expect(await visitor.call('readLead', { params: { idLead: id } })).toMatchObject({ status: 200 })
    expect(stored()).toEqual(before)
    reading.close()
  })
})
