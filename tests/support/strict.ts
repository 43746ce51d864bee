import { afterEach, beforeEach, expect, vi } from 'vitest'

const unexpected: string[] = []

/**
 * An unexpected console message or request fails the test, even if the code under test catches it.
 * A test that expects one replaces it: `vi.spyOn(console, 'error')`, `vi.stubGlobal('fetch', …)`.
 */
beforeEach(() => {
  unexpected.length = 0
  console.error = record('console.error')
  console.warn = record('console.warn')
  vi.stubGlobal('fetch', refuse)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(unexpected).toEqual([])
})

function record(name: string) {
  return (...values: unknown[]) => {
    unexpected.push([`${name}:`, ...values.map(String)].join(' '))
  }
}

function refuse(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  unexpected.push(`request to ${address}`)
  return Promise.reject(new Error(`No test expected a request to ${address}`))
}
