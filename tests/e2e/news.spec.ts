import { expect, type Page } from '@playwright/test'
import { videoHost } from '../../src/api/contract/newsVideos.ts'
import { news } from '../../src/content/news.ts'
import { newsTexts as texts } from '../../src/content/texts/landing/newsTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { withVideo as test } from './support/operatorScripts.ts'
import { long } from './support/strictPage.ts'

const title = news.find(({ id }) => id === 'wifi-6')?.title ?? ''
const player = '<!doctype html><html lang="pt-BR"><title>Player</title><p>Vídeo</p></html>'

/** Records and answers all requests to the provider. */
async function askedOfProvider(page: Page) {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.context().route(`${videoHost}/**`, (route) => {
    asked.push({ url: route.request().url(), referer: route.request().headers()['referer'] })
    return route.fulfill({ contentType: 'text/html; charset=UTF-8', body: player })
  })
  return asked
}

/** The code of the news loads when they are near. */
const comeNear = (page: Page) => page.getByRole('region', { name: texts.heading }).scrollIntoViewIfNeeded()

test('the provider of a video gets a request only after a press, with only our origin', long, async ({ page }) => {
  const asked = await askedOfProvider(page)
  await page.goto('/?utm_source=mail')
  await comeNear(page)
  await page.getByRole('link', { name: `${texts.watch} ${texts.about(title)}` }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByText(texts.provider)).toBeVisible()
  await expectUsable(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await drawer.getByRole('button', { name: texts.play }).click()
  await expect(drawer.frameLocator('iframe').getByText('Vídeo')).toBeVisible()
  const { origin } = new URL(page.url())
  expect(asked).toEqual([{ url: expect.stringMatching(/\/embed\/M7lc1UVf-VE\?.*vq=hd1080/), referer: `${origin}/` }])
  await expect(drawer.locator('iframe')).toBeFocused()
  const { width = 0, height = 1 } = (await drawer.locator('iframe').boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await drawer.getByRole('button', { name: commonTexts.close }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

/** Scrolls down, which loads the rest of the page part by part. */
const scrollDownTo = (page: Page, name: string) =>
  expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      return page.getByRole('region', { name }).count()
    })
    .toBe(1)

test('a visitor from another page can read the text', long, async ({ page }) => {
  const asked = await askedOfProvider(page)
  await page.goto('/regulamentos')
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').getByRole('link', { name: 'TIM Ultrafibra' }).click()
  await scrollDownTo(page, texts.heading)
  await page.getByRole('link', { name: `${texts.more} ${texts.about(title)}` }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByText(/^O Wi-\u2060Fi é o trecho/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: texts.play })).toHaveCount(0)
  expect(asked).toEqual([])
})
