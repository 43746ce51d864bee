import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { redirects } from '../../src/content/campaigns/redirects.ts'
import { appPaths } from '../../server/site/appPaths.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const routes = JSON.stringify({
  heads: Object.fromEntries(campaigns.map(({ prefix }) => [prefix, []])),
  paths: ['/', '/chat', '/chat-tct', '/checkout/cep'],
  missing: { title: '', noindex: true },
  redirects,
})
const { movedTo, parts } = appPaths(join(folderForAll({ 'routes.json': routes }), 'routes.json'))

test.each([
  ['/max', '', '/hbo-max'],
  ['/max/', 'utm_source=mail', '/hbo-max?utm_source=mail'],
  ['/timblack/max', '', '/timblack/hbo-max'],
  ['/migracao-ultrafibra', 'gclid=1', '/migracao-ultrafibra/consulta-cpf?gclid=1'],
  ['/migracao-ultrafibra/', '', '/migracao-ultrafibra/consulta-cpf'],
  ['/globoplay/sp/checkout/cep/', 's=d600sp', '/globoplay/checkout/cep?s=d600sp'],
  ['/globoplay/timblack/sp/checkout/cep', 'sku=d600sp', '/globoplay/timblack/checkout/cep?sku=d600sp'],
  ['/checkout/cep/', 'a=timblack&s=d600b', '/timblack/checkout/cep?s=d600b'],
  ['/', 'a=b/r', '/b/r'],
  ['/', 'lmig=abcdefghij0123456789AB', '/migracao-ultrafibra/consulta-cpf?lmig=abcdefghij0123456789AB'],
  [
    '/b/r/checkout/cep/',
    'lmig=abcdefghij0123456789AB&gclid=1',
    '/migracao-ultrafibra/consulta-cpf?lmig=abcdefghij0123456789AB&gclid=1',
  ],
  ['/chat-tct', 'lmig=abcdefghij0123456789AB', '/migracao-ultrafibra/chat?lmig=abcdefghij0123456789AB'],
  ['/x%0d%0aY', 'a=b', '/b/x%0d%0aY'],
])('%s?%s has moved to %s', (path, query, to) => {
  expect(movedTo(path, new URLSearchParams(query))).toBe(to)
})

test.each([
  ['/', ''],
  ['/hbo-max', ''],
  ['/migracao-ultrafibra/checkout/cep', ''],
  ['/globoplay/sp/checkout/cep', 's=d600b'],
  ['/sp/checkout/cep', 's=d600sp'],
  ['/', 'a=unheard-of'],
  ['/', 'l=abcdefghij0123456789AB'],
  ['/', 'lmig=7'],
  ['/nowhere', 'lmig=abcdefghij0123456789AB'],
  ['/migracao-ultrafibra/chat', 'lmig=abcdefghij0123456789AB'],
  ['/', 'a=//evil.example'],
  ['/', 'a='],
  ['/timblack', 'a=timpre'],
])('%s?%s has not moved', (path, query) => {
  expect(movedTo(path, new URLSearchParams(query))).toBeNull()
})

test.each([
  ['/b/r/chat', '/b/r', '/chat'],
  ['/b/chat/', '/b', '/chat'],
  ['/b', '/b', '/'],
  ['/bonus', '', '/bonus'],
  ['/', '', '/'],
])('%s is below %s as %s', (path, prefix, below) => {
  expect(parts(path)).toEqual({ prefix, below })
})
