import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addresses as known } from '../../src/entry-prerender.tsx'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { notFoundTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { addresses, headOf } from '../support/addresses.ts'
import { aServer } from '../support/aServer.ts'

const siteFolder = mkdtempSync(join(tmpdir(), 'ultrafibra-heads-'))
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  writeFileSync(join(siteFolder, 'shell.html'), '<html><head></head><body></body></html>')
  writeFileSync(join(siteFolder, 'routes.json'), JSON.stringify(known()))
  server = await aServer({}, { siteFolder })
})
afterAll(async () => {
  await server.stop()
  rmSync(siteFolder, { recursive: true })
})

test.each(['', '/timblack', '/oferta-colaborador', '/fluxo'])(
  'every page below "%s" has its title and robots rule without scripts',
  async (root) => {
    for (const path of [...addresses, '/chat/nome', '/chat/cobertura/cep']) {
      const address = path === '/' ? root || '/' : root + path
      const { title, noindex } = headOf(address, path)
      for (const asked of [address, `${address.replace(/\/$/, '')}/`])
        expect([asked, ...(await headAt(asked))]).toEqual([asked, 200, title, noindex])
    }
  },
)

test.each(['/nowhere', '/planos/xx', '/timblack/planos/sp', '/chat/xyz', '/timblack/nowhere', '/b/r/chat/xyz/abc/def'])(
  '%s says that it does not exist',
  async (address) => {
    expect(await headAt(address)).toEqual([404, `${notFoundTexts.title.replace(/\.$/, '')} · TIM Ultrafibra`, true])
  },
)

test('the webchat may run on public pages, a partner’s script below its campaign, and neither on an order', () => {
  const open = addresses.filter((path) => headOf(path, path).scripts.length > 0)
  expect(open).toEqual(expect.arrayContaining(['/', '/regulamentos', '/linktree', '/selecao-plano-movel']))
  expect(open.filter((path) => /^\/(chat|checkout|demo|continuar|receber|pedido|refidel|ofertas)/.test(path))).toEqual(
    [],
  )
  const partners = campaigns.filter(({ prefix }) => headOf(`/${prefix}`, '/').scripts.includes('affiliate'))
  expect(partners.map(({ prefix }) => prefix)).toEqual(['livelo'])
})

test('a build names the API of its pages, if it is another host', () => {
  expect(known()).not.toHaveProperty('apiHost')
  vi.stubEnv('VITE_API_HOST', 'https://api.example.com')
  expect(known()).toHaveProperty('apiHost', 'https://api.example.com')
  vi.unstubAllEnvs()
})

async function headAt(address: string) {
  const page = await server.app.request(address)
  const { head } = new DOMParser().parseFromString(await page.text(), 'text/html')
  const titles = [...head.querySelectorAll('title')].map(({ text }) => text)
  return [page.status, titles.join(), head.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex']
}
