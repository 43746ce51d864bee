import { expect, test, vi } from 'vitest'
import { oneTab } from '../../src/browser/oneTab.ts'

const browsers: [string, object][] = [
  ['has locks', { locks: { request: (_: string, work: () => Promise<string>) => work() } }],
  ['has none', {}],
  [
    'denies them',
    {
      locks: {
        request: async () => {
          throw new DOMException('', 'SecurityError')
        },
      },
    },
  ],
]

test.each(browsers)('a browser that %s sends once, and gets the result', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const send = vi.fn<() => Promise<string>>(async () => 'saved')
  expect(await oneTab(send)).toBe('saved')
  const fail = vi.fn<() => Promise<string>>(async () => {
    throw new Error('refused')
  })
  await expect(oneTab(fail)).rejects.toThrow('refused')
  expect([send.mock.calls.length, fail.mock.calls.length]).toEqual([1, 1])
})
