import { cookieName } from '../../src/tracking/cookieChoice.ts'

/** Removes the choice about cookies. */
export function forgetCookieChoice(): void {
  document.cookie = `${cookieName}=; Path=/; Max-Age=0`
}
