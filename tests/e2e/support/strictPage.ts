import { expect, test as base, type BrowserContext } from '@playwright/test'

type Strictness = {
  /** Complaints that a test provokes on purpose, and those that nobody expected. */
  expected: { failures: RegExp[]; complaints: string[] }
}

/** Pages on which any error of the console, or one that nothing caught, fails the test. */
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

/** For a test of ground that rarely changes: `npm run test:full` runs it, `npm test` does not. */
export const long = { tag: '@long' }
/** For a test that both voices pass, and that the short lane tries in one of them. */
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
