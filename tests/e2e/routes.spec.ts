import { expect, type Page } from '@playwright/test'
import { campaignAt, campaigns } from '../../src/content/campaigns.ts'
import { addresses, layouts } from '../support/addresses.ts'
import { expectUsable } from './support/accessible.ts'
import { test } from './support/strictPage.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'an address is the same on every screen')

/** Where a visitor who has answered nothing is led, by the campaign. */
const starts: Record<string, { pages: string; chat: string }> = {
  '': { pages: '/checkout/cep', chat: '/chat/cep' },
  timpre: { pages: '/checkout/consulta-telefone', chat: '/chat/telefone' },
}

for (const prefix of Object.keys(starts)) {
  for (const slash of ['', '/']) {
    test(`every address of the campaign "${prefix}" ending in "${slash}" has its layout, title and robots`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const address of addresses) await open(page, prefix, address, slash)
    })
  }
}

async function open(page: Page, prefix: string, address: string, slash: string) {
  const { pages, chat } = starts[prefix] ?? { pages: '', chat: '' }
  const root = prefix && `/${prefix}`
  const asked = address === '/' ? `${root}${slash || (root ? '' : '/')}` : `${root}${address}${slash}`
  const answered = await page.goto(`${asked}?utm_source=mail`)
  expect([asked, answered?.status()]).toEqual([asked, 200])
  const lands = landing(address, pages, chat)
  await expect.poll(() => bare(page, root), { message: asked }).toBe(lands)
  await expect(page.locator('h1').first(), asked).toHaveText(/\S/)
  await expect(page.locator('[data-layout]').first(), asked).toHaveAttribute('data-layout', layoutOf(lands))
  expect([asked, await page.title()]).toEqual([asked, expect.stringMatching(/TIM Ultrafibra|TIM/)])
  const robots = await page.locator('meta[name=robots]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  expect([asked, robots]).toEqual([asked, isHidden(`${root}${lands}`, lands) ? ['noindex'] : []])
}

function landing(address: string, pages: string, chat: string): string {
  if (address === '/chat' || address === '/chat-tct') return chat
  if (address.endsWith('/pedido-realizado')) return '/'
  if (address === '/ofertas' || address.startsWith('/refidelizacao/')) return '/refidelizacao/consulta-cpf'
  if (address.startsWith('/consultar-cobertura/')) return address.startsWith('/consultar-cobertura/cep') ? address : '/consultar-cobertura/cep'
  if (address.startsWith('/checkout/') && address !== '/checkout/carrinho') return pages
  return address
}

const layoutOf = (path: string) => (path.startsWith('/chat/') ? 'loading' : (Object.entries(layouts).find(([, paths]) => paths.includes(path))?.[0] ?? ''))

const own = ['/regulamentos', '/linktree', '/selecao-plano-movel', '/receber-ligacao']
const isSite = (path: string) => own.includes(path) || (layouts.home.includes(path) && !path.includes('consulta-cpf'))
const isHidden = (address: string, path: string) => !isSite(path) || campaignAt(address).campaign.noindex === true

const bare = (page: Page, root: string) => new URL(page.url()).pathname.slice(root.length).replace(/(?<=.)\/$/, '') || '/'

test('the server knows every address below every campaign, and no other', async ({ baseURL }) => {
  test.setTimeout(60_000)
  const status = async (path: string) => (await fetch(new URL(path || '/', baseURL), { method: 'HEAD', redirect: 'manual' })).status
  for (const { prefix } of campaigns) {
    const root = prefix && `/${prefix}`
    const known = [...addresses, '/faq-migracao.pdf', '/chat/nome', '/chat/cobertura/cep']
    const unknown = ['/nowhere', '/checkout/xyz', '/chat/xyz', '/nowhere/checkout/cep/']
    const expected = [...known.map((address) => (prefix === 'migracao-ultrafibra' && address === '/' ? 302 : 200)), ...unknown.map(() => 404)]
    expect([root, await Promise.all([...known, ...unknown].map((address) => status(root + address)))]).toEqual([root, expected])
  }
})

test.describe('an address that leads nowhere', () => {
  for (const path of ['/nowhere', '/checkout/xyz/', '/chat/xyz', '/timblack/nowhere', '/unheard-of/checkout/cep']) {
    test(`${path} says so`, async ({ page, expected }) => {
      expected.failures.push(/status of 404/)
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta uma peça aqui.')
      await expect(page.locator('[data-layout="not-found"]').last()).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
})

for (const [from, to] of [
  ['/max/', '/hbo-max'],
  ['/migracao-ultrafibra/?utm_source=mail', '/migracao-ultrafibra/consulta-cpf?utm_source=mail'],
  ['/globoplay/sp/checkout/cep/?s=d600sp', '/globoplay/checkout/cep?s=d600sp'],
  ['/checkout/cep?a=b&s=d500b', '/b/checkout/cep?s=d500b'],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1')).toHaveText(/\S/)
  })
}

test('a home page by its campaign: title, theme, plans, and links that stay in it', async ({ page }) => {
  for (const campaign of campaigns.filter(({ flow }) => flow !== 'migration')) {
    await page.goto(`/${campaign.prefix}`)
    await expect(page).toHaveTitle(campaign.title)
    expect(await page.locator('html').getAttribute('data-theme')).toBe(campaign.dark ? 'dark' : null)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    const link = page.getByRole('link', { name: /Contratar (conversando|em páginas)/ }).first()
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${campaign.prefix && `/${campaign.prefix}`}/(chat|checkout)`))
  }
})

test('a visit that tries things out is kept from search engines, on every page of it', async ({ page }) => {
  await page.goto('/?test=1')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/regulamentos')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a call is asked for and promised', async ({ page }) => {
  await page.goto('/timcontrole/receber-ligacao')
  const phone = page.getByLabel('Seu telefone com DDD')
  await phone.fill('(10) 99123-4567')
  await page.getByRole('button', { name: 'Receber uma ligação' }).click()
  await expect(page.getByText('Esse número não é válido. Verifique a digitação.')).toBeVisible()
  await phone.fill('(16) 99123-4567')
  await phone.press('Enter')
  await expect(page.getByText('Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.')).toBeVisible()
})

test('the mobile plan leads to its campaign', async ({ page }) => {
  await page.goto('/selecao-plano-movel')
  await expect(page.getByText('Até 20 GIGA a mais')).toBeVisible()
  await expect(page.getByText('Até 30 GIGA')).toBeVisible()
  await page.getByRole('link', { name: 'Sou TIM Black' }).click()
  await expect(page).toHaveURL('/timblack/checkout/consulta-telefone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual é o número da sua linha?')
})

test('the questions about migration are a document to keep', async ({ page }) => {
  await page.goto('/linktree')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Dúvidas sobre a migração (PDF)' }).first().click()])
  expect(download.suggestedFilename()).toBe('faq-migracao.pdf')
})

for (const path of ['/checkout/carrinho', '/checkout/confirmando-dados', '/receber-ligacao', '/selecao-plano-movel', '/linktree', '/black-friday']) {
  test(`${path} can be read by everyone, in either theme`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(/\S/)
    await expectUsable(page)
  })
}
