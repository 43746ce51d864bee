import { expect, test as base, type BrowserContext } from '@playwright/test'

type Strictness = {
  /** `failures` are expected by a test, `complaints` are all others. */
  expected: { failures: RegExp[]; complaints: string[] }
}

/** Pages on which any console error or uncaught error fails the test. */
export const test = base.extend<Strictness>({
  expected: [
    async ({ context }, provide) => {
      const expected: Strictness['expected'] = { failures: [], complaints: [] }
      listen(context, expected)
      await provide(expected)
      expect(expected.complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Marks a test of code that rarely changes; only `npm run test:full` runs it. */
export const long = { tag: '@long' }
/** Marks a test for both voices that the short lane runs in one of them. */
export const inChat = { tag: '@chat' }
export const inPages = { tag: '@pages' }

function listen(context: BrowserContext, { failures, complaints }: Strictness['expected']) {
  const note = (text: string) => void (failures.some((known) => known.test(text)) || complaints.push(text))
  context.on(
    'console',
    (message) => message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
  )
  context.on('weberror', (error) => note(`page: ${error.error().message}`))
}
