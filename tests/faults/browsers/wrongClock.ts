import type { Page } from '@playwright/test'

/** Shifts the clock of a page's device by milliseconds. */
export const setClockWrong = (page: Page, ms: number) =>
  page.addInitScript((wrongBy) => {
    const { now } = Date
    Date.now = () => now() + wrongBy
    globalThis.Date = new Proxy(Date, {
      construct: (Right, given: [] | [number]) =>
        given.length === 0 ? new Right(Date.now()) : Reflect.construct(Right, given),
    })
  }, ms)

/** Hides the server's time from a page, which then uses its device's clock. */
export const goByOwnClock = (page: Page) =>
  page.addInitScript(() => {
    const get = Reflect.get(Headers.prototype, 'get')
    Headers.prototype.get = function deaf(name) {
      return name === 'date' ? null : Reflect.apply(get, this, [name])
    }
  })
