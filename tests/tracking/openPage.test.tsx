import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { anew } from '../support/anew.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import type { CookieChoice } from '../../src/tracking/cookieChoice.ts'
import { soon } from '../support/soon.ts'

const webchat = 'https://webchat.example/chat.js'
const partner = 'https://partner.example/track.js?account=7'

let told: [string, object][]
beforeEach(() => {
  told = []
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
  return () => void Reflect.deleteProperty(window, 'webchat')
})

const names = () => told.map(([name]) => name)
const scripts = () =>
  [...document.scripts].map(({ src }) => src).filter((src) => !src.endsWith('/scripts/tim_prefs.js'))
const choose = (choice: CookieChoice | null) => act(() => chooseCookies(choice))

/** Adds a script's address to the page, as the server does. */
function named(name: string, address: string) {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: `script-${name}`, content: address })
  document.head.append(meta)
}

function orderIsKept(over: object = {}) {
  const placed = { ...goodFacts, order: { orderNumber: '40718823' } }
  localStorage.setItem(
    'order-1',
    JSON.stringify({ ...browserCopy(aFunnel(fullAnswers, placed)), thread: 'one', ...over }),
  )
}

/** The address of the site, with a fake reload. */
const aLocation = (reload: () => void): Location =>
  Object.create(null, Object.getOwnPropertyDescriptors({ pathname: '/', protocol: 'http:', reload }))

const places = ['/', '/regulamentos', '/linktree', '/livelo/regulamentos']

