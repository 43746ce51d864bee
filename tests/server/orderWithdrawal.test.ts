import { somebody } from '../support/somebody.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { isWhole } from '../../server/leads/audit.ts'
import { keptToWithdraw, lastDayToWithdraw, mayWithdraw } from '../../server/leads/order/withdrawalTerm.ts'
import { aPlacedMigration, acceptanceOf, aRenewal, confirmMigration, finishRenewal } from '../support/aCustomer.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, anAddress, answers, finish, save } from '../support/anOrder.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeEach(async () => {
  server = await aServerOnDisk()
})
afterEach(() => server.stop())

const { phone } = answers.phone
const withdraw = (visitor: Visitor, id: string, said: { phone?: string; key?: string } = {}) =>
  visitor.call('removeLead', {
    body: { id, phone: said.phone ?? phone },
    ...(said.key !== undefined && { key: said.key }),
  })
const statusOf = async (visitor: Visitor, idLead: string) =>
  (await visitor.call('readLead', { params: { idLead } })).body['status']
const later = (days: number) => {
  server.pass(days * 86_400_000)
}

async function anOrder(visitor: Visitor) {
  const id = await aConfirmedLead(visitor)
  const { body } = await finish(visitor, id)
  return { id, number: String(body['orderNumber']) }
}

/** The stored data of an order. */
async function stored(id: string) {
  const { db } = server
  const outbox = await db.selectFrom('outbox').select(['topic', 'payload']).orderBy('created_at').execute()
  const audit = await db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
  const order = await db.selectFrom('orders').selectAll().where('lead_id', '=', id).executeTakeFirst()
  const lead = await db.selectFrom('leads').select(['order_number', 'document']).where('id', '=', id).executeTakeFirst()
  const bookings = await db.selectFrom('bookings').select('lead_id').where('lead_id', '=', id).execute()
  return { outbox, audit, order, lead, bookings }
}

