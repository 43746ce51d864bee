import { beforeEach, describe, expect, test, vi } from 'vitest'
import { arrival } from '../../src/app/arrival/arrival.ts'
import { handOver } from '../../src/app/arrival/formHandover.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'
import { aFunnel } from '../support/aFunnel.ts'
import { anew } from '../support/anew.ts'
import { aPlan } from '../support/aPlan.ts'

beforeEach(() => comeTo(''))

test('answers from the home page are used once', () => {
  handOver({ answers: { cep: '14010100', phone: '16991234567' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '14010100', phone: '16991234567' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
  handOver({ answers: { cep: '14010100', number: '35' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '14010100', number: '35' } })
})

test.each(['{', 'null', '7', '[]', '{"cep":7}', '{"found":{"city":1}}', '{"__proto__":{"cep":"1"}}'])(
  'an invalid entry of the home page in a tab is ignored: %s',
  (left) => {
    sessionStorage.setItem('handed-over', left)
    expect(arrival(emptyFunnel)).toEqual({ answers: {} })
  },
)

test('answers reach the order even if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const [forms, orders] = await anew(() =>
    Promise.all([import('../../src/app/arrival/formHandover.ts'), import('../../src/app/arrival/arrival.ts')]),
  )
  forms.handOver({ answers: { phone: '16991234567' } })
  expect(orders.arrival(emptyFunnel)).toEqual({ answers: { phone: '16991234567' } })
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
  comeTo('', { cep: '14010100' })
  expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '14010100' } })
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
})

test.each([
  ['/chat-tct?phone=5516991234567&s=d600b', { wanted: { sku: 'd600b' }, ...from('16991234567') }, '?s=d600b'],
  ['/chat-tct?phone=551691234567', from('16991234567'), ''],
  ['/chat-tct?phone=1691234567', from('16991234567'), ''],
  ['/chat-tct?phone=555591234567', from('55991234567'), ''],
  ['/chat-tct?phone=551636234567', from('1636234567'), ''],
  ['/b/chat-tct/?telefone=(16)%2099123-4567', from('16991234567'), ''],
  ['/chat-tct?phone=12&ref=bot-7', { referred: true, answers: {} }, '?ref=bot-7'],
  ['/chat-tct?phone=', { referred: true, answers: {} }, ''],
])('%s continues from WhatsApp, and the telephone is removed from the URL', (address, brought, left) => {
  const { pathname, search } = new URL(address, 'http://site')
  comeTo(search, { pathname })
  expect(arrival(emptyFunnel)).toEqual(brought)
  expect([window.location.search, sessionStorage.getItem('visit-query') ?? ''].join()).not.toMatch(/9?123-?4567/)
  expect(window.location.search).toBe(left)
})

test('the telephone of a link is removed from the URL, even if the home page knows another', () => {
  comeTo('?phone=16991234567')
  handOver({ answers: { phone: '11987654321' } })
  expect([arrival(emptyFunnel).answers, window.location.search]).toEqual([{ phone: '11987654321' }, ''])
})

describe('a link during an order', () => {
  const plans = ['d500a', 'd600b'].map((sku) => aPlan({ id: `plan-${sku}`, sku }))
  const ordering = {
    ...aFunnel(
      { cep: '14010100', number: '35', plan: 'd500a', phone: '16991234567' },
      { coverage: { plans, infra: null, reason: null } },
    ),
    lead: { id: 'own', version: 3 },
  }

  beforeEach(() => sessionStorage.setItem('visit', '"begun"'))

  test.each([
    ['another telephone', '?phone=21987655678', ordering],
    ['another telephone, by its other name', '?telefone=(21)%2098765-5678', ordering],
    ['another plan', '?s=d600b', ordering],
    ['another plan by its speed', '?dl=600', ordering],
    ['a telephone where one is half typed', '?phone=21987655678', { ...emptyFunnel, drafts: { phone: '(16) 9' } }],
    [
      'a telephone for an order that is yet to be read back',
      '?phone=21987655678&s=d600b',
      { ...emptyFunnel, lead: { id: 'own', version: 0 } },
    ],
  ])('replaces no answer: %s', (_, search, funnel) => {
    comeTo(search)
    expect(arrival(funnel)).toEqual({ answers: {} })
    expect(window.location.search).not.toMatch(/phone|telefone/)
  })

  test('fills open answers', () => {
    const begun = { ...aFunnel({ cep: '14010100', number: '35' }), lead: { id: 'own', version: 3 } }
    comeTo('?phone=16991234567&s=d600b')
    expect(arrival(begun)).toEqual({ wanted: { sku: 'd600b' }, answers: { phone: '16991234567' } })
  })

  test('replaces answers if it is one of our own', () => {
    comeTo('?s=d600b', { followed: true })
    expect(arrival(ordering)).toEqual({ wanted: { sku: 'd600b' }, answers: { plan: 'd600b' } })
  })

  test('with a CEP from a foreign form fills only an empty answer, one of ours replaces it', () => {
    comeTo('', { untold: '20040002' })
    expect(arrival(ordering)).toEqual({ answers: {} })
    comeTo('', { untold: '20040003' })
    expect(arrival(emptyFunnel)).toEqual({ answers: { cep: '20040003' } })
    comeTo('', { cep: '20040002' })
    expect(arrival(ordering)).toEqual({ answers: { cep: '20040002' } })
  })
})

function from(phone: string) {
  return { referred: true, answers: { phone } }
}

type Came = { cep?: string; untold?: string; pathname?: string; followed?: boolean }

function comeTo(search: string, { cep, untold, pathname = '/chat', followed = false }: Came = {}) {
  const left: Record<string, string | undefined> = {
    'meta[name="visit-cep"]': cep,
    'meta[name="visit-cep-untold"]': untold,
  }
  const state = followed ? { key: 'x', state: 'followed' } : null
  vi.stubGlobal('window', {
    location: { search, pathname, href: `http://site${pathname}${search}` },
    history: { state, replaceState: moveTo },
  })
  vi.stubGlobal('document', {
    querySelector: (asked: string) => (left[asked] === undefined ? null : { content: left[asked] }),
  })
}

function coveredBy(...skus: string[]): Funnel {
  const plans = skus.map((sku) => aPlan({ id: `plan-${sku}`, sku }))
  return { ...emptyFunnel, facts: { coverage: { of: '.......', value: { plans, infra: null, reason: null } } } }
}

function moveTo(_state: unknown, _title: string, { search }: URL) {
  window.location.search = search
}
