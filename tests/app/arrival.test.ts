import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrival } from '../../src/app/arrival.ts'
import { handOver } from '../../src/app/handOver.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/slice.ts'
import { aPlan } from '../support/aPlan.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  comeTo('')
})
afterEach(() => void arrival(emptyFunnel))

test('what was typed on the home page is answered once', () => {
  handOver({ cep: '14010100', phone: '16991234567' })
  expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '14010100', phone: '16991234567' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
})

test('where storage is blocked it still reaches the order', () => {
  vi.stubGlobal('sessionStorage', undefined)
  handOver({ phone: '16991234567' })
  expect(arrival(emptyFunnel)).toEqual({ answers: { phone: '16991234567' } })
})

test('a link asks for its plan, and a reload does not ask again', () => {
  comeTo('?s=d600b')
  expect(arrival(emptyFunnel)).toEqual({ wanted: { sku: 'd600b' }, answers: {} })
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
  comeTo('?s=d500a')
  expect(arrival(emptyFunnel)).toEqual({ wanted: { sku: 'd500a' }, answers: {} })
})

test('a link to another plan at a known address takes that plan', () => {
  comeTo('?s=d600b')
  expect(arrival(coveredBy('d500a', 'd600b'))).toEqual({ wanted: { sku: 'd600b' }, answers: { plan: 'd600b' } })
})

test('the CEP that a plain form left with the server is answered once', () => {
  comeTo('', '14010100')
  expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '14010100' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
})

test.each([
  ['/chat-tct?phone=5516991234567&s=d600b', { wanted: { sku: 'd600b' }, referred: true, answers: { phone: '5516991234567' } }, '?s=d600b'],
  ['/b/chat-tct/?telefone=(16)%2099123-4567', { referred: true, answers: { phone: '(16) 99123-4567' } }, ''],
  ['/chat-tct?phone=12', { referred: true, answers: {} }, ''],
])('%s goes on from Whatsapp, and the telephone leaves the address', (address, brought, left) => {
  const { pathname, search } = new URL(address, 'http://site')
  comeTo(search, undefined, pathname)
  expect(arrival(emptyFunnel)).toEqual(brought)
  expect([window.location.search, sessionStorage.getItem('visit-query') ?? ''].join()).not.toContain('99123')
  expect(window.location.search).toBe(left)
})

test('the telephone of a link leaves the address even where the home page knows another', () => {
  comeTo('?phone=16991234567')
  handOver({ phone: '11987654321' })
  expect([arrival(emptyFunnel).answers, window.location.search]).toEqual([{ phone: '11987654321' }, ''])
})

function comeTo(search: string, cep?: string, pathname = '/chat') {
  vi.stubGlobal('window', { location: { search, pathname, href: `http://site${pathname}${search}` }, history: { state: null, replaceState: moveTo } })
  vi.stubGlobal('document', { querySelector: () => (cep === undefined ? null : { content: cep }) })
}

function coveredBy(...skus: string[]): Funnel {
  const plans = skus.map((sku) => aPlan({ id: `plan-${sku}`, sku }))
  return { ...emptyFunnel, facts: { coverage: { of: '.......', value: { plans, infra: null, reason: null } } } }
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

function moveTo(_state: unknown, _title: string, { search }: URL) {
  window.location.search = search
}
