import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { ownData } from '../../src/funnel/slice.ts'
import { aSale, orderUntil, settled } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { stumbled } from '../support/fakeApi.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const idle = { busy: false, error: null }
const saved = (sale: Sale) => soon(() => expect(nextWrite(sale.funnel())).toBeNull())
const ask = (sale: Sale, phone?: string) =>
  sale.store.dispatch(dataAsked({ action: 'copy', ...(phone !== undefined && { phone }) }))
const copied = (sale: Sale) =>
  soon(() => expect(sale.funnel().ownData.copy).toBeDefined()).then(() => sale.funnel().ownData.copy ?? '')

async function answered(api = apiOf(server.app)) {
  const sale = aSale({}, { api })
  const { dueDate: _, ...beforePayment } = person
  await talk(sale, beforePayment)
  await saved(sale)
  return sale
}

it('a copy has the server’s data with private answers, and this browser’s data', async () => {
  const sale = await answered()
  ask(sale)
  const { nesteAparelho, noSistema } = JSON.parse(await copied(sale))
  const { document } = person
  expect([nesteAparelho.document, noSistema[0].told.document]).toEqual([document, document])
  expect(noSistema).toMatchObject([{ lead: { id: sale.funnel().lead?.id }, told: { name: person.name } }])
  expect([...server.lines, JSON.stringify(browserCopy(sale.funnel()))].join()).not.toContain(document)
})

it('a copy of a resumed order needs its telephone', async () => {
  const api = apiOf(server.app)
  const first = await answered(api)
  const again = aSale({}, { api, left: { lead: first.funnel().lead } })
  await soon(() => expect(again.funnel().kept.phone?.mask).toBe('(16) •••••-4567'))
  const words = 'Esse não é o telefone deste pedido.'
  for (const wrong of [undefined, '16991230000']) {
    ask(again, wrong)
    const refused = { busy: false, error: { code: 'phone.other', words }, asksPhone: true }
    await soon(() => expect(again.funnel().ownData).toEqual(refused))
  }
  ask(again, '123')
  expect(again.funnel().ownData).toMatchObject({ error: { code: 'phone.invalid' }, asksPhone: true })
  ask(again, person.phone)
  const { document } = person
  expect(JSON.parse(await copied(again)).noSistema).toMatchObject([{ told: { document } }])
})

it('a copy before the first save has this browser’s data', async () => {
  const sale = aSale()
  await sale.sayAll(orderUntil('number'))
  ask(sale)
  const copy: unknown = JSON.parse(await copied(sale))
  expect(copy).toEqual({ nesteAparelho: { cep: '14010100' }, noSistema: [] })
})

it('a failed copy shows the reason, and an abandoned one is dropped', async () => {
  const told = { at: '', lead: {}, told: {}, tables: {} }
  const sale = aSale({ exportLead: { success: true, everything: told } })
  await sale.sayAll(orderUntil('dueDate'))
  sale.failing.add('exportLead')
  ask(sale)
  await settled()
  expect(sale.funnel().ownData).toEqual({ busy: false, error: { code: 'http', words: stumbled.message } })
  sale.failing.clear()
  ask(sale)
  expect(JSON.parse(await copied(sale)).noSistema).toEqual([told])
  ask(sale)
  sale.store.dispatch(ownData(idle))
  await settled()
  expect(sale.funnel().ownData).toEqual(idle)
})
