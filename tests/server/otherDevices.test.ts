import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Said, Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, serverOn } from '../support/databases.ts'

const birthDay = '15031990'
const hour = 3_600_000
const { phone } = answers.phone
const tables = z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })
const ended = { status: 404, body: { code: 'lead.ended' } }
const alone = { status: 200, body: { success: true, devices: [], links: [] } }
const read = (visitor: Visitor, idLead: string) => visitor.call('readLead', { params: { idLead } })
const list = (visitor: Visitor, idLead: string) => visitor.call('readOtherDevices', { params: { idLead } })
const end = (visitor: Visitor, idLead: string, said: Said = {}) =>
  visitor.call('endOtherDevices', { params: { idLead }, body: { phone }, ...said })
const open = (visitor: Visitor, token: string, said: Said = {}) =>
  visitor.call('openResumeLink', { body: { token, answer: birthDay, keepOthers: true }, ...said })

async function aLink(visitor: Visitor, idLead: string, by = 'copy') {
  const { body } = await visitor.call('makeResumeLink', { params: { idLead }, body: { by } })
  return String(body['token'])
}

/** The exported data of a lead, table by table. */
async function kept(visitor: Visitor, id: string) {
  const { body } = await visitor.call('exportLead', { body: { id, phone } })
  return tables.parse(body['everything']).tables
}

