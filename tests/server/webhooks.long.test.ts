import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { replayDead, replayEvents, standings } from '../../server/delivery/resendMessages.ts'
import { webhookLane } from '../../server/webhooks/webhookLane.ts'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { aReceiver, webhookSecret } from '../support/aReceiver.ts'
import { aConfirmedLead, aLead, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { anEmptyFile, databases, prepared } from '../support/databases.ts'
import { soon } from '../support/soon.ts'

const overTheLine = fetch
let receiver: Awaited<ReturnType<typeof aReceiver>>
beforeEach(async () => {
  vi.stubGlobal('fetch', overTheLine)
  receiver = await aReceiver()
})
afterEach(() => receiver.stop())

type Server = Awaited<ReturnType<typeof aServer>>
const told = (settings: Record<string, string> = {}) => ({
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: webhookSecret,
  ...settings,
})
const types = () => receiver.events.map(({ type }) => type).toSorted()

async function later(server: Server, seconds: number): Promise<void> {
  server.pass(seconds * 1000)
  await server.deliver()
}

describe.each(databases)('another system, on $database', (kind) => {
  const database = prepared(kind)

  it.skipIf(kind.missing)('receives each event once, with ids only, from two servers at once', async () => {
    const { settings, place } = await database.empty()
    const servers = [await aServer(told(settings)), await aServer(told(settings))] as const
    const visitor = servers[0].visitor()
    const id = await aConfirmedLead(visitor)
    const { body } = await finish(visitor, id)
    await visitor.call('removeLead', { body: { id, phone: '16991234567' } })
    await visitor.call('requestCall', { body: { telephone: '16991234567' } })
    await visitor.call('keepNoCoverage', { body: { address: { cep: addressCards.notCovered.cep, number: '1' } } })
    await Promise.all(servers.map((server) => server.deliver()))
    await Promise.all(servers.map((server) => later(server, 91)))
    expect(types()).toEqual(['call.requested', 'lead.created', 'lead.no_coverage', 'order.placed', 'order.withdrawn'])
    const number = String(body['orderNumber'])
    expect(receiver.events.find(({ type }) => type === 'order.placed')?.data).toEqual({ lead: id, number })
    expect(receiver.events.find(({ type }) => type === 'lead.created')).toMatchObject({
      data: { lead: id },
      timestamp: '2026-11-20T15:00:00.000Z',
    })
    expect(receiver.heard.map((each) => each.body).join()).not.toMatch(
      /Ana|Souza|99123-?4567|provedor|10000000108|14010-?100/,
    )
    const db = openDatabase(place)
    const waiting = db.selectFrom('outbox').select('id').where('done_at', 'is', null)
    expect(await waiting.execute()).toEqual([])
    await db.destroy()
    for (const server of servers) await server.stop()
  })
})

describe('an event', () => {
  it('passes the check of the published library, with no other secret', async () => {
    const server = await aServer(told(), { now: () => new Date() })
    await aLead(server.visitor())
    await server.deliver()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.heard
    expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({ type: 'lead.created' })
    const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)
    expect(() => other.verify(body, headers)).toThrow('No matching signature')
    expect(() => new Webhook(webhookSecret).verify(`${body} `, headers)).toThrow('No matching signature')
    await server.stop()
  })

  it('is signed by both secrets while one is replaced', async () => {
    const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
    const server = await aServer(told({ WEBHOOK_SECRET: `${other} ${webhookSecret}` }), { now: () => new Date() })
    await aLead(server.visitor())
    await server.deliver()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.heard
    for (const secret of [other, webhookSecret])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'lead.created' })
    await server.stop()
  })

  it('is retried after a refusal by the schedule with the same id, then given up and reported after ten attempts', async () => {
    receiver.behaviour.answer = () => ({ status: 500 })
    const server = await aServer(told())
    await aLead(server.visitor())
    await server.deliver()
    for (const [nth, seconds] of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].entries()) {
      await later(server, seconds - 1)
      expect(receiver.heard).toHaveLength(nth + 1)
      await later(server, seconds * 0.1 + 1)
      expect(receiver.heard).toHaveLength(nth + 2)
    }
    await later(server, 200_000)
    expect(receiver.heard).toHaveLength(10)
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
    expect(server.lines.filter((line) => line.includes('"webhook 500"'))).toHaveLength(10)
    expect(server.lines.filter((line) => line.includes('"given up"'))).toHaveLength(1)
    await server.stop()
  })

  it.each([
    ['sends it elsewhere', { status: 302, headers: { Location: '/elsewhere' } }],
    ['sends it elsewhere for good', { status: 308, headers: { Location: '/elsewhere' } }],
    ['cuts the line', 'cut'],
    ['has no such address', { status: 404 }],
  ] as const)('is stored and retried while a receiver %s', async (_, answer) => {
    receiver.behaviour.answer = () => answer
    const server = await aServer(told())
    await aLead(server.visitor())
    await server.deliver()
    expect([receiver.heard.map(({ path }) => path), types()]).toEqual([['/events'], []])
    receiver.behaviour.answer = () => ({ status: 200 })
    await later(server, 6)
    expect(types()).toEqual(['lead.created'])
    await server.stop()
  })

  it('waits as long as its receiver requests', async () => {
    receiver.behaviour.answer = (nth) =>
      nth === 1 ? { status: 429, headers: { 'Retry-After': '120' } } : { status: 200 }
    const server = await aServer(told())
    await aLead(server.visitor())
    await server.deliver()
    await later(server, 119)
    expect(types()).toEqual([])
    await later(server, 1)
    expect(types()).toEqual(['lead.created'])
    await server.stop()
  })

  it('is not sent once the receiver has replied that it is gone', async () => {
    const { behaviour } = receiver
    behaviour.answer = () => ({ status: 410 })
    const server = await aServer(told())
    const visitor = server.visitor()
    await aLead(visitor)
    await server.deliver()
    behaviour.answer = () => ({ status: 200 })
    await aLead(visitor)
    await later(server, 100_000)
    expect(receiver.heard).toHaveLength(1)
    await server.stop()
  })

  it('is stored without a receiver, and sent once one is set', async () => {
    const { settings, gone } = await anEmptyFile()
    const deaf = await aServer(settings)
    await aLead(deaf.visitor())
    await later(deaf, 91)
    await deaf.stop()
    const server = await aServer(told(settings))
    await later(server, 91)
    expect(types()).toEqual(['lead.created'])
    await server.stop()
    await gone()
  })
})

