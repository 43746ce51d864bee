import { expect, type Page } from '@playwright/test'
import { callPageTexts } from '../../src/content/texts/site/smallPageTexts.ts'
import { coverageTexts, leadDrawerTexts as texts, waysTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { untilKnown } from './support/known.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { openKeys } from './support/visitor.ts'

const lead = (page: Page) => page.getByRole('dialog', { name: texts.heading })
const call = (page: Page) => page.getByRole('dialog', { name: callPageTexts.title })

/** A campaign's home page with a found address. */
async function findAddress(page: Page, path = '/') {
  await page.goto(path)
  await page.getByLabel(coverageTexts.cep, { exact: true }).fill(person.cep)
  await page.getByLabel(coverageTexts.phone).fill(person.phone)
  await page.getByRole('radio', { name: commonTexts.byPages }).check({ force: true })
  await page.getByRole('button', { name: coverageTexts.states.default }).click()
  await expect(lead(page)).toBeVisible()
}

test(
  'a visitor with a contact continues with the address below the campaign, without being asked again',
  long,
  async ({ page, expected }) => {
    /** The telephone is no mobile line, which this campaign's order finds out by a look-up */
    expected.failures.push(/409.*createFromRenta/)
    await findAddress(page, '/timblack')
    await expectUsable(page)
    await lead(page).getByLabel(texts.name).fill(person.name)
    await lead(page).getByLabel(texts.email, { exact: true }).fill(person.email)
    await expect(lead(page).getByLabel(texts.phone)).toHaveValue(/^\(\d\d\) 9/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/timblack/consultar-cobertura/nr-imovel')
    expect(await openKeys(page)).toContain('number')
    await page.goto('/timblack/checkout/email')
    await expect(page.getByRole('main')).toBeVisible()
    expect(await openKeys(page)).not.toContain('email')
  },
)

test(
  'Escape closes the drawer of the lead, returns the focus, and the check can be repeated',
  long,
  async ({ page }) => {
    await findAddress(page)
    await page.keyboard.press('Escape')
    await expect(lead(page)).toBeHidden()
    const check = page.getByRole('button', { name: coverageTexts.states.default })
    await expect(check).toBeFocused()
    await check.press('Enter')
    await expect(lead(page)).toBeVisible()
  },
)

test('a call is requested in a drawer, and confirmed over the page', long, async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('link', { name: waysTexts.call.link }).first()
  await untilKnown(opener)
  await opener.click()
  await expect(call(page)).toBeVisible()
  await expectUsable(page)
  await call(page).getByLabel(callPageTexts.phone).fill(person.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText(callPageTexts.toast)).toBeVisible()
  await expect(call(page)).toBeHidden()
  await expectUsable(page)
})

test('the rows of a drawer move to their place, or are there at once with reduced motion', long, async ({ page }) => {
  await page.addInitScript(noteMovingRows)
  await findAddress(page)
  await expect.poll(() => moved(page)).toBe('before')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await findAddress(page)
  await expectUsable(page)
  expect(await moved(page)).toBe('never')
})

/** Records in each frame whether rows of a drawer move. */
function noteMovingRows() {
  const look = () => {
    const moving = document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.parentElement?.closest('[data-rows]'))
    if (moving) document.documentElement.dataset['moved'] = 'now'
    else if ('moved' in document.documentElement.dataset) document.documentElement.dataset['moved'] = 'before'
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
const moved = (page: Page) => page.evaluate(() => document.documentElement.dataset['moved'] ?? 'never')

test('a swipe closes a drawer, and a short one does not', long, async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'There is no finger on a desktop')
  await findAddress(page)
  await swipe(page, 60, 40)
  await expect.poll(() => leftOf(page)).toBe(0)
  await expect(lead(page)).toBeVisible()
  await swipe(page, 220, 10)
  await expect(lead(page)).toBeHidden()
})

const leftOf = (page: Page) => lead(page).evaluate((drawer) => Math.round(drawer.getBoundingClientRect().left))

/** A swipe to the right by some pixels, in steps of a frame. */
async function swipe(page: Page, by: number, steps: number) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 60 }] })
  await touch('touchStart', 40)
  for (let step = 1; step <= steps; step++) await touch('touchMove', 40 + (by * step) / steps)
  await touch('touchEnd', 40 + by)
}
