import { beforeEach, expect, test, vi } from 'vitest'
import { browserPorts } from '../../src/app/order/browserPorts.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import type { Place } from '../../src/funnel/journey/place.ts'
import { emptyFunnel } from '../../src/funnel/state.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aFunnel } from '../support/aFunnel.ts'
import { aStorage } from '../support/aStorage.ts'

const id = 'abcdefghij0123456789AB'

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: `?lmig=${id}`, hostname: 'site.example' } })
  vi.stubGlobal('screen', { width: 390, height: 844 })
})

test('the device says its language, clock and screen, and the cookies and preferences that this visit has', async () => {
  const { device, lazySagas } = browserPorts(campaignOf(''), () => {})
  await lazySagas.load()
  vi.stubGlobal('document', { cookie: '' })
  expect(Object.keys(device())).toEqual(['jsc'])
  vi.stubGlobal('document', { cookie: 'seen=1' })
  sessionStorage.setItem('user_prefs2', '{"a":1}')
  expect(device()).toEqual({ jsc: expect.stringContaining('390'), cookies: 'seen=1', hdim_payload: '{"a":1}' })
})

test('the consent of the coverage form is read until it is forgotten', () => {
  vi.stubGlobal('localStorage', aStorage({ 'accepts-contact': 'false' }))
  const { consent } = browserPorts(campaignOf(''), () => {})
  expect(consent.read()).toBe(false)
  consent.forget()
  expect([consent.read(), localStorage.getItem('accepts-contact')]).toEqual([null, null])
})

/** The target of a redirect from an address to an order elsewhere. */
function ledFrom(pathname: string, to: Place): string | undefined {
  vi.stubGlobal('window', { location: { pathname } })
  const went: string[] = []
  browserPorts(campaignOf(''), (path) => went.push(path)).goTo(to, { replace: true })
  return went[0]
}

const saleFlows = flowNames.filter((flow) => flows[flow].screens.some((screen) => screen.id === 'verificando'))
const noOffer = 'oferta-indisponivel'

test.each(saleFlows)('in %s an address without an offer is shown before its plans, and later ends at home', (flow) => {
  const { screens, ends } = flows[flow]
  const stop = screens.findIndex((screen) => screen.id === noOffer)
  const to: Place = { voice: 'pages', flow, screen: noOffer }
  const told = ends === null ? screens : screens.slice(0, stop)
  expect(screens.map(({ path }) => [path, ledFrom(path, to)])).toEqual(
    screens.map((screen, at) => [
      screen.path,
      screen.kind === 'end' || (at > stop && !told.includes(screen)) ? '/' : screens[stop]?.path,
    ]),
  )
})

test('a visitor without an order, or at a foreign placed one, starts at home', () => {
  const first: Place = { voice: 'pages', flow: 'order', screen: 'cep' }
  expect([
    ledFrom('/planos', { ...first, screen: noOffer }),
    ledFrom('/pedido-realizado', first),
    ledFrom('/chat/pedido-realizado', { ...first, voice: 'chat' }),
    ledFrom('/checkout/nome', first),
  ]).toEqual(['/', '/', '/', '/checkout/cep'])
})

const left = (kept: object | null) => {
  vi.stubGlobal('localStorage', aStorage(kept ? { 'order-1': JSON.stringify(kept) } : {}))
  return browserPorts(campaignOf('migracao-ultrafibra'), () => {}).left()
}

test('the order of a link is resumed once, in any flow', () => {
  expect(left(browserCopy(emptyFunnel))).toEqual({ lead: { id, version: 0 } })
  expect(left(null)?.lead).toBeUndefined()
})

test('a link does not replace the browser’s own order', () => {
  const own = browserCopy({ ...aFunnel({ cep: '14010100' }), lead: { id: 'own', version: 2 } })
  expect(left(own)).toMatchObject({ lead: { id: 'own' }, kept: own.kept })
})
