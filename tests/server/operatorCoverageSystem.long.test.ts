import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorCoverage } from '../../server/coverage/operatorCoverage.ts'
import { openDatabase } from '../../server/db/database.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { refusals } from '../../server/http/refusalMessages.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { coverageSystem } from '../../server/sample/coverageSystem.ts'
import type { Behaviour } from '../../server/sample/sampleSystemServer.ts'
import { aLead, anAddress, anAnsweredLead, answers, aPlanId, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { anEmptyFile, databases, prepared } from '../support/databases.ts'
import { soon } from '../support/soon.ts'

const system = await coverageSystem()
afterAll(() => system.stop())
beforeEach(() => {
  system.behave(() => 'well')
  system.heard.length = 0
})

const token = 'a-token-of-this-server'
const lookUp = (visitor: Visitor, query: Record<string, string> = anAddress) => visitor.call('coverage', { query })
const house = ({ cep, number }: { cep: string; number: string }) => ({ cep, number })
const named = () => aServer({ COVERAGE_URL: system.url, COVERAGE_TOKEN: token })
const isAway = { status: 503, body: { code: 'coverage.away', error: refusals['coverage.away'] } }

const misbehaviours: [Behaviour, number][] = [
  ['late', 2],
  ['broken', 2],
  ['cut', 2],
  ['refusing', 1],
  ['nonsense', 1],
  ['half', 1],
  ['twice', 1],
]

describe.each(databases)('a coverage system of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('during visits', () => {
    const database = prepared(kind)

    async function aShop(waits = 300) {
      const empty = await database.empty()
      const place = { url: system.url, token, tls: null }
      const parts = { log: makeLog('silent'), waits }
      return aServer(empty.settings, { systems: { coverage: operatorCoverage(place, parts) } })
    }

    it('replaces the tables, and receives only the house and a token', async () => {
      const [server, embedded] = [await aShop(), await aServer()]
      const queries = [
        { ...house(at.covered), addon: 'hbo-max', sku: 'd600wb' },
        ...[at.older, at.notCovered, at.noFreePort, at.rioGrande].map(house),
        { cep: at.giga.cep },
        { cep: at.lot.cep, blockNumber: at.lot.block, lotNumber: at.lot.lot },
        { cep: at.lotFull.cep, blockNumber: at.lotFull.block, lotNumber: at.lotFull.lot },
      ]
      for (const query of queries)
        expect(await lookUp(server.visitor(), query)).toMatchObject({
          status: 200,
          body: (await lookUp(embedded.visitor(), query)).body,
        })
      expect(system.heard[0]).toEqual({
        path: '/reach',
        body: { cep: at.covered.cep, number: at.covered.number, block: null, lot: null },
        key: '',
        authorization: `Bearer ${token}`,
      })
      expect(system.heard.at(-1)).toMatchObject({
        body: { number: null, block: at.lotFull.block, lot: at.lotFull.lot },
      })
      await server.stop()
      await embedded.stop()
    })

    it('knows the complements of a building, and a failure delays nobody', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const building = () => visitor.call('addressInfo', { query: house(at.giga) })
      const { body } = await building()
      expect(body['complements']).toContain('Apto 301')
      expect(system.heard).toMatchObject([{ path: '/complements', body: house(at.giga) }])
      system.behave(() => 'nonsense')
      expect(await building()).toMatchObject(isAway)
      await server.stop()
    })

    it('is asked by every call that needs it, up to the order’s number', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const id = await anAnsweredLead(visitor)
      await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
      expect(system.heard).toHaveLength(2)
      expect(await finish(visitor, id)).toMatchObject({ status: 200 })
      expect(system.heard).toHaveLength(3)
      await server.stop()
    })

    it.each(misbehaviours)('is asked, if it is %s, %i times, then the visitor looks up again', async (how, times) => {
      const server = await aShop()
      const visitor = server.visitor()
      system.behave(() => how)
      expect(await lookUp(visitor)).toMatchObject(isAway)
      expect(system.heard).toHaveLength(times)
      system.behave(() => 'well')
      expect(await lookUp(visitor)).toMatchObject({ status: 200 })
      await server.stop()
    })

    it.each(misbehaviours)(
      'loses nothing of an order if it is %s: the same write takes effect later, once',
      async (how) => {
        const server = await aShop()
        const visitor = server.visitor()
        const said = { body: { address: anAddress, idPlan: aPlanId }, key: 'a-send-of-this-order-0001' }
        system.behave(() => how)
        expect(await visitor.call('createLead', said)).toMatchObject(isAway)
        system.behave(() => 'well')
        const { body } = await visitor.call('createLead', said)
        expect((await visitor.call('createLead', said)).body).toMatchObject({ idLead: body['idLead'] })
        system.behave(() => how)
        expect(await save(visitor, String(body['idLead']), 'plan', answers.plan)).toMatchObject(isAway)
        await server.stop()
      },
    )

    it('is asked again at once after a temporary failure', async () => {
      const server = await aShop()
      system.behave((nth) => (nth === 1 ? 'broken' : 'well'))
      expect(await lookUp(server.visitor())).toMatchObject({ status: 200 })
      await server.stop()
    })

    it('delays nobody else', async () => {
      const server = await aShop(8000)
      const [visitor, other] = [server.visitor(), server.visitor()]
      const [id, otherId] = [await aLead(visitor), await anAnsweredLead(other)]
      system.behave(() => 'late')
      system.heard.length = 0
      const waiting = save(visitor, id, 'plan', answers.plan)
      await soon(() => expect(system.heard).toHaveLength(1))
      expect(await save(other, otherId, 'name', answers.name)).toMatchObject({ status: 200 })
      expect(system.heard).toHaveLength(1)
      system.behave(() => 'well')
      system.hangUp()
      expect(await waiting).toMatchObject({ status: 200 })
      await server.stop()
    })
  })
})

describe('a coverage system from a setting', () => {
  it('has its failures counted and logged by its name, without the house, the token or the reply', async () => {
    const server = await named()
    system.behave(() => 'nonsense')
    expect(await lookUp(server.visitor())).toMatchObject(isAway)
    const [fault] = server.lines.filter((line) => line.includes('outside nonsense'))
    expect(JSON.parse(fault ?? '{}')).toMatchObject({ call: 'coverage', kind: 'outside nonsense' })
    for (const secret of [anAddress.cep, token, 'maybe', system.url])
      expect(server.lines.join('')).not.toContain(secret)
    expect(await server.registry.metrics()).toContain('ultrafibra_faults_total{call="coverage"} 1')
    await server.stop()
  })

  it('decides who is notified of fibre, whatever the tables say', async () => {
    const empty = await anEmptyFile()
    const server = await aServer({ ...empty.settings, COVERAGE_URL: system.url })
    const db = openDatabase(empty.place)
    await db.deleteFrom('splitter_rows').execute()
    const visitor = server.visitor()
    for (const email of ['ana@provedor.com.br', 'bia@provedor.com.br']) {
      const { body } = await visitor.call('keepNoCoverage', { body: { address: anAddress } })
      await visitor.call('addContact', { body: { id: body['id'], name: 'Ana Souza', email } })
    }
    const told = async () => {
      await server.notify()
      await server.deliver()
      return server.mails.map(({ to }) => to)
    }
    system.behave((nth) => (nth === 1 ? 'refusing' : 'well'))
    expect(await told()).toHaveLength(1)
    expect((await told()).toSorted()).toEqual(['ana@provedor.com.br', 'bia@provedor.com.br'])
    await db.destroy()
    await server.stop()
    await empty.gone()
  })
})
