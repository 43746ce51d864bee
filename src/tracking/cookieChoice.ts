import { thisTab } from '../browser/storage.ts'

/** The purposes of optional cookies: advertising, or performance and features. */
export type Purpose = 'publi' | 'func'

const choices = ['denied', 'publi', 'func', 'both'] as const

export type CookieChoice = (typeof choices)[number]

/** How long a choice is valid, in milliseconds: seven days. */
export const HOLDS = 7 * 86_400_000

/** The name of the cookie. Without cookies its text is stored in the tab. */
export const cookieName = 'cookie-choice'

/** The choice in a page's cookies, whose text ends with its expiry. Unreadable, expired or overlong ones are none. */
export function choiceIn(cookies: string, now: number): CookieChoice | null {
  const [, name, until] = /(?:^|; )cookie-choice=(\w+)\.(\d+)(?:;|$)/.exec(cookies) ?? []
  const left = Number(until) - now
  return left > 0 && left <= HOLDS ? (choices.find((choice) => choice === name) ?? null) : null
}

/** This visitor's choice, or null if there is none. */
export const cookieChoice = () => choiceIn(document.cookie || (thisTab.read(cookieName) ?? ''), Date.now())

/** Whether a choice allows cookies of a purpose. */
export const isAllowed = (purpose: Purpose, choice: CookieChoice | null) => choice === 'both' || choice === purpose

/** Whether this visitor allows cookies of a purpose now. Tracking code asks this each time. */
export const allows = (purpose: Purpose) => isAllowed(purpose, cookieChoice())