describe('a withdrawn order', () => {
  it('is cancelled at once: its visit is released, an event is queued, and the lead is kept', async () => {
    const visitor = server.visitor()
    const { id, number } = await anOrder(visitor)
    expect((await stored(id)).bookings).toHaveLength(1)
    expect(await withdraw(visitor, id)).toMatchObject({ status: 200, body: { success: true } })
    const { order, outbox, audit, lead, bookings } = await stored(id)
    expect(order).toMatchObject({ number, withdrawn_at: server.clock.at.toISOString(), slot_date: expect.any(String) })
    expect(outbox.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['order.withdrawn', 'mail.withdrawn']))
    expect(outbox.find(({ topic }) => topic === 'order.withdrawn')?.payload).toBe(JSON.stringify({ lead: id, number }))
    expect(audit.at(-1)).toMatchObject({ event: 'withdrawn', fields: 'withdrawn_at' })
    expect(isWhole(audit)).toBe(true)
    expect(lead).toMatchObject({ order_number: number, document: expect.any(String) })
    expect(bookings).toEqual([])
    expect((await visitor.call('readLead', { params: { idLead: id } })).body).toMatchObject({
      status: 'withdrawn',
      orderNumber: number,
    })
  })

  it('is confirmed by mail', async () => {
    const visitor = server.visitor()
    const { id, number } = await anOrder(visitor)
    await server.deliver()
    await withdraw(visitor, id)
    await server.deliver()
    await server.deliver()
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      `Recebemos o seu pedido ${number}`,
      `Pedido ${number} cancelado`,
    ])
    const mail = server.mails.at(-1)
    expect(mail?.to).toBe(answers.email.email)
    for (const told of [
      'Olá, Ana.',
      'Nada será cobrado.',
      `Número do pedido: ${number}`,
      'Plano: 600 Mega Paramount+',
      'Data da desistência: 20/11/2026',
    ])
      expect(mail?.text).toContain(told)
  })

  it('gets no order confirmation that was not sent yet', async () => {
    const visitor = server.visitor()
    const { id, number } = await anOrder(visitor)
    await withdraw(visitor, id)
    await server.deliver()
    expect(server.mails.map(({ subject }) => subject)).toEqual([`Pedido ${number} cancelado`])
  })

  it('is withdrawn once, even by ten parallel requests', async () => {
    const visitor = server.visitor()
    const { id } = await anOrder(visitor)
    const heard = await Promise.all(
      Array.from({ length: 10 }, (_, at) => withdraw(visitor, id, { key: `withdrawal-${at}-of-ten` })),
    )
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    later(20)
    expect(await withdraw(visitor, id)).toMatchObject({ status: 200 })
    const { outbox, audit } = await stored(id)
    expect(outbox.filter(({ topic }) => topic.endsWith('.withdrawn'))).toHaveLength(2)
    expect(audit.filter(({ event }) => event === 'withdrawn')).toHaveLength(1)
  })

  it('frees its visit for the next order', async () => {
    const place = { query: { cep: anAddress.cep } }
    const first = server.visitor()
    const { id } = await anOrder(first)
    const { order } = await stored(id)
    const wanted = { scheduleDate: { schedules: [{ date: order?.slot_date, period: order?.slot_period }] } }
    const isFree = async () =>
      JSON.stringify((await first.call('slots', place)).body['slots']).includes(
        JSON.stringify({ date: order?.slot_date, period: order?.slot_period, free: true }),
      )
    for (let n = 0; await isFree(); n += 1) {
      const other = somebody(n)
      await finish(first, await aConfirmedLead(first, { ...other.answers, ...wanted }, other.home))
    }
    await withdraw(first, id)
    expect(await isFree()).toBe(true)
    const last = somebody(20)
    const next = await aConfirmedLead(first, { ...last.answers, ...wanted }, last.home)
    expect(await finish(first, next)).toMatchObject({ status: 200 })
    expect(await isFree()).toBe(false)
  })

  it('cannot be finished again', async () => {
    const visitor = server.visitor()
    const { id } = await anOrder(visitor)
    await withdraw(visitor, id)
    expect(await finish(visitor, id)).toMatchObject({
      status: 409,
      body: { code: 'order.withdrawn', error: expect.stringContaining('comece outro') },
    })
    expect((await stored(id)).bookings).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('is possible for seven days of São Paulo, up to the end of the last one', () => {
    const late = new Date('2026-11-21T02:30:00Z')
    expect(lastDayToWithdraw(late)).toBe('27/11/2026')
    expect(mayWithdraw(late, new Date('2026-11-28T02:59:59Z'))).toBe(true)
    expect(mayWithdraw(late, new Date('2026-11-28T03:00:00Z'))).toBe(false)
  })

  it('is refused after that with a contact, and the order stays', async () => {
    const visitor = server.visitor()
    const { id } = await anOrder(visitor)
    later(8)
    expect(await withdraw(visitor, id)).toMatchObject({
      status: 409,
      body: { code: 'withdrawal.late', error: expect.stringContaining('0800 555 1020') },
    })
    expect(await statusOf(visitor, id)).toBe('finished')
    expect((await stored(id)).bookings).toHaveLength(1)
  })

  it('needs the telephone of the order and the token of its visitor', async () => {
    const visitor = server.visitor()
    const { id } = await anOrder(visitor)
    expect(await withdraw(visitor, id, { phone: '16999999999' })).toMatchObject({
      status: 422,
      body: { code: 'phone.other' },
    })
    const stranger = server.visitor()
    expect(await withdraw(stranger, id)).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
    await anOrder(stranger)
    expect(await withdraw(stranger, id)).toMatchObject({ status: 404 })
    expect(await statusOf(visitor, id)).toBe('finished')
  })

  it('is possible as long for an order whose lead was about to expire', () => {
    const ordered = new Date('2026-11-21T02:30:00Z')
    expect(keptToWithdraw({ expires_at: '2026-11-21T03:00:00.000Z' }, ordered) >= '2026-11-28T03:00:00.000Z').toBe(true)
    expect(keptToWithdraw({ expires_at: '2026-12-20T03:00:00.000Z' }, ordered)).toBe('2026-12-20T03:00:00.000Z')
  })
})

describe('a customer’s withdrawn order', () => {
  it('leaves the contract unchanged, even days after the look-up has expired', async () => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    await visitor.call('chooseRenewal', {
      params: { id_renewal_request_user: id },
      body: { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' },
    })
    later(2)
    const { body } = await finishRenewal(visitor, id, 'refidel-d600a')
    later(7)
    expect(await withdraw(visitor, id)).toMatchObject({ status: 200 })
    await server.deliver()
    const mail = server.mails.find(({ to }) => to === customerCards.renewal.email)
    expect(mail?.subject).toBe(`Pedido ${String(body['orderNumber'])} cancelado`)
    expect(mail?.text).toContain('O seu contrato continua como estava.')
    expect(await finishRenewal(visitor, id, 'refidel-d600a')).toMatchObject({
      status: 409,
      body: { code: 'order.withdrawn' },
    })
  })

  it('cancels a migration and its visit', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    const { body } = await visitor.call('slots', { query: { cep: '14010100' } })
    const free = Array.isArray(body['slots']) ? body['slots'].find((slot) => slot.free) : undefined
    await save(visitor, id, 'scheduleDate', { schedules: [{ date: free?.date, period: free?.period }] })
    await confirmMigration(visitor, id)
    await finish(visitor, id, { body: acceptanceOf('migration-d600a') })
    expect((await stored(id)).bookings).toHaveLength(1)
    expect(await withdraw(visitor, id)).toMatchObject({ status: 200 })
    expect((await stored(id)).bookings).toEqual([])
    expect((await visitor.call('readMigration', { params: { idLead: id } })).body).toMatchObject({
      status: 'withdrawn',
    })
    expect(await finish(visitor, id, { body: acceptanceOf('migration-d600a') })).toMatchObject({
      status: 409,
      body: { code: 'order.withdrawn' },
    })
  })
})
