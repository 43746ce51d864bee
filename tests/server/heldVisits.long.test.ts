import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressCards } from '../../server/sample/sampleCards.ts'
import type { Db } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { networkOf } from '../../server/http/clientAddress.ts'
import { freePerson } from '../../server/leads/personCommands.ts'
import { forget } from '../../server/retention/retention.ts'
import { marksOf, mayHold } from '../../server/schedule/bookingLimits.ts'
import { visitsFromDatabase } from '../../server/schedule/visitsFromDatabase.ts'
import { freeSlots } from '../../server/schedule/slots.ts'
import type { Vault } from '../../server/secrets/vault.ts'
import { databases, shopOn } from '../support/databases.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { anOperatorDb } from '../support/operatorDb.ts'
import { vaultOf } from '../support/openedLead.ts'
import { somebody } from '../support/somebody.ts'

const day = 86_400_000
/** A region's seats of fifteen days. */
const seats = 216
const { cep } = addressCards.covered
const far = '2030-01-01T00:00:00.000Z'

const everywhere = (each: number) => `200.${each % 250}.${Math.floor(each / 250)}.1`

describe('the visits of a region', () => {
  let db: Db
  let vault: Vault
  let now = new Date()
  let n = 0
  beforeEach(async () => {
    db = await anOperatorDb()
    vault = await vaultOf(db, { DATA_DIR: ':memory:' })
    now = new Date('2026-11-20T15:00:00Z')
    n = 0
  })
  afterEach(() => db.destroy())

  const visits = () => visitsFromDatabase({ db, now: () => now })

  /** Books for a new person each time, except for `same` values, with work done unless `idle`. */
  async function book(ip: string, same: object = {}, idle = false): Promise<boolean> {
    n += 1
    const lead = { cep, phone: `169${n}`, email: `p${n}@a.example`, address: { cep, complement: `Apto ${n}` }, ...same }
    const solved = idle ? null : { id: `proof-${n}`, scope: vault.hash('proof', `visit|${networkOf(ip)}`), until: far }
    const asking = { db, vault, now: () => now, request: { ip, solved } }
    const [schedule, marks] = [await visits().scheduleAt(cep), marksOf(lead, asking)]
    if (!schedule || !(await mayHold(marks, schedule, asking))) return false
    const choices = (await freeSlots(visits(), cep)).slice(0, 1).map(({ date, period }) => ({ date, period }))
    return (await visits().book({ cep, leadId: `lead-${n}`, choices, marks, schedule })) !== null
  }
  async function swarm(many: number, ipOf: (each: number) => string, same?: object): Promise<number> {
    let held = 0
    for (let each = 0; each < many; each += 1) if (await book(ipOf(each), same)) held += 1
    return held
  }

  it.each([
    ['telephone', { phone: '16991234567' }, { phone: '16991234568' }],
    ['e-mail', { email: 'ana@provedor.com.br' }, { email: 'bia@provedor.com.br' }],
    ['home', { address: { cep, number: '35' } }, { address: { cep, number: '36' } }],
  ])('are limited to three per %s, from any network', async (_, same, another) => {
    expect(await swarm(10, everywhere, same)).toBe(3)
    expect(await swarm(1, everywhere, another)).toBe(1)
    await db.deleteFrom('bookings').where('lead_id', '=', 'lead-1').execute()
    expect(await swarm(2, everywhere, same)).toBe(1)
  })

  it.each([
    ['e-mail', ['ana@a.example', 'ANA@a.example', 'ana+2@A.example', 'ana+tim@A.EXAMPLE'].map((email) => ({ email }))],
    ['home', ['39', '039', '39 ', '0039'].map((number) => ({ address: { cep, number, complement: 'Apto. 12' } }))],
    ['flat', ['Apto 12', 'apto. 12', 'APTO 012', 'apto-12'].map((complement) => ({ address: { cep, complement } }))],
  ])('are limited per %s, however it is written', async (_, same) => {
    const held = []
    for (const each of same) held.push(await book(everywhere(n), each))
    expect(held).toEqual([true, true, true, false])
  })

  it('are counted for each flat of a house', async () => {
    for (let each = 0; each < 10; each += 1)
      expect(await book(everywhere(n), { address: { cep, number: '39', complement: `Apto ${each}` } })).toBe(true)
  })

  it.each([
    ['one address', () => '200.10.20.30', Math.ceil(seats / 8)],
    ['one /64', (each: number) => `2001:db8:7:7::${each.toString(16)}`, Math.ceil(seats / 8)],
    ['five /64 of one /48', (each: number) => `2001:db8:7:${each % 5}::1`, seats / 4],
    ['the addresses of one /24', (each: number) => `200.10.20.${each % 250}`, seats / 4],
    ['very many networks', everywhere, seats / 2],
  ])(
    'can be booked from %s only in part each day',
    async (_, ipOf, most) => {
      expect(await swarm(250, ipOf)).toBe(most)
      expect(await book('189.1.2.3')).toBe(most < seats / 2)
      now = new Date(now.getTime() + day)
      expect(await swarm(250, ipOf)).toBeGreaterThan(0)
      expect((await freeSlots(visits(), cep)).length).toBeGreaterThan(0)
      expect(await book('177.1.2.3')).toBe(ipOf !== everywhere)
    },
    30_000,
  )

  it('are free for others once they are released', async () => {
    expect(await swarm(100, everywhere)).toBe(100)
    await db.deleteFrom('bookings').execute()
    expect(await swarm(250, everywhere)).toBe(seats / 2)
  }, 30_000)

  it('cost proof of work from half of a network’s limit on, once for each', async () => {
    const free = Math.ceil(seats / 16)
    for (let each = 0; each < free; each += 1) expect(await book('200.10.20.30', {}, true)).toBe(true)
    await expect(book('200.10.20.30', {}, true)).rejects.toThrow('limit.reached')
    expect(await book('189.1.2.3', {}, true)).toBe(true)
    expect(await book('200.10.20.30')).toBe(true)
  })

  it('cost proof of work from half of the day’s limit on, from any network', async () => {
    for (let each = 0; each < seats / 4; each += 1) expect(await book(everywhere(each), {}, true)).toBe(true)
    await expect(book('189.1.2.3', {}, true)).rejects.toThrow('limit.reached')
    expect(await book('189.1.2.3')).toBe(true)
  })
})

