import { beforeEach, expect, test, vi } from 'vitest'
import { arrival } from '../../src/app/arrival/arrival.ts'
import { emptyFunnel } from '../../src/funnel/state.ts'
import { aFunnel } from '../support/aFunnel.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '', pathname: '/chat', href: 'http://site/chat' }, history: {} })
  vi.stubGlobal('document', { querySelector: () => null })
})

const begun = aFunnel({ cep: '14010100' })

test('a visit finds an order that is left from an earlier one, and a reload of its tab does not find it again', () => {
  expect(arrival(begun)).toEqual({ cameBack: true, answers: {} })
  expect(arrival(begun)).toEqual({ answers: {} })
})

test('an order that began in this visit is not left from an earlier one', () => {
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
  expect(arrival(begun)).toEqual({ answers: {} })
})

test('a placed order is not left to go on with', () => {
  expect(arrival(aFunnel({ cep: '14010100' }, { order: { orderNumber: '40718823' } }))).toEqual({ answers: {} })
})
