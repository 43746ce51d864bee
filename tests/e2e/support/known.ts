import { expect, type Locator } from '@playwright/test'

/** Scrolls an element into view and waits for its code: once React knows it, a press no longer does what it does without scripts. */
export async function untilKnown(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const isKnown = () => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))
  await expect.poll(isKnown).toBe(true)
}
