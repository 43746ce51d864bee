import { expect, type Page } from '@playwright/test'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { cookieTexts as texts } from '../../src/content/texts/site/cookieTexts.ts'
import { coverageTexts, landingTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const { preferences } = texts
const notice = (page: Page) => page.getByRole('region', { name: texts.heading })
const dialog = (page: Page) => page.getByRole('dialog', { name: preferences.title })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: preferences.title })
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name }).click()

for (const [answer, kept] of [
  [texts.accept, 'both'],
  [texts.reject, 'denied'],
] as const) {
  test(
    `a visitor who has not chosen counts as one who refuses; "${answer}" holds for seven days, also over a reload`,
    kept === 'denied' ? {} : long,
    async ({ page }) => {
      await page.goto('/')
      await expect(notice(page)).toBeVisible()
      expect(await choiceOf(page)).toEqual({ choice: 'denied', days: 365, path: '/', sameSite: 'Lax', secure: false })
      await press(page, answer)
      await expect(notice(page)).toBeHidden()
      expect(await choiceOf(page)).toMatchObject({ choice: kept, days: 7 })
      const late = await lateCode(page, () => page.reload())
      await expect(notice(page)).toBeHidden()
      expect(late).toEqual([])
    },
  )
}

test(
  'the preferences store what is on, ask again if nothing is, and always open from the footer',
  long,
  async ({ page }) => {
    await page.goto('/regulamentos')
    await press(page, texts.manage)
    await press(page, preferences.confirm)
    await expect(dialog(page)).toBeHidden()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.manage })).toBeFocused()
    expect(await choiceOf(page)).toMatchObject({ choice: 'denied', days: 365 })
    await press(page, texts.manage)
    await toggle(page, preferences.func.label)
    await press(page, preferences.confirm)
    await expect(dialog(page)).toBeHidden()
    await expect(notice(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await choiceOf(page)).toMatchObject({ choice: 'func', days: 7 })
    await page.reload({ waitUntil: 'networkidle' })
    await inFooter(page).click()
    await expect(dialog(page).getByRole('switch', { name: preferences.func.label })).toBeChecked()
    await toggle(page, preferences.publi.label)
    await press(page, preferences.confirm)
    await expect(dialog(page)).toBeHidden()
    expect(await choiceOf(page)).toMatchObject({ choice: 'both', days: 7 })
  },
)

test('the notice does not cover the returning focus', long, async ({ page }) => {
  await page.goto('/')
  await press(page, texts.accept)
  const opener = inFooter(page)
  await opener.evaluate(focusAtLowerEdge)
  await opener.press('Enter')
  await toggle(page, preferences.publi.label)
  await toggle(page, preferences.func.label)
  await press(page, preferences.confirm)
  await expect(notice(page)).toBeVisible()
  expect(await choiceOf(page)).toMatchObject({ choice: 'denied', days: 365 })
  await expect(opener).toBeFocused()
  await expect.poll(() => page.evaluate(focusBehindNotice)).toBeNull()
})

test(
  'the notice moves nothing, takes no focus, at most a third of the window, and covers no focus',
  long,
  async ({ page }) => {
    // Loads the fonts first, because late ones also move a first visit's page
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await page.addInitScript(noteShifts)
    await page.goto('/')
    await expect(notice(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    const { height } = (await notice(page).boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 3)
    expect(height).toBeLessThanOrEqual(130)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: commonTexts.skip })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice(page).getByRole('link')).toBeFocused()
    for (const name of [texts.reject, texts.accept, texts.manage]) {
      await page.keyboard.press('Tab')
      await expect(notice(page).getByRole('button', { name })).toBeFocused()
    }
    for (const key of ['Tab', 'Shift+Tab']) expect(await hiddenOnTheWay(page, key)).toEqual([])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [footer, bar] = await Promise.all([page.getByRole('contentinfo').boundingBox(), notice(page).boundingBox()])
    expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0))
  },
)

