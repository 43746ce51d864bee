import { beforeEach, expect, test, vi } from 'vitest'
import { arrival } from '../../src/app/arrival/arrival.ts'
import { emptyFunnel } from '../../src/funnel/state.ts'
import { aFunnel } from '../support/aFunnel.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '', pathname: '/chat', href: 'http://site/chat' }, history: {} })
  vi.stubGlobal('document', { querySelector: () => null })
})

const begun = aFunnel({ cep: '14010100' })

test('a visit finds an unfinished order of an earlier one, but not again after a reload', () => {
  expect(arrival(begun)).toEqual({ cameBack: true, answers: {} })
  expect(arrival(begun)).toEqual({ answers: {} })
})

test('an order of this visit is not offered as an earlier one', () => {
  expect(arrival(emptyFunnel)).toEqual({ answers: {} })
  expect(arrival(begun)).toEqual({ answers: {} })
})

test('a placed order is not offered to continue', () => {
  expect(arrival(aFunnel({ cep: '14010100' }, { order: { orderNumber: '40718823' } }))).toEqual({ answers: {} })
})
