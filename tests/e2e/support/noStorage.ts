import type { Page } from '@playwright/test'

/** Browsers with blocked or full storage. */
export const troubles = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  },
  full: () => {
    for (const [owner, name] of [
      [Storage.prototype, 'setItem'],
      [IDBObjectStore.prototype, 'put'],
    ] as const)
      Object.defineProperty(owner, name, {
        value: () => {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
        },
      })
  },
}

/** The lead of a page without storage, from its requests. */
export function leadOf(page: Page) {
  const named: string[] = []
  page.on('request', (request) => named.push(...(/lead-v2\/([\w-]{22})\//.exec(request.url())?.slice(1) ?? [])))
  return async () => named.at(-1)
}
