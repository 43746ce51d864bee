import { expect, test } from 'vitest'
import { placeAtPath } from '../../src/app/url/placeAtPath.ts'
import { pageAt } from '../../src/app/url/loadPage.ts'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { routes } from '../../src/routes.tsx'
import { addresses, pageAt as declaredAt } from '../support/addresses.ts'

const slash = (path: string) => (path === '/' ? path : `${path}/`)

test('every address has the layout of its page, with and without a slash at the end', () => {
  for (const path of addresses)
    for (const pathname of [path, slash(path)])
      expect([pathname, pageAt(routes, { pathname }).layout]).toEqual([pathname, declaredAt(path).layout])
})

test('every screen of every flow has an address', () => {
  for (const { screens } of Object.values(flows))
    for (const { path } of screens) expect([path, pageAt(routes, { pathname: path }).ofOrder]).toEqual([path, true])
})

test.each([
  '/nowhere',
  '/checkout/xyz',
  '/checkout/CEP',
  '/Chat',
  '/checkout/cep/x',
  '/checkout/validacao/erro3',
  '/consultar-cobertura',
  '/consultar-cobertura/cep/a/b',
  '/refidelizacao/cpf',
  '/1gb',
  '/chat/a/b/c',
])('%s has no page', (pathname) => {
  expect(pageAt(routes, { pathname }).layout).toBe('not-found')
})

test.each([
  ['/chat', { voice: 'chat', flow: 'order' }],
  ['/chat-tct/', { voice: 'chat', flow: 'order' }],
  ['/chat/nome', { voice: 'chat', flow: 'order', screen: 'nome', key: 'name' }],
  ['/chat/consulta-telefone', { voice: 'chat', flow: 'order' }],
  ['/chat/cobertura/cep', { voice: 'chat', flow: 'coverage', screen: 'cep', key: 'cep' }],
  ['/consultar-cobertura/cep/from-a-link', { voice: 'pages', flow: 'coverage', screen: 'cep' }],
  ['/checkout/consulta-telefone', { voice: 'pages', flow: 'order' }],
  ['/checkout/cep-dados-cliente', { voice: 'pages', flow: 'fluxo', screen: 'cep-dados-cliente' }],
  ['/checkout/instalacao/', { voice: 'pages', flow: 'premium', screen: 'instalacao' }],
])('%s is a place in an order', (pathname, place) => {
  expect(placeAtPath(pathname, plainCampaign)).toEqual({ place, known: true })
})

test.each(['/chat/xyz', '/chat/cobertura/xyz', '/chat/xyz/cep', '/chat/toString'])('%s is not known', (pathname) => {
  for (const campaign of campaigns) expect(placeAtPath(pathname, campaign)).toEqual({ place: null, known: false })
})
