import { useSyncExternalStore } from 'react'
import { thisTab } from '../browser/storage.ts'
import { cookieChoice, cookieName, HOLDS, type CookieChoice, type Purpose } from './cookieChoice.ts'

/** How long the cookie of a visitor who has not chosen is kept. It is too long for a choice, so the visitor is asked. */
const UNDECIDED = 365 * 86_400_000

/** The cookie of a choice. No script can read when a cookie expires, so its text says it too. */
export function cookieOf(choice: CookieChoice | null, now: number): { text: string; until: number } {
  const until = now + (choice === null ? UNDECIDED : HOLDS)
  return { text: `${cookieName}=${choice ?? 'denied'}.${until}`, until }
}

/** The choice of a visitor who picked some purposes. Nothing picked is no choice. */
export function choiceOf(picked: readonly Purpose[]): CookieChoice | null {
  return picked.length > 1 ? 'both' : (picked[0] ?? null)
}

/** Keeps what this visitor chose. Without a choice everything counts as denied. */
export function chooseCookies(choice: CookieChoice | null): void {
  const { text, until } = cookieOf(choice, Date.now())
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${text}; Path=/; Expires=${new Date(until).toUTCString()}; SameSite=Lax${secure}`
  if (document.cookie === '') thisTab.write(cookieName, text)
  listeners.forEach((listener) => listener())
}

/** Calls back when the choice may have changed, also in another tab. Returns how to stop. */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The choice that a page shows. */
export const useCookieChoice = () => useSyncExternalStore(onCookieChoice, cookieChoice)

const listeners = new Set<() => void>()
