import { cookieOf } from '../../src/tracking/chooseCookies.ts'

/** The cookie of a visitor who has answered the notice of cookies. */
export function chosenCookie() {
  const { text, until } = cookieOf('denied', Date.now())
  const [name = '', value = ''] = text.split('=')
  const attributes = { path: '/', httpOnly: false, secure: false, sameSite: 'Lax' } as const
  return { name, value, domain: 'localhost', expires: until / 1000, ...attributes }
}
