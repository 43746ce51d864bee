import { useSyncExternalStore } from 'react'
import { thisTab } from '../browser/storage.ts'
import { cookieChoice, cookieName, HOLDS, type CookieChoice, type Purpose } from './cookieChoice.ts'

/** How long an undecided visitor's cookie lasts. It is too long for a choice, so the visitor is still asked. */
const UNDECIDED = 365 * 86_400_000

/** The cookie of a choice. Scripts cannot read a cookie's expiry, so its text contains it. */
export function cookieOf(choice: CookieChoice | null, now: number): { text: string; until: number } {
  const until = now + (choice === null ? UNDECIDED : HOLDS)
  return { text: `${cookieName}=${choice ?? 'denied'}.${until}`, until }
}

/** The choice for the selected purposes. Selecting none is no choice. */
export function choiceOf(picked: readonly Purpose[]): CookieChoice | null {
  return picked.length > 1 ? 'both' : (picked[0] ?? null)
}

/** Stores the visitor's choice. Without one everything counts as denied. */
export function chooseCookies(choice: CookieChoice | null): void {
  const { text, until } = cookieOf(choice, Date.now())
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${text}; Path=/; Expires=${new Date(until).toUTCString()}; SameSite=Lax${secure}`
  if (document.cookie === '') thisTab.write(cookieName, text)
  listeners.forEach((listener) => listener())
}

/** Calls back when the choice may have changed, also in another tab. Returns the unsubscribe function. */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

export const useCookieChoice = () => useSyncExternalStore(onCookieChoice, cookieChoice)

const listeners = new Set<() => void>()
