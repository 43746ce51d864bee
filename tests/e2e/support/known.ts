import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls to an element and waits for React, so that a press does not act as without scripts. */
export async function untilKnown(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const isKnown = () => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))
  await expect.poll(isKnown).toBe(true)
}

/** Waits for the code that reads words; before it, words are taken literally. */
export async function untilUnderstood(page: Page) {
  const isThere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('processMessageAtQuestion')),
    )
  await expect.poll(isThere).toBe(true)
}
