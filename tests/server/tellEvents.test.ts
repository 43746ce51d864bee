import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeLog } from '../../server/log.ts'
import { documentCards } from '../../server/sample/sampleCards.ts'
import { webchatSystem } from '../../server/sample/webchatSystem.ts'
import { operatorWebchat } from '../../server/webchat/operatorWebchat.ts'
import { aLead, answers, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'

const token = 'a-token-of-this-server'
const recovery = (fields: object) => ({ name: 'funil_recuperacao', fields })
const events = [
  { name: 'purchase-funnel', fields: { step: 'dados-pessoais' } },
  recovery({ step: 3, zip: '14010100', name: 'Ana Souza', phone: '5516991234567' }),
]

let system: Awaited<ReturnType<typeof webchatSystem>>
let server: Awaited<ReturnType<typeof aServer>>
let visitor: Visitor
beforeEach(async () => {
  system = await webchatSystem()
  const webchat = operatorWebchat({ url: system.url, token, tls: null }, { log: makeLog('silent'), waits: 300 })
  server = await aServer({}, { systems: { webchat } })
  visitor = server.visitor()
})
afterEach(async () => {
  await server.stop()
  await system.stop()
})

const tell = (by: Visitor, idLead: string, news: readonly object[] = events) =>
  by.call('tellEvents', { params: { idLead }, body: { events: news } })

it('passes on how far an order came, with its protocol and that of the visitor’s talk', async () => {
  const id = await aLead(visitor)
  const { protocol } = (await visitor.call('readLead', { params: { idLead: id } })).body
  expect(await tell(visitor, id)).toMatchObject({ status: 200, body: { told: true } })
  await save(visitor, id, 'name', { ...answers.name, webcare_tuid: 'WC-123' })
  await tell(visitor, id)
  expect(system.heard).toMatchObject([
    { path: '/events', authorization: `Bearer ${token}`, body: { protocol, webcare_tuid: null, events } },
    { body: { protocol, webcare_tuid: 'WC-123', events } },
  ])
})

it('keeps and logs nothing of it', async () => {
  const id = await aLead(visitor)
  const { version } = (await visitor.call('readLead', { params: { idLead: id } })).body
  await tell(visitor, id)
  expect((await visitor.call('readLead', { params: { idLead: id } })).body).toMatchObject({ version })
  expect(server.lines.join('')).not.toMatch(/Ana Souza|5516991234567/)
})

it('is told by nobody but the visitor of the lead', async () => {
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
])('never passes on %s', async (_, event) => {
  expect(await tell(visitor, await aLead(visitor), [event])).toMatchObject({ status: 422 })
  expect(system.heard).toEqual([])
})

it('asks again by the same key where a failure may pass, and then says that nobody was told', async () => {
  const id = await aLead(visitor)
  system.behave((nth) => (nth === 1 ? 'cut' : 'well'))
  expect(await tell(visitor, id)).toMatchObject({ body: { told: true } })
  expect(new Set(system.heard.map(({ key }) => key)).size).toBe(1)
  system.behave(() => 'broken')
  expect(await tell(visitor, id)).toMatchObject({ status: 503 })
})

it('tells nobody where the operator has no such webchat', async () => {
  const plain = await aServer()
  const other = plain.visitor()
  expect(await tell(other, await aLead(other))).toMatchObject({ status: 200, body: { told: false } })
  await plain.stop()
})