test(
  'the first screen of a phone has the price with its condition, one field and the button, above the notice',
  long,
  async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [375, 667],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expect(notice(page)).toBeVisible()
      const banner = page.getByRole('region', { name: landingTexts.banner })
      const check = banner.getByRole('button', { name: coverageTexts.states.default })
      const { y: edge, height: bar } = (await notice(page).boundingBox()) ?? { y: 0, height: Infinity }
      expect(bar).toBeLessThanOrEqual(130)
      for (const part of [
        banner.getByRole('heading', { level: 1 }),
        banner.getByText(/^por \d+ meses, no débito automático; depois, R\$\s\d/),
        banner.getByRole('textbox', { name: coverageTexts.cep }),
        check,
      ]) {
        const { y: top, height: size } = (await part.boundingBox()) ?? { y: Infinity, height: 0 }
        expect(top + size).toBeLessThanOrEqual(edge)
      }
      expect(await banner.getByRole('textbox').count()).toBe(1)
      await check.focus()
      await page.keyboard.press('Enter')
      await expect(banner.getByText(refusals['cep.digits'])).toBeVisible()
      await expect(banner.getByRole('textbox', { name: coverageTexts.cep })).toBeFocused()
    }
    await expectUsable(page)
  },
)

test('the notice and the preferences can be used by everybody, and by keyboard', long, async ({ page }) => {
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await expectUsable(page)
  await notice(page).getByRole('button', { name: texts.manage }).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectUsable(page)
  await dialog(page).getByRole('switch', { name: preferences.publi.label }).press('Space')
  await dialog(page).getByRole('button', { name: preferences.confirm }).press('Enter')
  await expect(notice(page)).toBeHidden()
  expect(await choiceOf(page)).toMatchObject({ choice: 'publi', days: 7 })
})

test('nobody is asked in the conversation and in the checkout', long, async ({ page }) => {
  for (const path of ['/chat', '/checkout/cep', '/checkout/carrinho', '/hbo-max/chat']) {
    expect(await lateCode(page, () => page.goto(path))).toEqual([])
    await expect(page.getByRole('main')).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(await choiceOf(page)).toBeNull()
  }
})

/** The stored cookie, if its text has the same time. */
async function choiceOf(page: Page) {
  const cookies = await page.context().cookies()
  const kept = cookies.find(({ name }) => name === 'cookie-choice')
  if (!kept) return null
  const [choice, until] = kept.value.split('.')
  expect(Math.floor(Number(until) / 1000)).toBe(kept.expires)
  const days = Math.round((kept.expires - Date.now() / 1000) / 86_400)
  return { choice, days, path: kept.path, sameSite: kept.sameSite, secure: kept.secure }
}

/** The requested code of the notice. */
async function lateCode(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => /\/assets\/cookies-/.test(request.url()) && asked.push(request.url()))
  await visit()
  await page.waitForLoadState('networkidle')
  return asked
}

/** The focused elements that the notice covers, in one round of the keyboard through the page. */
async function hiddenOnTheWay(page: Page, key: string): Promise<string[]> {
  const hidden = []
  await page.evaluate(() => Reflect.set(window, 'focused', new Set()))
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key)
    if (await page.evaluate(isRoundDone)) return hidden
    const name = await page.evaluate(focusBehindNotice)
    if (name !== null) hidden.push(name)
  }
  throw new Error('the keyboard never came round')
}

/** Whether the focus has left the page, or returned. */
function isRoundDone(): boolean {
  const focused: Set<Element | null> = Reflect.get(window, 'focused')
  const { activeElement: now, body } = document
  if (now === body || focused.has(now)) return true
  focused.add(now)
  return false
}

function focusAtLowerEdge(element: HTMLElement) {
  element.scrollIntoView({ block: 'end' })
  element.focus({ preventScroll: true })
}

/** Only the top of an element taller than the free room must be visible. */
function focusBehindNotice(): string | null {
  const focused = document.activeElement
  const bar = document.querySelector('#root section[aria-labelledby]')
  if (!focused || !bar || bar.contains(focused)) return null
  const { top, bottom, height } = focused.getBoundingClientRect()
  const room = bar.getBoundingClientRect().top
  const isHidden = height > room ? top > room - 44 : bottom > room + 1
  return isHidden ? focused.textContent || focused.outerHTML : null
}

function noteShifts() {
  const shifts: unknown[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
    type: 'layout-shift',
    buffered: true,
  })
}
