import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import type { RiskProvider } from '../../server/risk/riskProvider.ts'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { openDatabase } from '../../server/db/database.ts'
import { aServer } from '../support/aServer.ts'
import { vaultOf } from '../support/openedLead.ts'
import { aConfirmedLead, aLead, anAddress, anAnsweredLead, answers, finish, save } from '../support/anOrder.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const server = await aServer()
afterAll(() => server.stop())

const key = 'a-key-of-this-very-send'
const creation = { body: { address: anAddress } }

describe('a write sent twice with one key', () => {
  it('creates one lead, and gives its token both times', async () => {
    const [visitor, again] = [server.visitor(), server.visitor()]
    const first = await visitor.call('createLead', { ...creation, key })
    const second = await again.call('createLead', { ...creation, key })
    expect(second.body).toEqual(first.body)
    expect(await again.call('readLead', { params: { idLead: String(first.body['id']) } })).toMatchObject({
      status: 200,
    })
  })

  it('creates one lead even after another link, and none for another address', async () => {
    const sent = { key: 'a-key-of-who-comes-back' }
    const first = await server.visitor().call('createLead', { ...creation, ...sent })
    const tracking = { utm_source: 'radio', client_id: '1.2' }
    const again = await server.visitor().call('createLead', { body: { address: anAddress, tracking }, ...sent })
    expect(again.body).toEqual(first.body)
    const other = { body: { address: { ...anAddress, number: '36' }, tracking }, ...sent }
    expect(await server.visitor().call('createLead', other)).toMatchObject({
      status: 422,
      body: { code: 'key.reused' },
    })
  })

  it('saves a step once', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const first = await save(visitor, id, 'name', answers.name, { key, headers: { 'If-Match': '"1"' } })
    expect((await save(visitor, id, 'name', answers.name, { key, headers: { 'If-Match': '"1"' } })).body).toEqual(
      first.body,
    )
    expect((await visitor.call('readLead', { params: { idLead: id } })).body['version']).toBe(2)
  })

  it('erases a lead once, with the same reply', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const said = { body: { id, phone: '16991234567' }, key }
    const unheard = new Map(visitor.cookies)
    expect(await visitor.call('removeLead', said)).toMatchObject({ status: 200 })
    for (const [name, value] of unheard) visitor.cookies.set(name, value)
    expect(await visitor.call('removeLead', said)).toMatchObject({ status: 200 })
    expect(await visitor.call('removeLead', { body: said.body })).toMatchObject({ status: 404 })
  })

  it('reveals nothing of a lead erased since, and gives no token', async () => {
    const visitor = server.visitor()
    const creating = { body: { address: anAddress }, key: 'a-key-of-an-erased-lead' }
    const id = String((await visitor.call('createLead', creating)).body['id'])
    await save(visitor, id, 'plan', answers.plan)
    await save(visitor, id, 'name', answers.name, { key })
    const unheard = new Map(visitor.cookies)
    const erased = await visitor.call('removeLead', { body: { id } })
    expect(erased.headers.get('set-cookie')).toBe(
      `lead_${id.slice(0, 8)}=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax`,
    )
    const again = await server.visitor().call('createLead', creating)
    expect([again.status, again.headers.get('set-cookie')]).toEqual([404, null])
    for (const [name, value] of unheard) visitor.cookies.set(name, value)
    expect(await save(visitor, id, 'name', answers.name, { key })).toMatchObject({ status: 404 })
  })

  it('stores no response that can be decrypted after an erasure, except for the erasure’s', async () => {
    const DATA_DIR = join(folderForTest(), 'data')
    const own = await aServer({ DATA_DIR })
    const visitor = own.visitor()
    const id = String((await visitor.call('createLead', { ...creation, key: `${key}-1` })).body['id'])
    await save(visitor, id, 'plan', answers.plan, { key: `${key}-2` })
    await visitor.call('removeLead', { body: { id }, key: `${key}-3` })
    const db = openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
    const vault = await vaultOf(db, { DATA_DIR })
    const stored = await db.selectFrom('idempotency').selectAll().execute()
    const opened = stored.flatMap(({ scope, reply }) => {
      try {
        return [vault.own.open({ table: 'idempotency', row: scope, column: 'reply' }, reply)]
      } catch {
        return []
      }
    })
    expect([stored.length, opened.map((text) => JSON.parse(text))]).toEqual([
      3,
      [{ reply: { success: true }, grants: [], gone: [id] }],
    ])
    expect(await vault.keyKept(db, id)).toBeNull()
    await db.destroy()
    await own.stop()
  })

  it.each([
    ['keepNoCoverage', { address: { cep: '14010200', number: '35' } }, 'forgetNoCoverage', 'id'],
    ['renewalOffers', { cpf: customerCards.renewal.cpf }, 'removeLead', 'id_renewal_request'],
    ['migrationOffers', { cpf: customerCards.migration.cpf }, 'removeLead', 'idLead'],
  ] as const)('%s does not recreate what was erased since', async (name, body, erasing, named) => {
    const visitor = server.visitor()
    const id = (await visitor.call(name, { body, key })).body[named]
    expect(await visitor.call(erasing, { body: { id } })).toMatchObject({ status: 200 })
    expect(await visitor.call(name, { body, key })).toMatchObject({ status: 404 })
  })

  it('keeps the token of a withdrawn order', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await finish(visitor, id)
    expect((await visitor.call('removeLead', { body: { id, ...answers.phone } })).headers.get('set-cookie')).toBeNull()
  })

  it('is refused with another body', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', answers.name, { key })
    expect(await save(visitor, id, 'name', { name: 'Bia Lima' }, { key })).toMatchObject({
      status: 422,
      body: { code: 'key.reused' },
    })
  })

  it('is a different write for another lead, token or call', async () => {
    const visitor = server.visitor()
    const [one, other] = [await aLead(visitor), await aLead(visitor)]
    expect(await save(visitor, one, 'name', answers.name, { key })).toMatchObject({ status: 200 })
    expect(await save(visitor, other, 'name', answers.name, { key })).toMatchObject({ status: 200 })
    expect(await save(server.visitor(), one, 'name', answers.name, { key })).toMatchObject({ status: 404 })
  })

  it('is told to wait while the first is in progress', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const heard = await Promise.all([finish(visitor, id, { key }), finish(visitor, id, { key })])
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const waiting = heard.find(({ status }) => status === 409)
    expect(waiting?.body['code']).toBe('key.busy')
    expect(waiting?.headers.get('retry-after')).toBe('1')
    expect(await finish(visitor, id, { key })).toMatchObject({ status: 200 })
  })

  it('is tried again after a refusal', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    expect(await save(visitor, id, 'phone', answers.phone, { key })).toMatchObject({ status: 409 })
    await save(visitor, id, 'name', answers.name)
    expect(await save(visitor, id, 'phone', answers.phone, { key })).toMatchObject({ status: 200 })
  })
})

describe('a key', () => {
  it.each(['short', 'with a space in the middle', 'x'.repeat(129)])('is refused if it is %s', async (bad) => {
    expect(await server.visitor().call('createLead', { ...creation, key: bad })).toMatchObject({
      status: 422,
      body: { code: 'key.invalid' },
    })
  })

  it('is not stored after a server error', async () => {
    let faults = 1
    const risk: RiskProvider = {
      assess: () => (faults-- > 0 ? Promise.reject(new Error('away')) : Promise.resolve({ kind: 'approved' })),
      grade: () => Promise.resolve(true),
    }
    const other = await aServer({}, { systems: { risk: () => risk } })
    const visitor = other.visitor()
    const said = { params: { idLead: await anAnsweredLead(visitor) }, body: {}, key }
    const failed = await visitor.call('confirmLead', said)
    expect(failed).toMatchObject({
      status: 500,
      body: { error: callErrorMessages.server, code: 'server', id: expect.any(String) },
    })
    expect(other.lines.join('')).toContain(String(failed.body['id']))
    expect(await visitor.call('confirmLead', said)).toMatchObject({ status: 200 })
    expect(other.lines.join('')).not.toContain('away')
    await other.stop()
  })
})
