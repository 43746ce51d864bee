import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOrder } from '../../src/app/order/keepOrder.ts'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { dataAsked, finishAsked, startedOver } from '../../src/funnel/visitorActions.ts'
import { calling, drafted, entered } from '../../src/funnel/slice.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { aSale, orderAt, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Ports } from '../../src/sagas/ports.ts'
import { afterPaint } from '../../src/browser/afterPaint.ts'
import { answers } from '../support/anOrder.ts'
import { aStorage } from '../support/aStorage.ts'
import { bodiesOf, hasField, type Answers } from '../support/fakeApi.ts'
import { later } from '../support/lazyParts.ts'
import { screenAfter } from '../support/questionsOf.ts'
import { leadRead } from '../support/leadRead.ts'

type Sale = ReturnType<typeof aSale>

const copyOf = (sale: Sale): Partial<Funnel> => JSON.parse(JSON.stringify(browserCopy(sale.funnel())))
const readLead = { ...leadRead, version: 1, saved: undefined }

const storage = { written: 0, isNews: false }

/** A browser's storage that notifies the other tabs of changes. */
beforeEach(() => {
  vi.useFakeTimers()
  const kept = aStorage()
  Object.assign(storage, { written: 0, isNews: false })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('localStorage', {
    ...kept,
    setItem: (name: string, text: string) => {
      storage.written++
      storage.isNews ||= kept.getItem(name) !== text
      kept.setItem(name, text)
    },
  })
})
afterEach(() => vi.useRealTimers())

/** Two tabs of one browser, with the same screens answered. */
async function twoTabs(answered: Raw[], over: Answers = {}, also: Partial<Ports> = {}) {
  const ports = { oneTabAtATime: aLock(), ...also }
  const there = aSale({ readLead, ...over }, { ports })
  keepOrder(there.store)
  await there.sayAll(answered)
  await hear()
  const place = there.went.at(-1)?.place
  const here = aSale({ readLead, ...over }, { left: copyOf(there), ...(place && { place }), ports })
  keepOrder(here.store)
  await hear()
  return { here, there }
}

/** A browser's lock: other tabs wait for the work of one. */
function aLock(): Ports['oneTabAtATime'] {
  let last: Promise<unknown> = Promise.resolve()
  return (send) => {
    const mine = last.then(send)
    last = mine.catch(() => undefined)
    return mine
  }
}

const nextPaint = () => new Promise<void>(afterPaint)

/** Runs until no tab has news. */
async function hear() {
  for (let turn = 0; turn < 10; turn++) {
    vi.advanceTimersByTime(150)
    const { isNews } = storage
    storage.isNews = false
    if (isNews) window.dispatchEvent(Object.assign(new Event('storage'), { key: orderStorage.name }))
    await settled()
  }
}

it('an answer in one tab is not asked in another, and a draft there stays', async () => {
  const { here, there } = await twoTabs(orderUntil('name'))
  here.store.dispatch(drafted({ key: 'phone', text: '(16) 9' }))
  await there.say(orderAt('name'))
  await hear()
  expect([here.current(), here.went.at(-1)?.place.screen, here.funnel().lead]).toEqual([
    screenAfter('name'),
    screenAfter('name'),
    there.funnel().lead,
  ])
  expect(here.funnel().drafts).toEqual({ phone: '(16) 9' })
})

it('tabs do not answer each other for ever', async () => {
  const { here, there } = await twoTabs(orderUntil('name'))
  here.store.dispatch(drafted({ key: 'name', text: 'A' }))
  await there.say({ cep: '14015-010' })
  await hear()
  const { written } = storage
  await hear()
  expect(storage.written).toBe(written)
})

it.each([
  ['at once', 0],
  ['late', 400],
])('an answer painted %s and known to both tabs is one send, for which one tab waits', async (_, ms) => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, ms))
  const reply = later({ success: true, version: 2 })
  const { here, there } = await twoTabs(orderUntil('name'), { saveStep: () => reply.promise }, { painted: nextPaint })
  await there.say(orderAt('name'))
  await hear()
  expect(here.funnel().kept.name?.value).toBe('Ana Souza')
  const sends = () => [...here.sent, ...there.sent].filter(({ input }) => hasField(input, 'name'))
  expect(bodiesOf(sends(), 'saveStep')).toEqual([answers.name])
  reply.arrive()
  await hear()
  expect([sends().length, new Set(sends().map(({ key }) => key)).size]).toEqual([2, 1])
  for (const tab of [here, there]) expect([tab.funnel().lead?.version, nextWrite(tab.funnel())]).toEqual([2, null])
})

it('a tab at an earlier answer stays there', async () => {
  const { here, there } = await twoTabs(orderUntil('phone'))
  here.store.dispatch(entered({ voice: 'pages', flow: 'order', screen: 'nome' }))
  await there.say({ phone: '(16) 99123-4567' })
  await hear()
  expect([here.current(), here.funnel().place?.screen]).toEqual([screenAfter('phone'), 'nome'])
})

it('an unsaved answer is not replaced by another tab’s', async () => {
  const { here, there } = await twoTabs(orderUntil('name'))
  here.failing.add('saveStep')
  await here.say({ ...orderAt('name'), name: 'Ana Lima' })
  await there.say(orderAt('name'))
  await there.say({ phone: '(16) 99123-4567' })
  await hear()
  expect(here.funnel().kept.name?.value).toBe('Ana Lima')
})

it('an order of another visit, or in another flow, changes nothing', async () => {
  const { here } = await twoTabs(orderUntil('name'))
  const before = here.funnel()
  for (const other of [{ thread: 'another' }, { flow: 'b' as const }]) {
    orderStorage.write({ ...copyOf(here), revision: 99, ...other })
    await hear()
  }
  expect(here.funnel()).toBe(before)
})

it.each([
  ['left', dataAsked({ action: 'leave' })],
  ['given up for another one', startedOver()],
])('an order placed in one tab is placed in the other, and gone from it once it is %s', async (_, asked) => {
  const { here, there } = await twoTabs(wholeOrder, { endThisDevice: { success: true } })
  here.store.dispatch(calling({ busy: false, error: null, phone: '(16) 99123-4567' }))
  there.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await settled()
  await hear()
  expect([here.current(), factsOf(here.funnel()).order?.orderNumber]).toEqual(['pedido-realizado', '40718823'])
  there.store.dispatch(asked)
  await settled()
  await hear()
  for (const tab of [here, there]) {
    expect([tab.current(), tab.went.at(-1)?.place.screen]).toEqual(['cep', 'cep'])
    expect(JSON.stringify(tab.funnel())).not.toMatch(/Ana|99123-?4567|14010-?100|40718823|lead-lead/)
  }
})

it.each([
  ['with a lead', orderUntil('email')],
  ['of an address alone', orderUntil('number')],
])('an order %s that is erased in one tab is gone from the other, at any place', async (_, answered) => {
  const { here, there } = await twoTabs(answered)
  here.store.dispatch(entered({ voice: 'pages', flow: 'order', screen: 'nr-imovel' }))
  there.store.dispatch(dataAsked({ action: 'erase' }))
  await settled()
  await hear()
  for (const tab of [here, there])
    expect([tab.current(), tab.funnel().kept, tab.funnel().lead]).toEqual(['cep', {}, null])
  expect(here.went.at(-1)?.place.screen).toBe('cep')
  expect(orderStorage.read()).toMatchObject({ kept: {}, lead: null })
})