describe.each(databases)('an order, on $database', (kind) => {
  const shop = shopOn(kind, { each: true, settings: { TRUSTED_PROXIES: '127.0.0.1' } })

  async function order(n: number, same: object = {}) {
    const visitor = shop().server.visitor()
    const { answers: other, home } = somebody(n)
    const id = await aConfirmedLead(visitor, { ...other, ...same }, home)
    const { status, body } = await finish(visitor, id, { headers: { 'X-Forwarded-For': `200.${n}.1.1` } })
    const byPhone = async () => (await visitor.call('readLead', { params: { idLead: id } })).body['visitByPhone']
    return { id, status, told: body['visitByPhone'], byPhone }
  }
  const bookings = () => shop().db.selectFrom('bookings').selectAll().execute()
  const marks = async () => (await bookings()).map((row) => row.marks)
  const visitsTold = async () => {
    await shop().server.deliver()
    return shop().server.mails.map(({ text }) => /Instalação: (.+)/.exec(text)?.[1] ?? '')
  }
  const figure = async () =>
    Number(/ultrafibra_visits_free\{region="ribeirao-preto"\} (\d+)/.exec(await shop().server.registry.metrics())?.[1])

  it.skipIf(kind.missing)(
    'without a visit is placed like any other, and its letter says that the visit is agreed by telephone',
    async () => {
      const placed = []
      for (let n = 0; n < 5; n += 1) placed.push(await order(n, { phone: answers.phone }))
      expect(placed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const told = [undefined, undefined, undefined, true, true]
      expect(placed.map((each) => each.told)).toEqual(told)
      expect(await Promise.all(placed.map(({ byPhone }) => byPhone()))).toEqual(told)
      expect(await bookings()).toHaveLength(3)
      expect(await figure()).toBe(seats - 3)
      const visits = await visitsTold()
      expect(visits.filter((visit) => /^\d\d\/\d\d\/2026, (manhã|tarde)/.test(visit))).toHaveLength(3)
      expect(visits.filter((visit) => visit === 'a data é combinada por telefone')).toHaveLength(2)
      expect(shop().server.mails.filter(({ text }) => text.includes('/nao-fiz-este-pedido?de='))).toHaveLength(3)
      expect(shop().server.mails.filter(({ attachments = [] }) => attachments.length > 0)).toHaveLength(3)
    },
  )

  it.skipIf(kind.missing)(
    'releases its visit if the receiver of its letter did not place it, and notifies other systems and its visitor',
    async () => {
      const { id, byPhone } = await order(1)
      await shop().server.deliver()
      const [, link = ''] =
        /http:\/\/localhost:3000(\/nao-fiz-este-pedido\S+)/.exec(shop().server.mails[0]?.text ?? '') ?? []
      expect(link).not.toContain('provedor')
      expect(await (await shop().server.app.request(link)).text()).toContain(`<form method="post" action="${link}">`)
      expect(await bookings()).toHaveLength(1)
      const ask = async (to: string) => (await shop().server.app.request(to, { method: 'POST' })).text()
      for (const wrong of [link.slice(0, -1), `/nao-fiz-este-pedido?de=${id}`, `/nao-fiz-este-pedido?de=${id}.`])
        expect(await ask(wrong)).toContain('Pronto.')
      expect([await bookings(), await byPhone()]).toEqual([[expect.anything()], undefined])
      for (let times = 0; times < 2; times += 1) expect(await ask(link)).toContain('Pronto.')
      expect([await bookings(), await byPhone()]).toEqual([[], true])
      const released = await shop().db.selectFrom('outbox').selectAll().where('topic', '=', 'visit.released').execute()
      expect(released.map(({ lane, payload }) => [lane, payload])).toEqual([['event', JSON.stringify({ lead: id })]])
    },
  )

  it.skipIf(kind.missing)('without a real person can have its visit released by the operator', async () => {
    const { id } = await order(1)
    const { order_number } = await shop()
      .db.selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const env = readEnv(shop().empty.settings)
    const free = () => freePerson(env, { order: order_number ?? '', by: 'Rita Prado' }, () => shop().server.clock.at)
    expect([await free(), await free()]).toEqual([1, 0])
    expect(await figure()).toBe(seats)
  })

  it.skipIf(kind.missing)('stores anonymous marks of its person for thirty days', async () => {
    await order(1)
    const [before] = await marks()
    expect(before).toMatch(/^[\w-]{16} [\w-]{16} [\w-]{16}$/)
    const after = async (days: number) => {
      await forget(makeWrite(shop().db), () => new Date(shop().server.clock.at.getTime() + days * day))
      return marks()
    }
    expect(await after(29)).toEqual([before])
    expect(await after(31)).toEqual([null])
  })
})
