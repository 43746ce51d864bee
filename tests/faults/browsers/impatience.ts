import type { BrowserContext } from '@playwright/test'

/** Presses each button twice more, at once and a moment later, and Enter too, except buttons that fold something. */
export const pressOften = (context: BrowserContext) =>
  context.addInitScript(() => {
    const moments = [0, 80]
    addEventListener('click', ({ isTrusted, target }) => {
      const button = target instanceof Element && target.closest('button:not([aria-expanded], [role=switch])')
      if (!isTrusted || !(button instanceof HTMLElement)) return
      for (const ms of moments) setTimeout(() => button.click(), ms)
    })
    addEventListener('keydown', ({ key, target }) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
      for (const ms of moments) setTimeout(() => target.form?.requestSubmit(), ms)
    })
  })

/** Sends the request that begins an order twice, with different keys. */
export const beginOften = (context: BrowserContext) =>
  context.route(/\/api\/lead-v2$/, async (route) => {
    await route.fetch({ headers: { ...(await route.request().allHeaders()), 'idempotency-key': crypto.randomUUID() } })
    await route.continue()
  })