describe.each(databases)('the other devices of an order, on $database', (kind) => {
  const server = serverOn(kind)
  beforeEach(({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
    server().pass(hour)
  })

  const now = () => server().clock.at.toISOString()
  /** An order begun on one device and opened on another a minute later. */
  async function held() {
    const [first, other] = [server().visitor(), server().visitor()]
    const { body } = await first.call('createLead', { body: { address: { cep: '14010100', number: '35' } } })
    const [id, begun] = [String(body['id']), now()]
    for (const step of ['plan', 'name', 'phone', 'email', 'birthDate'] as const)
      await save(first, id, step, answers[step])
    server().pass(60_000)
    await open(other, await aLink(first, id))
    return { first, other, id, begun, opened: now() }
  }
  it('are listed by the start of their access, and open links by their creation', async () => {
    const { first, other, id, begun, opened } = await held()
    expect((await list(first, id)).body).toEqual({ success: true, devices: [{ since: opened }], links: [] })
    server().pass(1000)
    await aLink(other, id)
    expect((await list(other, id)).body).toEqual({
      success: true,
      devices: [{ since: begun }],
      links: [{ since: now() }],
    })
    server().pass(24 * hour)
    expect((await list(other, id)).body).toMatchObject({ devices: [{ since: begun }], links: [] })
  })

  it('lose access at the first device’s request, with the links, and it continues', async () => {
    const { first, other, id } = await held()
    const [copied, mailed] = [await aLink(first, id), await aLink(first, id, 'mail')]
    expect(mailed).toBe('null')
    expect(await end(first, id)).toMatchObject(alone)
    expect(await read(other, id)).toMatchObject(ended)
    expect(await save(other, id, 'motherName', answers.motherName)).toMatchObject(ended)
    expect(await list(other, id)).toMatchObject(ended)
    expect(await end(other, id)).toMatchObject(ended)
    expect((await open(server().visitor(), copied)).body).toEqual({ success: true, opened: null })
    await server().deliver()
    expect(server().mails.filter(({ subject }) => subject.startsWith('Continue'))).toEqual([])
    expect(await save(first, id, 'motherName', answers.motherName)).toMatchObject({ status: 200 })
    expect(await list(first, id)).toMatchObject(alone)
  })

  it('lose access at a later one’s request, even the first, and another can be let in again', async () => {
    const { first, other, id, opened } = await held()
    expect(await end(other, id)).toMatchObject(alone)
    expect(await read(first, id)).toMatchObject(ended)
    expect(await save(other, id, 'motherName', answers.motherName)).toMatchObject({ status: 200 })
    server().pass(1000)
    await open(first, await aLink(other, id))
    expect((await list(first, id)).body).toMatchObject({ devices: [{ since: opened }] })
    expect((await list(other, id)).body).toMatchObject({ devices: [{ since: now() }] })
  })

  it('lose access once, despite repeated requests, which the trail notes', async () => {
    const { first, id } = await held()
    const key = 'a-key-of-some-length'
    for (const said of [{ key }, { key }, {}]) expect(await end(first, id, said)).toMatchObject(alone)
    const { lead_holders, ended_holders, audit = [] } = await kept(first, id)
    expect([lead_holders, ended_holders]).toEqual([[], [{ ended_at: now() }]])
    expect(audit.filter(({ event }) => event === 'other devices ended')).toHaveLength(2)
  })

  it('keep access without the order’s telephone, which allows five wrong tries', async () => {
    const { first, other, id } = await held()
    for (const body of [{}, { phone: '16991234568' }])
      expect(await end(first, id, { body })).toMatchObject({ status: 422, body: { code: 'phone.other' } })
    for (let n = 0; n < 4; n++) await end(first, id, { body: { phone: '16991234568' } })
    expect(await end(first, id)).toMatchObject({ status: 429 })
    expect(await read(other, id)).toMatchObject({ status: 200 })
  })

  it('lose access with the right telephone, despite wrong ones from another device', async () => {
    const { first, other, id } = await held()
    for (let n = 0; n < 6; n++) await end(other, id, { body: { phone: '16991234568' } })
    expect(await end(first, id)).toMatchObject(alone)
  })

  it('keep access if another site asks', async () => {
    const { first, other, id } = await held()
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect(await end(first, id, { headers })).toMatchObject({ status: 403, body: { code: 'site.other' } })
    expect(await read(other, id)).toMatchObject({ status: 200 })
  })

  it('leave one with access if they end each other in parallel', async () => {
    for (let n = 0; n < 5; n++) {
      const { first, other, id } = await held()
      const said = await Promise.all([first, other].map((each) => end(each, id)))
      expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(said.find(({ status }) => status !== 200)).toMatchObject(ended)
      const reads = await Promise.all([first, other].map((each) => read(each, id)))
      expect(reads.map(({ status }) => status)).toEqual(said.map(({ status }) => status))
    }
  })

  it('get no access by a link that is opened meanwhile', async () => {
    for (let n = 0; n < 5; n++) {
      const { first, id } = await held()
      const [link, late] = [await aLink(first, id), server().visitor()]
      await Promise.all([open(late, link), end(first, id)])
      expect(await read(late, id)).toMatchObject({ status: 404 })
      expect(await list(first, id)).toMatchObject(alone)
    }
  })

  it('get no stored reply after losing access, nor access by an earlier key', async () => {
    const { first, id } = await held()
    const [link, other] = [await aLink(first, id), server().visitor()]
    const key = 'a-key-of-some-length'
    await open(other, link, { key })
    const confirm = { params: { idLead: id }, body: { phone }, key: 'a-key-of-another-send' }
    await other.call('makeResumeLink', { ...confirm, body: { by: 'copy' } })
    await end(first, id)
    expect(await other.call('makeResumeLink', { ...confirm, body: { by: 'copy' } })).toMatchObject(ended)
    const again = server().visitor()
    expect(await open(again, link, { key })).toMatchObject(ended)
    expect(await read(again, id)).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
  })

  it('also lose access to a placed order', async () => {
    const [first, other] = [server().visitor(), server().visitor()]
    const id = await aConfirmedLead(first)
    await open(other, await aLink(first, id))
    await finish(first, id)
    expect((await read(other, id)).body['orderNumber']).not.toBeNull()
    expect(await end(first, id)).toMatchObject(alone)
    expect(await read(other, id)).toMatchObject(ended)
    expect((await read(first, id)).body['orderNumber']).not.toBeNull()
  })

  it('learn of the end as long as the order is stored', async () => {
    const { first, other, id } = await held()
    await end(first, id)
    expect(await read(server().visitor(), id)).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
    await first.call('removeLead', { body: { id, phone } })
    expect(await read(other, id)).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
  })
})
