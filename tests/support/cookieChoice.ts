import { cookieName } from '../../src/tracking/cookieChoice.ts'

/** The visitor of a test has not chosen about cookies. */
export function forgetCookieChoice(): void {
  document.cookie = `${cookieName}=; Path=/; Max-Age=0`
}
