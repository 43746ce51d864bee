import { expect, test } from 'vitest'
import { wantedPlan } from '../../src/app/arrival/wantedPlan.ts'

test.each([
  ['?s=d600b', { sku: 'd600b' }],
  ['?sk=d600b', { sku: 'd600b' }],
  ['?sku=d600b', { sku: 'd600b' }],
  ['?id=plan-d600b', { id: 'plan-d600b' }],
  ['?idr=r-1', { idr: 'r-1' }],
  ['?idm=m_2', { idm: 'm_2' }],
  ['?dl=600&ul=300', { dl: 600, ul: 300 }],
  ['?sb=MAX&sb=paramount-plus', { sb: ['MAX', 'paramount-plus'] }],
  ['?s=d500a&dl=500&utm_source=mail', { sku: 'd500a', dl: 500 }],
])('the link %s asks for a plan', (search, wanted) => {
  expect(wantedPlan(search)).toEqual(wanted)
})

test.each([
  '',
  '?utm_source=mail',
  '?s=',
  '?s=<script>',
  '?s=600',
  '?dl=fast',
  '?dl=0',
  '?dl=-5',
  '?dl=9999999',
  '?sb=',
  '?id=a%20b',
  '?idr=%E0%A4%A',
])('the link %s asks for no plan', (search) => {
  expect(wantedPlan(search)).toBeNull()
})

test('a malformed parameter does not affect the others', () => {
  expect(wantedPlan('?s=oops!&sk=d500b&dl=x&ul=250&sb=&sb=MAX')).toEqual({ sku: 'd500b', ul: 250, sb: ['MAX'] })
})
