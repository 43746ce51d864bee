import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { areaPageTexts } from '../../src/content/texts/site/areaTexts.ts'
import { leadDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { long, test } from './support/strictPage.ts'

test('the footer links to the states, a state to its cities, and a city to an order', long, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Planos por cidade' }).click()
  await expect(page).toHaveTitle('Planos de internet por fibra por cidade · TIM Ultrafibra')
  await page.getByRole('main').getByRole('link', { name: 'São Paulo' }).click()
  await expect(page).toHaveURL('/planos/sp')
  await expect(page).toHaveTitle('Internet por fibra no estado de São Paulo: planos e cidades · TIM Ultrafibra')
  await page.getByRole('listitem').getByRole('link', { name: 'Ribeirão Preto' }).click()
  await expect(page).toHaveURL('/planos/sp/ribeirao-preto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet por fibra em Ribeirão Preto.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Jardim dos Ipês' })).toContainText('Até 1 Giga')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Contratar agora/ })
    .click()
  if (test.info().project.name === 'phone')
    await page.getByRole('dialog').getByRole('link', { name: commonTexts.byPages }).click()
  await expect(page).toHaveURL(/\/(checkout\/cep|chat\/cep)\?s=d500a$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet por fibra em Ribeirão Preto.')
})

test('coverage is checked on the page of a city', long, async ({ page }) => {
  await page.goto('/planos/sp/ribeirao-preto')
  await page.getByLabel('CEP', { exact: true }).fill('14010-100')
  await page.getByLabel('Celular com DDD').fill('(16) 99123-4567')
  await page.getByRole('radio', { name: 'Contratar em páginas' }).check()
  await page.getByRole('button', { name: 'Consultar' }).click()
  await page.getByRole('link', { name: leadDrawerTexts.skip }).click()
  await expect(page).toHaveURL('/consultar-cobertura/nr-imovel')
})

test('the breadcrumbs are one step back on a phone, and complete with more room', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/planos/sp/ribeirao-preto')
  const trail = page.getByRole('navigation', { name: areaPageTexts.trail })
  await expect(trail.getByRole('link')).toHaveText(['São Paulo'])
  expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(48)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(trail.getByRole('link')).toHaveText(['Início', 'Planos por cidade', 'São Paulo'])
})

/** A page's data for search engines. */
const told = z.object({
  '@type': z.string(),
  itemListElement: z.optional(z.array(z.object({ item: z.string() }))),
  mainEntity: z.optional(z.array(z.object({ name: z.string() }))),
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a state and a city are complete pages for search engines', long, async ({ page }) => {
    for (const [path, title, part] of [
      ['/planos/go', 'Internet por fibra em Goiás: planos e cidades · TIM Ultrafibra', 'Pirenópolis'],
      ['/planos/go/goiania/', 'Internet por fibra em Goiânia, GO: planos e preços · TIM Ultrafibra', 'Setor Bueno'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /R\$\s59,99 por mês/)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page.getByRole('listitem').filter({ hasText: part })).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('59,99')
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const [trail, ...more] = blocks.map((json) => told.parse(JSON.parse(json)))
      const isCity = path.split('/').length > 4
      expect(trail?.itemListElement?.at(-1)?.item).toBe(path.replace(/\/$/, ''))
      expect([trail, ...more].map((each) => each?.['@type'])).toEqual([
        'BreadcrumbList',
        ...(isCity ? ['Service', 'FAQPage'] : []),
      ])
      for (const { name } of more.at(-1)?.mainEntity ?? []) await expect(page.getByText(name)).toBeVisible()
    }
  })
})

for (const path of ['/planos/xx', '/planos/sp/xx', '/planos/sp/tiradentes', '/planos/SP', '/timblack/planos/sp']) {
  test(`${path} is no place that is served`, long, async ({ page, expected }) => {
    expected.failures.push(/status of 404/)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta uma peça aqui.')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveTitle('Falta uma peça aqui · TIM Ultrafibra')
  })
}

test('exactly the pages of the sitemap allow search engines', long, async ({ baseURL, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toContain(`${baseURL}/planos/sp/ribeirao-preto`)
  expect(addresses).toContain(`${baseURL}/timblack`)
  expect(addresses).toContain(`${baseURL}/regulamentos/contrato`)
  expect(
    addresses.filter((address) => /chat|checkout|timpre|colaborador|(?<!regulamentos.)livelo|404|shell/.test(address)),
  ).toEqual([])
  const titles = new Map<string, string>()
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 })
    const html = await page.text()
    expect([address, page.status(), html.includes('name="robots"')]).toEqual([address, 200, false])
    titles.set(address, /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  }
  const areas = [...titles].flatMap(([address, title]) => (address.includes('/planos') ? [title] : []))
  expect(new Set(areas).size).toBe(21)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
