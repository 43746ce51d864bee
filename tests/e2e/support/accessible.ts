import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** The screen is found good by a machine in both themes, and on a phone needs no scrolling sideways. */
export async function expectUsable(page: Page) {
  await expectAccessible(page)
  if (test.info().project.name === 'phone') await expectFits(page)
}

/**
 * The screen has no violation of WCAG 2.2 A and AA that a machine can find; the dark theme differs in its colours only.
 * What sticks to an edge covers part of a target until one scrolls, which is no violation: it is let go of meanwhile.
 */
async function expectAccessible(page: Page) {
  await page.evaluate(setSticking, 'static')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(new AxeBuilder({ page }).withTags(tags)), 'in light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])), 'in dark').toEqual([])
  await page.evaluate(setSticking, '')
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function setSticking(position: string) {
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).position === 'sticky' || part.style.position !== '') part.style.position = position
  }
}

/** Nothing has to be scrolled sideways: at 320 pixels, and with letters twice as large. */
async function expectFits(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: usual.height })
  expect(await beyond(page), 'at 320 pixels').toEqual([])
  await page.setViewportSize(usual)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await beyond(page), 'with letters twice as large').toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

async function violations(axe: AxeBuilder) {
  const found = await axe.setLegacyMode().analyze()
  return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`)])
}

/** What makes the page wider than its window. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} of ${clientWidth}`, ...wide.slice(0, 8).map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`)]
  })
}
