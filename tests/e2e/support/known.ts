import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls an element into view and waits until React handles it, so that a press no longer acts as without scripts. */
export async function untilKnown(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const isKnown = () => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))
  await expect.poll(isKnown).toBe(true)
}

/** Waits for the code that understands words: before it, words are taken as they are. */
export async function untilUnderstood(page: Page) {
  const isThere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('processMessageAtQuestion')),
    )
  await expect.poll(isThere).toBe(true)
}
