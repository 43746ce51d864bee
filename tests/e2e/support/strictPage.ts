import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A page on which any console error, page error or failed request fails the test. */
export const test = base.extend<{ expected: { failures: RegExp[] } }>({
  expected: async ({}, use) => use({ failures: [] }),
  page: async ({ page, expected }, use) => {
    const problems: string[] = []
    const note = (text: string) => void (expected.failures.some((known) => known.test(text)) || problems.push(text))
    page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => note(`page: ${error.message}`))
    await use(page)
    expect(problems).toEqual([])
  },
})

/** The screen has no violation of WCAG 2.2 A and AA that a machine can find, in either theme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(' '))])).toEqual([])
  }
}