async function aGivenUpEvent() {
  receiver.behaviour.answer = () => ({ status: 500 })
  const { settings, place, gone } = await anEmptyFile()
  const server = await aServer(told(settings))
  await aLead(server.visitor())
  for (let attempt = 0; attempt < 10; attempt += 1) await later(server, 100_000)
  receiver.behaviour.answer = () => ({ status: 200 })
  const db = openDatabase(place)
  const stop = async () => {
    await server.stop()
    await db.destroy()
    await gone()
  }
  return { server, db, stop }
}

describe('an operator', () => {
  it('can send dead messages again, with the same id', async () => {
    const { server, db, stop } = await aGivenUpEvent()
    expect(await standings(db)).toEqual([{ topic: 'lead.created', waiting: 0, done: 0, dead: 1 }])
    await later(server, 100_000)
    expect(types()).toEqual([])
    expect(await replayDead(db, server.clock.at)).toBe(1)
    await server.deliver()
    expect(receiver.events.map(({ id }) => id)).toEqual([receiver.heard[0]?.headers['webhook-id']])
    expect(await standings(db)).toEqual([{ topic: 'lead.created', waiting: 0, done: 1, dead: 0 }])
    await stop()
  })

  it('cannot resend a message that another server delivered', async () => {
    const { server, db, stop } = await aGivenUpEvent()
    await db.updateTable('outbox').set({ done_at: server.clock.at.toISOString() }).execute()
    expect(await replayDead(db, server.clock.at)).toBe(0)
    await stop()
  })

  it('can send the events since a time again, but no mail twice', async () => {
    const { server, db, stop } = await aGivenUpEvent()
    const since = server.clock.at
    const visitor = server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    await server.deliver()
    expect(types()).toEqual(['lead.created', 'order.placed'])
    expect(await replayEvents(db, since, server.clock.at)).toBe(2)
    await server.deliver()
    expect(types()).toEqual(['lead.created', 'lead.created', 'order.placed', 'order.placed'])
    expect(server.mails).toHaveLength(1)
    await stop()
  })
})

describe('a receiver that never answers', () => {
  it('times out', async () => {
    receiver.behaviour.answer = () => 'never'
    const lane = webhookLane({ url: receiver.url, keys: [Buffer.alloc(32)], seal: null }, () => new Date(), 50)
    const message = { id: 'some', topic: 'lead.created', payload: '{}', created_at: '', attempts: 1 } as const
    await expect(lane.send({ ...message, lane: 'event', next_at: '', done_at: null })).rejects.toThrow('timeout')
  })

  it('delays neither a mail nor the end of its server', async () => {
    receiver.behaviour.answer = () => 'never'
    const server = await aServer(told())
    const visitor = server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    const delivered = server.deliver()
    await soon(() => expect(receiver.heard.length).toBeGreaterThan(0))
    await soon(() => expect(server.mails.map(({ subject }) => subject.slice(0, 19))).toEqual(['Recebemos o seu ped']))
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeLessThan(8000)
    await delivered.catch(() => undefined)
  })
})
