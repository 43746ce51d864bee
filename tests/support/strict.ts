import { afterEach, beforeEach, expect, vi } from 'vitest'

const unexpected: string[] = []

/** Unexpected console messages and requests fail a test, even if caught. Tests replace expected ones by `vi.spyOn`. */
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
