import { expect, type Page } from '@playwright/test'
import { bannerText } from '../../src/content/texts/landing/landingTexts.ts'
import { appsTexts } from '../../src/content/texts/landing/appsTexts.ts'
import { streamingPages, streamingPageTexts } from '../../src/content/streamingPages.ts'
import { newsTexts } from '../../src/content/texts/landing/newsTexts.ts'
import { streamingTexts } from '../../src/content/texts/landing/streamingTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { untilKnown } from './support/known.ts'
import { long, test } from './support/strictPage.ts'

const sections = [appsTexts, newsTexts]
const row = (page: Page, { heading }: { heading: string }) => page.getByRole('region', { name: heading })
const leftOf = (page: Page, section: { heading: string }) =>
  row(page, section).evaluate((area) => Math.round(area.scrollLeft))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const more = (page: Page, title: string) => page.getByRole('link', { name: `Ver mais em “${title}”` })
const modem = 'Onde pôr o modem para o sinal chegar a todos os cômodos'
const advice = (page: Page) => page.getByText('Uma prateleira funciona melhor do que o chão')

/** The home page at a row with loaded code. */
async function openAt(page: Page, section: { heading: string }) {
  await page.goto('/')
  await openRow(page, section)
}

/** A row with loaded code. */
async function openRow(page: Page, section: { heading: string }) {
  await untilKnown(row(page, section))
}

for (const section of sections) {
  test(`${section.heading}: the buttons scroll by 320 pixels up to the ends`, long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAt(page, section)
    const [back, on] = [button(page, section.back), button(page, section.on)]
    await expect(back).toBeDisabled()
    await on.click()
    await expect.poll(() => leftOf(page, section)).toBe(320)
    await back.click()
    await expect.poll(() => leftOf(page, section)).toBe(0)
    await expect(back).toBeDisabled()
    await row(page, section).evaluate((area) => area.scrollTo({ left: area.scrollWidth, behavior: 'instant' }))
    await expect(on).toBeDisabled()
    await expect(back).toBeEnabled()
  })
}

test('there are no buttons without anything to scroll', long, async ({ page }) => {
  const on = button(page, streamingTexts.on)
  for (const [path, width, scrolls] of [
    ['/globoplay', 390, false],
    ['/globoplay', 1440, false],
    ['/d', 390, true],
    ['/d', 1440, false],
    ['/', 1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await openRow(page, streamingTexts)
    await expect(on, `${path} at ${width} pixels`).toBeVisible({ visible: scrolls })
  }
})

test('with reduced motion a row is at its place at once', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAt(page, appsTexts)
  await button(page, appsTexts.on).click()
  expect(await leftOf(page, appsTexts)).toBe(320)
})

test('the first row of a streaming moves by itself, until its pause is pressed', long, async ({ page }) => {
  const [shelf] = streamingPages.paramount.rows
  const section = { ...appsTexts, heading: shelf?.heading ?? '' }
  await page.clock.install()
  await page.goto('/paramount')
  await openRow(page, section)
  await row(page, section).evaluate((area) => void (area.style.scrollBehavior = 'auto'))
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect.poll(() => leftOf(page, section)).toBeGreaterThan(200)
  const { pause, play } = streamingPageTexts.playing
  await button(page, `${pause} ${section.heading}`).click()
  await expect(button(page, `${play} ${section.heading}`)).toBeVisible()
  const there = await leftOf(page, section)
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  expect(await leftOf(page, section)).toBe(there)
  await expectUsable(page)
})

test('a row scrolls by keys', long, async ({ page }) => {
  await openAt(page, newsTexts)
  await row(page, newsTexts).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => leftOf(page, newsTexts)).toBeGreaterThan(0)
  await expect(button(page, newsTexts.back)).toBeEnabled()
})

test('dragging a row by its link does not follow the link', long, async ({ page }) => {
  await openAt(page, appsTexts)
  const held = await row(page, appsTexts).getByRole('link', { name: 'Ver Planos com Globoplay' }).boundingBox()
  const [x, y] = [(held?.x ?? 0) + 60, (held?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 8, y)
  expect(await leftOf(page, appsTexts)).toBe(0)
  await page.mouse.move(x - 50, y, { steps: 4 })
  await page.mouse.up()
  expect(await leftOf(page, appsTexts)).toBe(50)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the streamings lead to their plans', long, async ({ page }) => {
  await page.goto('/')
  await row(page, appsTexts).getByRole('link', { name: 'Ver Planos com Paramount+' }).click()
  await expect(page).toHaveURL('/paramount')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bannerText('paramount').heading)
  await page.goto('/black-friday')
  await expect(row(page, newsTexts)).toBeAttached()
  await expect(row(page, appsTexts)).toHaveCount(0)
})

test('news opens in a drawer of at most 645 pixels, and the focus comes back', long, async ({ page }) => {
  await openAt(page, newsTexts)
  const drawer = page.getByRole('dialog', { name: modem })
  await more(page, modem).click()
  await expect(drawer.getByText('Uma prateleira funciona melhor do que o chão')).toBeVisible()
  const { width } = (await drawer.boundingBox()) ?? { width: 0 }
  expect(Math.round(width)).toBe(Math.min(645, page.viewportSize()?.width ?? 0))
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(more(page, modem)).toBeFocused()
})

test(
  'both rows exist from the start, do not move when their code loads, and everybody can use them',
  long,
  async ({ page }) => {
    const parts: string[] = []
    page.on('request', (request) => void (/\/AppsAndNews-[^/]*\.js/.test(request.url()) && parts.push(request.url())))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(row(page, appsTexts)).toBeAttached()
    expect(parts).toEqual([])
    const before = await places(page)
    await row(page, newsTexts).scrollIntoViewIfNeeded()
    await expect.poll(() => parts.length).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await places(page)).toEqual(before)
    await expectUsable(page)
  },
)

test('without scripts all texts exist, and each link shows its rest', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByText('Ouça livros inteiros no caminho.')).toBeVisible()
  for (const section of sections) await expect(button(page, section.on)).toBeHidden()
  await expect(advice(page)).toBeHidden()
  await more(page, modem).click()
  await expect(advice(page)).toBeVisible()
  await page.close()
})

/** The places of everything in both rows. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#apps, #novidades')].flatMap((section) => {
      const { y: top } = section.getBoundingClientRect()
      return [section, ...section.querySelectorAll('*')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round).join())
    }),
  )
