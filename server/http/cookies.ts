import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HttpContext } from './clientAddress.ts'

/** An HttpOnly cookie, at the path that needs it. */
type Cookie = { name: string; path: string }

/** Sets a cookie. With https its `__Host-` name, which needs the path `/`, ties it to this host. */
export function giveCookie(c: HttpContext, cookie: Cookie, value: string, maxAge: number): void {
  const { name, path } = named(c, cookie)
  setCookie(c, name, value, { ...attributes(c), path, maxAge })
}

/** Reads a cookie. The plain name counts too, because a visit may have begun before https. */
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
