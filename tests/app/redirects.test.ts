import { expect, test } from 'vitest'
import { redirectAt } from '../../src/app/redirects.ts'

test.each([
  ['/max', '', '/hbo-max'],
  ['/max/', '?utm_source=mail', '/hbo-max?utm_source=mail'],
  ['/timblack/max', '', '/timblack/hbo-max'],
  ['/migracao-ultrafibra', '?gclid=1', '/migracao-ultrafibra/consulta-cpf?gclid=1'],
  ['/migracao-ultrafibra/', '', '/migracao-ultrafibra/consulta-cpf'],
  ['/globoplay/sp/checkout/cep/', '?s=d600sp', '/globoplay/checkout/cep?s=d600sp'],
  ['/globoplay/timblack/sp/checkout/cep', '?sku=d600sp', '/globoplay/timblack/checkout/cep?sku=d600sp'],
  ['/checkout/cep/', '?a=timblack&s=d600b', '/timblack/checkout/cep?s=d600b'],
  ['/', '?a=b/r', '/b/r'],
])('%s%s has moved to %s', (pathname, search, to) => {
  expect(redirectAt({ pathname, search })).toBe(to)
})

test.each([
  ['/', ''],
  ['/hbo-max', ''],
  ['/migracao-ultrafibra/checkout/cep', ''],
  ['/globoplay/sp/checkout/cep', '?s=d600b'],
  ['/sp/checkout/cep', '?s=d600sp'],
  ['/', '?a=unheard-of'],
  ['/', '?a=//evil.example'],
  ['/timblack', '?a=timpre'],
])('%s%s stands', (pathname, search) => {
  expect(redirectAt({ pathname, search })).toBeNull()
})
