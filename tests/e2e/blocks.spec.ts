import { expect, type Page } from '@playwright/test'
import { phoneCallTexts } from '../../src/api/contract/phoneCallForm.ts'
import {
  coverageCallTexts,
  fibreTexts,
  largeOfferTexts,
} from '../../src/content/texts/landing/fibreAndLargeOfferTexts.ts'
import { coverageDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { streamingTexts } from '../../src/content/texts/landing/streamingTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { untilKnown } from './support/known.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'

const { business, gamer } = largeOfferTexts
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('the offers for businesses and gamers are only on wide pages', long, async ({ page }) => {
  for (const width of [390, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await heading(page, fibreTexts.heading).scrollIntoViewIfNeeded()
    for (const offer of [business, gamer])
      await expect(heading(page, offer.heading), `at ${width} pixels`).toBeVisible({ visible: width >= 1024 })
  }
})

test(
  'the blocks exist without their code, do not move when it loads, and everybody can use them',
  long,
  async ({ page }) => {
    const parts: string[] = []
    page.on('request', (request) => {
      const [name] = /(StreamingSection|FibreOffersAndCoverage)(?=-[^/]*\.js)/.exec(request.url()) ?? []
      if (name) parts.push(name)
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(parts).not.toContain('FibreOffersAndCoverage')
    const before = await places(page)
    for (const { heading: title } of [streamingTexts, coverageCallTexts])
      await heading(page, title).scrollIntoViewIfNeeded()
    await expect.poll(() => parts.toSorted()).toEqual(['FibreOffersAndCoverage', 'StreamingSection'])
    await page.waitForLoadState('networkidle')
    expect(await places(page)).toEqual(before)
    await expectUsable(page)
  },
)

test('a card with streaming leads to the order of its plan below the campaign', long, async ({ page }) => {
  await page.goto('/es')
  const cards = page.getByRole('listitem').filter({ hasText: streamingTexts.label })
  await cards.filter({ hasText: 'Globoplay' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/es\/checkout\/cep\/?\?s=d600gles$/)
  await expect(page.getByRole('textbox', { name: 'CEP' })).toBeVisible()
})

test('the link to check an address opens a drawer, whose answers the order uses', long, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ab-version', 'B'))
  await page.goto('/')
  const opener = page.getByRole('link', { name: coverageCallTexts.go, exact: true })
  const drawer = page.getByRole('dialog', { name: coverageDrawerTexts.heading })
  await untilKnown(opener)
  await opener.click()
  await expect(drawer).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await drawer.getByLabel(coverageDrawerTexts.cep).fill(person.cep)
  await drawer.getByLabel(coverageDrawerTexts.number).fill(person.number)
  await drawer.getByLabel(coverageDrawerTexts.phone).fill('16991234567')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveCount(0)
})

test('without scripts the link leads to the form above', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: coverageCallTexts.go, exact: true }).click()
  await expect(page.getByRole('textbox', { name: phoneCallTexts.phone })).toBeInViewport()
  await page.close()
})

/** The places of everything within its block. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#streaming, #fibra')].flatMap((section) => {
      const { y: top } = section.getBoundingClientRect()
      return [section, ...section.querySelectorAll('*')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round).join())
    }),
  )
