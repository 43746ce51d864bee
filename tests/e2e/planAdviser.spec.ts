import { expect } from '@playwright/test'
import { planAdviserTexts as texts } from '../../src/content/texts/landing/planAdviserTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { untilKnown } from './support/known.ts'
import { long, test } from './support/strictPage.ts'

for (const width of [320, 1440])
  test(`two questions lead to a plan by keyboard, at ${width} pixels, and nothing moves`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const ask = page.getByRole('link', { name: planTexts.which })
    await untilKnown(ask)
    await ask.press('Enter')
    const drawer = page.getByRole('dialog', { name: planTexts.which })
    const top = async () => Math.round((await drawer.getByRole('radiogroup').last().boundingBox())?.y ?? 0)
    await expect(drawer.getByRole('heading', { name: '700 Mega' })).toBeInViewport()
    // The trial click waits until the drawer stops moving
    await drawer.getByRole('heading', { name: planTexts.which }).click({ trial: true })
    const before = await top()
    await drawer.getByRole('radiogroup', { name: texts.people.legend }).getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(drawer.getByRole('status')).toContainText('Para 5 pessoas ou mais, com filmes e séries')
    await expect(drawer.getByRole('heading', { name: '1 Giga' })).toBeInViewport()
    expect(await top()).toBe(before)
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(ask).toBeFocused()
    await page.getByRole('link', { name: planTexts.compare, exact: true }).click()
    await expect(page.locator('#comparar')).toBeInViewport()
  })

test('without scripts both links lead to the comparison', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: planTexts.which }).click()
  await expect(page.locator('#comparar')).toBeInViewport()
  await page.close()
})