/** A public page, in its own document. */
async function visit() {
  const { VisitTracking } = await anew(() => import('../../src/app/site/VisitTracking.tsx'))
  await import('../../src/app/site/tellWebchatOrder.ts')
  const { chooseCookies: again } = await import('../../src/tracking/chooseCookies.ts')
  render(
    <MemoryRouter>
      <VisitTracking />
      {places.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </MemoryRouter>,
  )
  return {
    /** A choice in this document, which has its own listeners. */
    choose: (choice: CookieChoice | null) => act(() => again(choice)),
    go: async (path: string) => {
      window.history.pushState(null, '', path)
      await userEvent.click(screen.getByRole('link', { name: path }))
    },
  }
}

/** The webchat's script loads. */
async function arrive(protocol?: () => unknown) {
  Object.assign(window, { webchat: { protocol, event: (...event: [string, object]) => void told.push(event) } })
  const script = [...document.scripts].findLast(({ src }) => src === webchat)
  await act(async () => script?.dispatchEvent(new Event('load')))
}

test.each<CookieChoice | null>(['denied', null])(
  'with the choice %s no script is fetched, and nothing is sent or stored',
  async (choice) => {
    named('webchat', webchat)
    named('affiliate', partner)
    orderIsKept()
    choose(choice)
    Object.assign(window, { webchat: { event: (...event: [string, object]) => void told.push(event) } })
    const { go } = await visit()
    await go('/regulamentos')
    expect([scripts(), told]).toEqual([[], []])
    expect(['client_id', 'told-events'].map((name) => localStorage.getItem(name))).toEqual([null, null])
    expect(sessionStorage.getItem('session_id')).toBeNull()
  },
)

test('without a webchat of the operator nothing is fetched, even if a visitor allows it', async () => {
  orderIsKept()
  choose('both')
  await visit()
  expect(scripts()).toEqual([])
})

test('a visitor who allows statistics is counted without personal data: pages, stages and the plan', async () => {
  named('webchat', webchat)
  orderIsKept()
  choose('func')
  const { go } = await visit()
  await soon(() => expect(scripts()).toEqual([webchat]))
  expect(told).toEqual([])
  await arrive()
  await soon(() => expect(names()).toContain('addToShoppingCart'))
  expect(told[0]).toEqual(['page-view', { path: '/' }])
  expect(new Set(names())).toEqual(new Set(['page-view', 'purchase-funnel', 'addToShoppingCart']))
  const before = told.length
  await go('/regulamentos')
  expect(told.slice(before)).toEqual([['page-view', { path: '/regulamentos' }]])
})

test('the order of a visitor who allows advertising is sent, without statistics', async () => {
  named('webchat', webchat)
  orderIsKept()
  choose('publi')
  await visit()
  await soon(() => expect(scripts()).toEqual([webchat]))
  await arrive()
  expect(new Set(names())).toEqual(new Set(['funil_recuperacao', 'checkout']))
  /** The copy lacks private answers that the server did not have yet. */
  expect(told.flatMap(([, fields]) => Reflect.get(fields, 'step') ?? [])).toEqual([
    1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14,
  ])
})

const protocolKept = () => sessionStorage.getItem('webcare_tuid')

test.each<CookieChoice>(['func', 'publi'])(
  'with the choice %s the webchat’s protocol is stored for the order, until consent is withdrawn',
  async (choice) => {
    named('webchat', webchat)
    orderIsKept()
    choose(choice)
    const { choose: choosing } = await visit()
    await soon(() => expect(scripts()).toEqual([webchat]))
    let talk = ''
    await arrive(() => talk)
    expect(protocolKept()).toBeNull()
    talk = 'WC-123'
    await soon(() => expect(protocolKept()).toBe('WC-123'))
    vi.spyOn(window, 'location', 'get').mockReturnValue(aLocation(() => {}))
    choosing('denied')
    vi.restoreAllMocks()
    expect(protocolKept()).toBeNull()
  },
)

test('a protocol that arrives after a withdrawn consent is not stored', async () => {
  named('webchat', webchat)
  choose('func')
  const { choose: choosing } = await visit()
  vi.spyOn(window, 'location', 'get').mockReturnValue(aLocation(() => {}))
  choosing('denied')
  vi.restoreAllMocks()
  await arrive(() => 'WC-123')
  expect(protocolKept()).toBeNull()
})

test('each order is sent once', async () => {
  named('webchat', webchat)
  orderIsKept()
  choose('publi')
  const first = await visit()
  await soon(() => expect(scripts()).toHaveLength(1))
  await arrive()
  const whole = told.length
  await first.go('/linktree')
  expect(told).toHaveLength(whole)
  expect(localStorage.getItem('told-events')).not.toMatch(/Ana|99123|40718823/)
  orderIsKept({ thread: 'two' })
  await first.go('/')
  await soon(() => expect(told).toHaveLength(2 * whole))
})

test('withdrawn consent stops it at once, deletes the visitor’s data and reloads the page', async () => {
  named('webchat', webchat)
  choose('both')
  const reload = vi.fn<() => void>()
  const { choose: choosing, go } = await visit()
  await arrive()
  expect(names()).toEqual(['page-view'])
  expect(localStorage.getItem('client_id')).toMatch(/^[0-9a-f]{32}$/)
  vi.spyOn(window, 'location', 'get').mockReturnValue(aLocation(reload))
  choosing('denied')
  expect(reload).toHaveBeenCalledOnce()
  vi.mocked(vi.spyOn(window, 'location', 'get')).mockRestore()
  await go('/linktree')
  expect(names()).toEqual(['page-view'])
  expect([localStorage.getItem('client_id'), sessionStorage.getItem('session_id')]).toEqual([null, null])
})

test('consent withdrawn while the script loads leaves nothing to send', async () => {
  named('webchat', webchat)
  choose('func')
  const { choose: choosing } = await visit()
  expect(scripts()).toEqual([webchat])
  vi.spyOn(window, 'location', 'get').mockReturnValue(aLocation(() => {}))
  choosing('denied')
  vi.restoreAllMocks()
  await arrive()
  expect(told).toEqual([])
})

test('waiting events are sent by the consent at the time the script has loaded', async () => {
  named('webchat', webchat)
  orderIsKept()
  choose('both')
  const { choose: choosing } = await visit()
  await soon(() => expect(scripts()).toEqual([webchat]))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(localStorage.getItem('told-events')).toBeNull()
  choosing('func')
  await arrive()
  await soon(() => expect(names()).toContain('addToShoppingCart'))
  expect(new Set(names())).toEqual(new Set(['page-view', 'purchase-funnel', 'addToShoppingCart']))
})

test('a failed script is logged and loaded again on the next page, which sends the order', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  named('webchat', webchat)
  orderIsKept()
  choose('func')
  const { go } = await visit()
  await act(async () => document.scripts[document.scripts.length - 1]?.dispatchEvent(new Event('error')))
  expect(logged).toHaveBeenCalledOnce()
  await go('/linktree')
  await soon(() => expect(scripts()).toEqual([webchat, webchat]))
  expect(localStorage.getItem('told-events')).toBeNull()
  await arrive()
  expect(names()).toContain('addToShoppingCart')
})

test('the partner of a campaign gets the page once, only if advertising is allowed', async () => {
  named('affiliate', partner)
  choose('func')
  const { choose: choosing, go } = await visit()
  expect(scripts()).toEqual([])
  window.history.replaceState(null, '', '/livelo?utm_source=mail')
  choosing('both')
  const page = encodeURIComponent('http://localhost:3000/livelo')
  expect(scripts()).toEqual([`https://partner.example/track.js?account=7&url_product=${page}`])
  await go('/livelo/regulamentos')
  expect(scripts()).toHaveLength(1)
  const reload = vi.fn<() => void>()
  vi.spyOn(window, 'location', 'get').mockReturnValue(aLocation(reload))
  choosing('func')
  expect(reload).toHaveBeenCalledOnce()
})

test('a fault in the webchat is logged, and the next event is sent', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  named('webchat', webchat)
  choose('func')
  const { go } = await visit()
  await arrive()
  const fault = new Error('no')
  Object.assign(window, {
    webchat: {
      event: () => {
        throw fault
      },
    },
  })
  await go('/linktree')
  expect(logged.mock.calls).toEqual([['webchat: page-view', fault]])
  await arrive()
  await go('/regulamentos')
  expect(told.at(-1)).toEqual(['page-view', { path: '/regulamentos' }])
})
