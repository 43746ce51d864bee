import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { cookieOf } from '../../src/tracking/chooseCookies.ts'
import type { CookieChoice } from '../../src/tracking/cookieChoice.ts'
import { awaitProtocol } from '../../src/tracking/keepWebchatProtocol.ts'
import { anew } from '../support/anew.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => vi.useRealTimers())

const webchatIs = (protocol: () => unknown) => Object.assign(window, { webchat: { protocol } })

test('the webchat’s protocol is read every second until it exists', () => {
  const found = vi.fn<(protocol: string) => void>()
  awaitProtocol(found)
  vi.advanceTimersByTime(3_500)
  const asked = vi.fn<() => string>(() => 'chat-7')
  webchatIs(asked)
  expect(found).not.toHaveBeenCalled()
  vi.advanceTimersByTime(499)
  expect(found).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(found.mock.calls).toEqual([['chat-7']])
  vi.advanceTimersByTime(60_000)
  expect([asked.mock.calls.length, found.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0])
})

test('the protocol of a loaded webchat is read at once', () => {
  webchatIs(() => 'chat-7')
  const found = vi.fn<(protocol: string) => void>()
  awaitProtocol(found)
  expect([found.mock.calls, vi.getTimerCount()]).toEqual([[['chat-7']], 0])
})

test.each<[string, () => unknown]>([
  ['nothing yet', () => undefined],
  ['an empty text', () => ''],
  ['a number', () => 7],
  ['more than the contract takes', () => 'x'.repeat(65)],
  [
    'a fault',
    () => {
      throw new Error('not ready')
    },
  ],
])('%s is no protocol, and is read again', (_, protocol) => {
  webchatIs(protocol)
  const found = vi.fn<(protocol: string) => void>()
  const stop = awaitProtocol(found)
  vi.advanceTimersByTime(2_000)
  expect([found.mock.calls, vi.getTimerCount()]).toEqual([[], 1])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[CookieChoice | null, string | null]>([
  ['func', 'chat-7'],
  ['publi', 'chat-7'],
  ['denied', null],
  [null, null],
])('an order of a visitor who allows "%s" has the protocol %s of its tab', async (choice, expected) => {
  const { browserPorts } = await anew(() => import('../../src/app/order/browserPorts.ts'))
  const { protocol, lazySagas } = browserPorts(campaignOf(''), () => {})
  vi.stubGlobal('document', { cookie: cookieOf(choice, Date.now()).text })
  sessionStorage.setItem('webcare_tuid', 'chat-7')
  expect(protocol()).toBeNull()
  await lazySagas.load()
  expect(protocol()).toBe(expected)
})
