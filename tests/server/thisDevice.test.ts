import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Said, Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { databases, serverOn } from '../support/databases.ts'

const birthDay = '15031990'
const tables = z.object({ tables: z.object({ audit: z.array(z.object({ event: z.string() })) }) })
const ended = { status: 404, body: { code: 'lead.ended' } }
const unknown = { status: 404, body: { code: 'lead.unknown' } }
const read = (visitor: Visitor, idLead: string) => visitor.call('readLead', { params: { idLead } })
const leave = (visitor: Visitor, idLead: string, said: Said = {}) =>
  visitor.call('endThisDevice', { params: { idLead }, ...said })
const cookie = (id: string) => `lead_${id.slice(0, 8)}`

async function aLink(visitor: Visitor, idLead: string): Promise<string> {
  const { body } = await visitor.call('makeResumeLink', { params: { idLead }, body: { by: 'copy' } })
  return String(body['token'])
}
const open = (visitor: Visitor, token: string) =>
  visitor.call('openResumeLink', { body: { token, answer: birthDay, keepOthers: true } })

describe.each(databases)('an order ended on a device, on $database', (kind) => {
  const server = serverOn(kind)
  beforeEach(({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
  })

  /** A placed order with access from two devices. */
  async function placed() {
    const [first, other] = [server().visitor(), server().visitor()]
    const id = await aConfirmedLead(first)
    await open(other, await aLink(first, id))
    const link = await aLink(first, id)
    await finish(first, id)
    return { first, other, id, link }
  }

  it('removes its cookie, and refuses a copy of it', async () => {
    const { first, id } = await placed()
    const kept = first.cookies.get(cookie(id)) ?? ''
    expect(kept).not.toBe('')
    expect(await leave(first, id)).toMatchObject({ status: 200, body: { success: true } })
    expect(first.cookies.has(cookie(id))).toBe(false)
    expect(await read(first, id)).toMatchObject(unknown)
    first.cookies.set(cookie(id), kept)
    expect(await read(first, id)).toMatchObject(ended)
    expect(await leave(first, id)).toMatchObject(ended)
  })

  it('stays, even on another device, which may end it next', async () => {
    const { first, other, id } = await placed()
    await leave(first, id)
    const there = await read(other, id)
    expect([there.status, there.body['orderNumber']]).toEqual([200, expect.any(String)])
    expect((await other.call('readOtherDevices', { params: { idLead: id } })).body).toMatchObject({ devices: [] })
    expect(await leave(other, id)).toMatchObject({ status: 200 })
    expect(await read(other, id)).toMatchObject(unknown)
  })

  it('cannot be opened elsewhere by an earlier link', async () => {
    const { first, id, link } = await placed()
    const late = server().visitor()
    await leave(first, id)
    expect((await open(late, link)).body).toEqual({ success: true, opened: null })
    expect(await read(late, id)).toMatchObject(unknown)
  })

  it('is ended once even if the reply is lost, which the trail notes', async () => {
    const { first, other, id } = await placed()
    const [key, kept] = ['a-key-of-some-length', first.cookies.get(cookie(id)) ?? '']
    for (let n = 0; n < 2; n++) {
      first.cookies.set(cookie(id), kept)
      expect(await leave(first, id, { key })).toMatchObject({ status: 200 })
      expect(first.cookies.has(cookie(id))).toBe(false)
    }
    const { body } = await other.call('exportLead', { body: { id, phone: answers.phone.phone } })
    const { audit } = tables.parse(body['everything']).tables
    expect(audit.filter(({ event }) => event === 'this device ended')).toHaveLength(1)
    expect(await read(other, id)).toMatchObject({ status: 200 })
  })

  it('stays if another site asks', async () => {
    const { first, id } = await placed()
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect(await leave(first, id, { headers })).toMatchObject({ status: 403, body: { code: 'site.other' } })
    expect(await read(first, id)).toMatchObject({ status: 200 })
  })
})
