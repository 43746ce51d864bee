import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/**
 * The screen has no violation of WCAG 2.2 A and AA that a machine can find, and needs no scrolling sideways. The themes
 * differ in their colours and the widths in their room, so that the dark theme is tried on a desktop and the room on a phone.
 */
export async function expectUsable(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(setSticking, 'static')
  await expectNone(page, 'in light', new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))
  if (test.info().project.name === 'phone') await expectFits(page)
  else await expectDark(page)
  await page.evaluate(setSticking, '')
}

async function expectDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNone(page, 'in dark', new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Nothing is wider than the window: at 320 pixels, and with letters twice as large. */
async function expectFits(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: usual.height })
  expect.soft(await page.evaluate(beyond), `${page.url()} at 320 pixels`).toEqual([])
  await page.setViewportSize(usual)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect.soft(await page.evaluate(beyond), `${page.url()} with letters twice as large`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

async function expectNone(page: Page, where: string, axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`)])
  expect.soft(found, `${page.url()} ${where}`).toEqual([])
}

/** What sticks to an edge covers part of a target until one scrolls, which is no violation: it is let go of meanwhile. */
function setSticking(position: string) {
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).position === 'sticky' || part.style.position !== '') part.style.position = position
  }
}

/** What makes the page wider than its window. */
function beyond(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
  return [`${scrollWidth} of ${clientWidth}`, ...wide.slice(0, 8).map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`)]
}
