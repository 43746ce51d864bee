import type { Page } from '@playwright/test'

/** The device of a page has a clock that is wrong by so many milliseconds. */
export const setClockWrong = (page: Page, ms: number) =>
  page.addInitScript((wrongBy) => {
    const { now } = Date
    Date.now = () => now() + wrongBy
    globalThis.Date = new Proxy(Date, {
      construct: (Right, given: [] | [number]) =>
        given.length === 0 ? new Right(Date.now()) : Reflect.construct(Right, given),
    })
  }, ms)

/** A page that does not hear the server's time, and so goes by its device's clock. */
export const goByOwnClock = (page: Page) =>
  page.addInitScript(() => {
    const get = Reflect.get(Headers.prototype, 'get')
    Headers.prototype.get = function deaf(name) {
      return name === 'date' ? null : Reflect.apply(get, this, [name])
    }
  })
