import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeLog } from '../../server/monitoring/log.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { documentCards } from '../../server/sample/sampleCards.ts'
import { webchatSystem } from '../../server/sample/webchatSystem.ts'
import { operatorWebchat } from '../../server/webchat/operatorWebchat.ts'
import { aLead, answers, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'

const token = 'a-token-of-this-server'
const recovery = (fields: object) => ({ name: 'funil_recuperacao', fields })
const stage = { name: 'purchase-funnel', fields: { step: 'dados-pessoais' } }
const named = { step: 4, zip: '14010100', name: 'Ana Souza', phone: '5516991234567' }
const events = [stage, recovery(named)]
const ofSomebodyElse = { zip: '14015160', name: 'Eva Lima', phone: '5511999998888', email: 'eva@provedor.com.br' }

let system: Awaited<ReturnType<typeof webchatSystem>>
let server: Awaited<ReturnType<typeof aServer>>
let visitor: Visitor
const lines: string[] = []
beforeEach(async () => {
  system = await webchatSystem()
  lines.length = 0
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const log = makeLog('info', new Writable({ write }))
  server = await aServer(
    {},
    { systems: { webchat: operatorWebchat({ url: system.url, token, tls: null }, { log, waits: 300 }) } },
  )
  visitor = server.visitor()
})
afterEach(async () => {
  await server.stop()
  await system.stop()
})

const tell = (by: Visitor, idLead: string, news: readonly object[] = events) =>
  by.call('tellEvents', { params: { idLead }, body: { events: news } })
const heard = () => system.heard.map(({ body }) => body)

/** A lead with a name and a telephone. */
async function aNamedLead(more: object = {}) {
  const id = await aLead(visitor, more)
  await save(visitor, id, 'name', { ...answers.name, webcare_tuid: 'WC-123' })
  await save(visitor, id, 'phone', answers.phone)
  return id
}

it('sends an order’s events to the webchat, with its protocol and that of the visitor’s talk', async () => {
  const id = await aNamedLead()
  const { protocol } = (await visitor.call('readLead', { params: { idLead: id } })).body
  expect(await tell(visitor, id)).toMatchObject({ status: 200, body: { told: true } })
  expect(system.heard).toMatchObject([
    { path: '/events', authorization: `Bearer ${token}`, body: { protocol, webcare_tuid: 'WC-123', events } },
  ])
})

it('contains no person if the visitor only allows statistics', async () => {
  await tell(visitor, await aNamedLead(), [stage])
  await tell(visitor, await aNamedLead(), [stage])
  expect(heard()).toEqual([stage, stage].map((event) => ({ protocol: null, webcare_tuid: null, events: [event] })))
  expect(new Set(system.heard.map(({ key }) => key)).size).toBe(2)
})

const cart = (ref: string) => ({
  name: 'addToShoppingCart',
  fields: { ref, name: 'Ganhe em golpe', price: 0, qty: 1 },
})

it('contains only the lead’s person, plan and order', async () => {
  const id = await aNamedLead({ accept_information: false })
  await tell(visitor, id, [
    recovery({ step: 4, ...ofSomebodyElse, acceptPhoneContact: true }),
    cart('d600b'),
    cart('d999x'),
    { name: 'checkout', fields: { total_itens: 1, total_price: 1, n_pedido: '7771000010' } },
  ])
  const plan = builtInCatalogue.planBySku('d600b')
  expect(heard()).toMatchObject([
    {
      events: [
        recovery({ ...named, acceptPhoneContact: false }),
        { fields: { name: plan?.plan, price: plan?.price_with_dacc } },
      ],
    },
  ])
  expect(JSON.stringify(heard())).not.toMatch(/Eva|99999|golpe|7771000010/)
})

it('stores and logs nothing, even after a failure', async () => {
  const id = await aNamedLead()
  const before = await visitor.call('exportLead', { body: { id, phone: '16991234567' } })
  await tell(visitor, id, [stage, recovery({ ...named, complement: 'fundos' })])
  system.behave(() => 'broken')
  await tell(visitor, id, [recovery({ ...named, complement: 'sobrado' })])
  const after = await visitor.call('exportLead', { body: { id, phone: '16991234567' } })
  expect(JSON.stringify(after.body)).not.toMatch(/fundos|sobrado/)
  expect(before.status).toBe(200)
  expect(lines.join('')).toContain('webchat')
  expect([...lines, ...server.lines].join('')).not.toMatch(/Ana Souza|991234567|fundos|sobrado/)
})

it('is accepted only from the visitor of the lead', async () => {
  const id = await aLead(visitor)
  expect(await tell(server.visitor(), id)).toMatchObject({ status: 404 })
  expect(system.heard).toEqual([])
})

it.each([
  ['a private value', recovery({ step: 8, cpf: documentCards.approved.document })],
  ['a field that the webchat does not name', recovery({ step: 1, password: 'x' })],
  ['a step that there is none of', recovery({ step: 15 })],
  ['words of a stranger', recovery({ step: 3, name: 'Ganhe em www.golpe.example' })],
  ['an event of a page', { name: 'page-view', fields: { path: '/' } }],
])('never sends %s', async (_, event) => {
  expect(await tell(visitor, await aLead(visitor), [event])).toMatchObject({ status: 422 })
  expect(system.heard).toEqual([])
})

it('retries a temporary failure with the same key, and then fails', async () => {
  const id = await aLead(visitor)
  system.behave((nth) => (nth === 1 ? 'cut' : 'well'))
  expect(await tell(visitor, id)).toMatchObject({ body: { told: true } })
  const [key] = system.heard.map((each) => each.key)
  expect(key).not.toBe('')
  expect(system.heard.map((each) => each.key)).toEqual([key, key])
  system.behave(() => 'broken')
  expect(await tell(visitor, id)).toMatchObject({ status: 503 })
})

it('sends nothing without such a webchat', async () => {
  const plain = await aServer()
  const other = plain.visitor()
  expect(await tell(other, await aLead(other))).toMatchObject({ status: 200, body: { told: false } })
  await plain.stop()
})
