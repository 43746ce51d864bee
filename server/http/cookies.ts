import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HttpContext } from './arrival.ts'

/** A cookie for the server's eyes only, and for the path that it is needed at. */
type Cookie = { name: string; path: string }

/** Where it comes by https, its name tells the browser to take it from this host alone: no other host of the domain can set it. Such a name wants the path `/`. */
export function giveCookie(c: HttpContext, cookie: Cookie, value: string, maxAge: number): void {
  const { name, path } = named(c, cookie)
  setCookie(c, name, value, { ...attributes(c), path, maxAge })
}

/** The plain name counts too where the other is missing: a visit may have begun before the server had https or knew the other. */
export function cookieOf(c: HttpContext, { name }: Pick<Cookie, 'name'>): string | undefined {
  return getCookie(c, hostOnly(name)) ?? getCookie(c, name)
}

export function takeCookie(c: HttpContext, cookie: Cookie): void {
  const now = named(c, cookie)
  const before = getCookie(c, cookie.name) === undefined ? [] : [cookie]
  for (const { name, path } of now.name === cookie.name ? [cookie] : [now, ...before])
    deleteCookie(c, name, { ...attributes(c), path })
}

const hostOnly = (name: string) => `__Host-${name}`
const named = (c: HttpContext, cookie: Cookie): Cookie =>
  c.var.https ? { name: hostOnly(cookie.name), path: '/' } : cookie
const attributes = (c: HttpContext) => ({ httpOnly: true, secure: c.var.https, sameSite: 'Lax' }) as const
