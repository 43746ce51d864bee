import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOrder } from '../../src/app/order/keepOrder.ts'
import { forgetOldOrder } from '../../src/app/order/forgetOldOrder.ts'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { keptElsewhere } from '../../src/funnel/visitorActions.ts'
import { drafted, kept, leadMade, restarted } from '../../src/funnel/slice.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => vi.useRealTimers())

const copy = () => orderStorage.read()

test('an order is stored shortly after a change, and at once when the page is left', () => {
  const { store } = orderStore(null)
  keepOrder(store)
  store.dispatch(kept({ cep: '14010100' }))
  expect(copy()).toBeNull()
  vi.advanceTimersByTime(150)
  expect(copy()?.kept?.cep?.value).toBe('14010100')
  store.dispatch(kept({ cep: '14015010' }))
  window.dispatchEvent(new Event('pagehide'))
  expect(copy()?.kept?.cep?.value).toBe('14015010')
})

test('an order is stored when the page is hidden, because a phone may end it', () => {
  const { store } = orderStore(null)
  const stop = keepOrder(store)
  store.dispatch(kept({ cep: '14010100' }))
  window.dispatchEvent(new Event('visibilitychange'))
  expect(copy()?.kept?.cep?.value).toBe('14010100')
  stop()
})

test('the copy waits until the save of a recent change has begun', () => {
  const { store } = orderStore(null)
  keepOrder(store)
  store.dispatch(drafted({ key: 'cep', text: '14010100' }))
  vi.advanceTimersByTime(149)
  store.dispatch(kept({ cep: '14010100' }))
  vi.advanceTimersByTime(140)
  expect(copy()).toBeNull()
  vi.advanceTimersByTime(20)
  expect(copy()?.kept?.cep?.value).toBe('14010100')
})

test('a change on leaving is stored at once, and shortly after coming back again', () => {
  const { store } = orderStore(null)
  keepOrder(store)
  window.addEventListener('pagehide', () => store.dispatch(drafted({ key: 'cep', text: '14010' })))
  window.dispatchEvent(new Event('pagehide'))
  expect(copy()?.drafts).toEqual({ cep: '14010' })
  window.dispatchEvent(new Event('pageshow'))
  store.dispatch(drafted({ key: 'cep', text: '140101' }))
  expect(copy()?.drafts).toEqual({ cep: '14010' })
  vi.advanceTimersByTime(150)
  expect(copy()?.drafts).toEqual({ cep: '140101' })
})

test('nothing of a replaced order stays in the browser', () => {
  const { store } = orderStore(null)
  keepOrder(store)
  store.dispatch(kept({ cep: '14010100' }))
  store.dispatch(leadMade({ id: 'abcdefghij0123456789AB', version: 1 }))
  vi.advanceTimersByTime(150)
  store.dispatch(restarted('another'))
  vi.advanceTimersByTime(150)
  expect([copy()?.kept, copy()?.lead, copy()?.facts]).toEqual([{}, null, {}])
})

const told = (key: string | null = orderStorage.name) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('a copy from another tab is read, and not stored again', () => {
  const { store } = orderStore(null)
  const stop = keepOrder(store)
  const heard = vi.spyOn(store, 'dispatch')
  told()
  const left = { kept: {}, revision: 3 }
  orderStorage.write(left)
  told('theme')
  told(null)
  expect(heard).not.toHaveBeenCalled()
  told()
  expect(heard.mock.calls).toEqual([[keptElsewhere(left)]])
  vi.advanceTimersByTime(1000)
  expect(copy()).toEqual(left)
  stop()
  told()
  expect(heard).toHaveBeenCalledOnce()
})

test('a page from the back-forward cache reads the copy stored meanwhile', () => {
  const { store } = orderStore(null)
  const stop = keepOrder(store)
  const heard = vi.spyOn(store, 'dispatch')
  const left = { kept: {}, revision: 3 }
  orderStorage.write(left)
  window.dispatchEvent(new Event('pageshow'))
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard.mock.calls).toEqual([[keptElsewhere(left)]])
  stop()
})

test('an order is in use until its page is left, even without a change', () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  const { store } = orderStore(null)
  const stop = keepOrder(store)
  orderStorage.write({ kept: {} })
  vi.setSystemTime(new Date('2026-12-10T12:00:00Z'))
  window.dispatchEvent(new Event('pagehide'))
  vi.setSystemTime(new Date('2027-01-05T12:00:00Z'))
  forgetOldOrder()
  expect(copy()).not.toBeNull()
  stop()
})

test('an older copy with a message of a failed finish loses it', () => {
  const finishing = { busy: false, error: 'Erro de rede', key: 'k' }
  localStorage.setItem(orderStorage.name, JSON.stringify({ kept: {}, finishing }))
  expect(copy()).toEqual({ kept: {} })
})
