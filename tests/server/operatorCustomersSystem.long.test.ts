import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operatorCustomers } from '../../server/customers/operatorCustomers.ts'
import { openDatabase } from '../../server/db/database.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { refusals } from '../../server/http/refusalMessages.ts'
import { customersSystem } from '../../server/sample/customersSystem.ts'
import type { Behaviour } from '../../server/sample/sampleSystemServer.ts'
import { customerCards as cards } from '../../server/sample/sampleCards.ts'
import {
  aPlacedMigration,
  aRenewal,
  confirmMigration,
  cpfLookUps,
  finishRenewal,
  unknownCpf,
} from '../support/aCustomer.ts'
import { aFetcher } from '../support/aFetcher.ts'
import { answers, choices, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases, prepared } from '../support/databases.ts'

const token = 'a-token-of-this-server'
let system: Awaited<ReturnType<typeof customersSystem>>
beforeEach(async () => {
  system = await customersSystem(300)
})
afterEach(() => system.stop())

const isAway = { status: 503, body: { code: 'customers.away', error: refusals['customers.away'] } }
const seen = async (who: Visitor, name: 'renewalOffers' | 'migrationOffers', cpf: string) => {
  const { plansOffers, userData } = (await who.call(name, { body: { cpf } })).body
  return { plansOffers, userData }
}
const misbehaviours: [Behaviour, number][] = [
  ['late', 2],
  ['broken', 2],
  ['cut', 2],
  ['lost', 2],
  ['refusing', 1],
  ['nonsense', 1],
  ['half', 1],
  ['twice', 1],
]

describe.each(databases)('a system of contracts of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('during visits', () => {
    const database = prepared(kind)

    /** Without customers in its own tables. */
    async function aShop() {
      const empty = await database.empty()
      const place = { url: system.url, token, tls: null }
      const customers = operatorCustomers(place, { log: makeLog('silent'), waits: 1500 })
      const settings = { ...empty.settings, CUSTOMERS_URL: system.url, CUSTOMERS_TOKEN: token }
      const server = await aServer(settings, { systems: { customers } })
      const db = openDatabase(empty.place)
      await db.deleteFrom('customers').execute()
      const stop = async () => {
        await db.destroy()
        await server.stop()
      }
      return { server, db, visitor: server.visitor(), stop }
    }

    it('replaces the tables, and receives CPF and product in a body, and a token', async () => {
      const { visitor, stop } = await aShop()
      const embedded = await aServer()
      const other = embedded.visitor()
      for (const { cpf } of [cards.renewal, cards.renewalNone, cards.renewalInLoyalty, { cpf: unknownCpf }])
        expect(await seen(visitor, 'renewalOffers', cpf)).toEqual(await seen(other, 'renewalOffers', cpf))
      for (const { cpf } of [cards.migration, cards.renewal])
        expect(await seen(visitor, 'migrationOffers', cpf)).toEqual(await seen(other, 'migrationOffers', cpf))
      expect(system.heard[0]).toEqual({
        path: '/contracts',
        body: { cpf: cards.renewal.cpf, product: 'fibre' },
        key: '',
        authorization: `Bearer ${token}`,
      })
      await embedded.stop()
      await stop()
    })

    it('is asked once for a renewal, whose contract is used up to the letter and the feed', async () => {
      const { server, db, visitor, stop } = await aShop()
      const { id, baseUser, offers } = await aRenewal(visitor)
      const choice = { id_renewal_base_user: baseUser, offer1: offers[0] }
      await visitor.call('chooseRenewal', { params: { id_renewal_request_user: id }, body: choice })
      expect(await finishRenewal(visitor, id, offers[0] ?? '')).toMatchObject({ status: 200 })
      expect(system.heard).toHaveLength(1)
      await server.deliver()
      expect(server.mails.map(({ to }) => to)).toEqual([cards.renewal.email])
      const { items } = await (await aFetcher(server, db)).orders()
      expect(items).toMatchObject([
        { customer_id: expect.stringContaining('contract-'), sold: { name: cards.renewal.name } },
      ])
      await stop()
    })

    it('is asked once for a migration, up to its number', async () => {
      const { visitor, stop } = await aShop()
      const id = await aPlacedMigration(visitor)
      await confirmMigration(visitor, id)
      await save(visitor, id, 'scheduleDate', { schedules: await choices(visitor) })
      for (const step of ['dueDate', 'bankInfo'] as const) await save(visitor, id, step, answers[step])
      expect(system.heard).toHaveLength(1)
      const { body } = await visitor.call('readMigration', { params: { idLead: id } })
      expect(body['name']).toBeDefined()
      await stop()
    })

    it('leaves no contract in plain text, and none after an erasure', async () => {
      const { db, visitor, stop } = await aShop()
      const { id } = await aRenewal(visitor)
      const kept = () => db.selectFrom('customer_requests').selectAll().where('lead_id', '=', id).execute()
      const [row] = await kept()
      expect(row?.customer).toEqual(expect.any(String))
      const text = JSON.stringify(row)
      for (const value of [cards.renewal.cpf, cards.renewal.name, cards.renewal.email, cards.renewal.birthDate])
        expect(text).not.toContain(value)
      await visitor.call('removeLead', { body: { id } })
      expect(await kept()).toEqual([])
      await stop()
    })

    it.each(misbehaviours)('is asked, if it is %s, %i times, then the visitor asks again', async (how, times) => {
      const { visitor, stop } = await aShop()
      system.behave(() => how)
      const ask = () => visitor.call('renewalOffers', { body: { cpf: cards.renewal.cpf } })
      expect(await ask()).toMatchObject(isAway)
      expect(system.heard).toHaveLength(times)
      system.behave(() => 'well')
      expect(await ask()).toMatchObject({ status: 200, body: { plansOffers: [{}, {}, {}] } })
      await stop()
    })

    it.each(cpfLookUps)('does not reveal customers by its time: %s', async (name, known, said) => {
      const { visitor, stop } = await aShop()
      const times: number[] = []
      for (const cpf of [known, unknownCpf]) {
        const began = performance.now()
        await visitor.call(name, said(cpf))
        times.push(performance.now() - began)
      }
      for (const time of times) expect(time).toBeGreaterThanOrEqual(999)
      for (const time of times) expect(time).toBeLessThan(1250)
      await stop()
    })
  })
})

describe('a system of contracts from a setting', () => {
  it('has its failures counted and logged by its name, without the CPF, the token or the reply', async () => {
    const server = await aServer({ CUSTOMERS_URL: system.url, CUSTOMERS_TOKEN: token })
    system.behave(() => 'nonsense')
    const { cpf } = cards.renewal
    expect(await server.visitor().call('renewalOffers', { body: { cpf } })).toMatchObject(isAway)
    const [fault] = server.lines.filter((line) => line.includes('outside nonsense'))
    expect(JSON.parse(fault ?? '{}')).toMatchObject({ call: 'customers', kind: 'outside nonsense' })
    for (const secret of [cpf, token, 'maybe', system.url]) expect(server.lines.join('')).not.toContain(secret)
    expect(system.heard.map(({ path }) => path)).toEqual(['/contracts'])
    await server.stop()
  })
})
