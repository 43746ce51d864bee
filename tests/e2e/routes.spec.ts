import { expect, type Page } from '@playwright/test'
import { campaignAt, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { checkoutTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { bannerOf } from '../../src/content/texts/landing/landingTexts.ts'
import { addresses, headOf, pageAt } from '../support/addresses.ts'
import { isFull } from '../support/lane.ts'
import { long, test } from './support/strictPage.ts'

/** The start of an order, by campaign. */
const starts: Record<string, { pages: string; chat: string }> = {
  '': { pages: '/checkout/cep', chat: '/chat/cep' },
  timpre: { pages: '/checkout/consulta-telefone', chat: '/chat/telefone' },
}

for (const prefix of Object.keys(starts)) {
  const root = prefix && `/${prefix}`

  test(
    `every address of the campaign "${prefix}" has its layout, title, robots and progress, with and without a final slash`,
    long,
    async ({ page }) => {
      test.setTimeout(90_000)
      for (const address of addresses)
        for (const asked of spelled(root, address)) await walk(page, prefix, address, asked)
    },
  )

  test(
    `an address of each layout of the campaign "${prefix}" opens directly`,
    prefix === '' ? {} : long,
    async ({ page }) => {
      test.setTimeout(60_000)
      for (const [address = ''] of Map.groupBy(addresses, layoutOf).values())
        await open(page, prefix, address, `${root}${address === '/' ? '' : address}/`)
    },
  )
}

/** An address with and without a trailing slash. */
const spelled = (root: string, address: string) =>
  address === '/' ? [root || '/', `${root}/`] : [root + address, `${root}${address}/`]

/** Follows a link to another address: within the page, unless the campaign changes. */
async function walk(page: Page, prefix: string, address: string, asked: string) {
  const there = campaignAt(asked).campaign.prefix
  const here = page.url() === 'about:blank' ? null : campaignAt(new URL(page.url()).pathname).campaign.prefix
  if (here !== there) {
    await open(page, there, there === prefix ? address : '/', asked)
    return page.waitForLoadState('networkidle')
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, asked)
  await expectStanding(page, prefix, address, asked)
}

async function open(page: Page, prefix: string, address: string, asked: string) {
  const answered = await page.goto(`${asked}?utm_source=mail`)
  expect([asked, answered?.status()]).toEqual([asked, 200])
  await expectStanding(page, prefix, address, asked)
}

async function expectStanding(page: Page, prefix: string, address: string, asked: string) {
  const { pages, chat } = starts[prefix] ?? { pages: '', chat: '' }
  const root = prefix && `/${prefix}`
  const path = landing(address, pages, chat)
  const { title, noindex } = headOf(`${root}${path}`, path)
  const expected = {
    path,
    layout: layoutOf(path),
    titles: [title],
    robots: noindex ? ['noindex'] : [],
    progress: isOfOrder(path) ? `${checkoutTexts.stages.progress} 10` : null,
    heading: true,
  }
  await expect.poll(() => page.evaluate(standing, root), { message: asked, intervals: [20, 50, 100] }).toEqual(expected)
}

/** The state of the page for visitors and search engines. */
function standing(root: string) {
  const robots = [...document.querySelectorAll('meta[name=robots]')].map((meta) => meta.getAttribute('content'))
  const titles = [...document.querySelectorAll('title')].map(({ text }) => text)
  const path = location.pathname.slice(root.length).replace(/(?<=.)\/$/, '') || '/'
  const layout = document.querySelector('[data-layout]')?.getAttribute('data-layout')
  const bar = document.querySelector('header [role=progressbar]')
  const progress = bar && `${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`
  return { path, layout, titles, robots, progress, heading: /\S/.test(document.querySelector('h1')?.textContent ?? '') }
}

/** Pages with several questions are open to the plain order too. */
const combined = ['/checkout/cep-dados-cliente', '/checkout/dados-pessoais', '/checkout/instalacao-pagamento']

function landing(address: string, pages: string, chat: string): string {
  if (pages === '/checkout/cep' && combined.includes(address)) return '/checkout/cep-dados-cliente'
  if (address === '/chat' || address === '/chat-tct') return chat
  if (address.endsWith('/pedido-realizado')) return '/'
  if (/^\/((sem-)?ofertas$|refidelizacao\/)/.test(address)) return '/refidelizacao/consulta-cpf'
  if (address.startsWith('/consultar-cobertura/'))
    return address.startsWith('/consultar-cobertura/cep') ? address : '/consultar-cobertura/cep'
  if (address.startsWith('/checkout/') && address !== '/checkout/carrinho') return pages
  return address
}

const layoutOf = (path: string) => pageAt(path).layout

const isOfOrder = (path: string) => ['chat', 'order'].includes(pageAt(path).shows)

/** The short lane tests only the campaigns that start differently. */
test('the server knows every address below every campaign, and no other', async ({ baseURL }) => {
  test.setTimeout(60_000)
  const status = async (path: string) =>
    (await fetch(new URL(path || '/', baseURL), { method: 'HEAD', redirect: 'manual' })).status
  for (const { prefix } of campaigns.filter((campaign) => isFull || campaign.prefix in starts)) {
    const root = prefix && `/${prefix}`
    const known = [
      ...addresses,
      ...(starts[prefix] ? addresses.filter((address) => address !== '/').map((address) => `${address}/`) : []),
      '/faq-migracao.pdf',
      '/chat/nome',
      '/chat/cobertura/cep',
    ]
    const unknown = ['/nowhere', '/checkout/xyz', '/chat/xyz', '/demo/xyz', '/nowhere/checkout/cep/']
    const expected = [
      ...known.map((address) => (prefix === 'migracao-ultrafibra' && address === '/' ? 302 : 200)),
      ...unknown.map(() => 404),
    ]
    expect([root, await Promise.all([...known, ...unknown].map((address) => status(root + address)))]).toEqual([
      root,
      expected,
    ])
  }
})

test.describe('an unknown address', () => {
  for (const path of ['/nowhere', '/checkout/xyz/', '/chat/xyz', '/timblack/nowhere', '/unheard-of/checkout/cep']) {
    test(`${path} says so`, path === '/chat/xyz' ? {} : long, async ({ page, expected }) => {
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
  test(`${from} leads to ${to}`, from === '/max/' ? {} : long, async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1')).toHaveText(/\S/)
  })
}

test('a home page has its campaign’s title, robots, words, plans and links', async ({ baseURL }) => {
  for (const campaign of campaigns.filter(({ begins }) => begins === undefined)) {
    const { prefix, flow, title, noindex = false } = campaign
    const html = await (await fetch(new URL(prefix, baseURL))).text()
    const root = prefix && `/${prefix}`
    expect([
      prefix,
      flow,
      /<title>(.*?)<\/title>/.exec(html)?.[1],
      html.includes('name="robots" content="noindex"'),
    ]).toEqual([prefix, flow, title, noindex])
    expect(html).toContain(bannerOf(campaign).heading)
    expect([prefix, html.split('<article').length > 1]).toEqual([prefix, true])
    expect([
      prefix,
      links(html).filter((href) => /(chat|checkout)/.test(href) && !new RegExp(`^${root}/(chat|checkout)`).test(href)),
    ]).toEqual([prefix, []])
    expect([
      prefix,
      links(html).some((href) => href.startsWith(`${root}/chat`)),
      links(html).some((href) => href.startsWith(`${root}/checkout/`)),
    ]).toEqual([prefix, true, true])
  }
})

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

test('a dark campaign is dark by default', long, async ({ page }) => {
  for (const { prefix, dark } of campaigns.filter(({ prefix: each }) => ['', 'black-friday'].includes(each))) {
    await page.goto(`/${prefix}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect([prefix, await page.locator('html').getAttribute('data-theme')]).toEqual([prefix, dark ? 'dark' : null])
  }
})

test('a test visit is hidden from search engines on every page', long, async ({ page }) => {
  await page.goto('/?test=1')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/regulamentos')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a call is requested and confirmed', async ({ page }) => {
  await page.goto('/timcontrole/receber-ligacao')
  const phone = page.getByLabel('Seu telefone com DDD')
  await phone.fill('(10) 99123-4567')
  await page.getByRole('button', { name: 'Receber uma ligação' }).click()
  await expect(page.getByText('Esse número não é válido. Verifique a digitação.')).toBeVisible()
  await phone.fill('(16) 99123-4567')
  await phone.press('Enter')
  await expect(
    page.getByText(
      'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
    ),
  ).toBeVisible()
})

test('the mobile plan leads to its campaign', long, async ({ page }) => {
  await page.goto('/selecao-plano-movel')
  await expect(page.getByText('Até 20 GIGA a mais')).toBeVisible()
  await expect(page.getByText('Até 30 GIGA')).toBeVisible()
  await page.getByRole('link', { name: 'Sou TIM Black' }).click()
  await expect(page).toHaveURL('/timblack/checkout/consulta-telefone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual é o número da sua linha?')
})

test('the questions about migration can be downloaded', long, async ({ page }) => {
  await page.goto('/linktree')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Dúvidas sobre a migração (PDF)' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('faq-migracao.pdf')
})
