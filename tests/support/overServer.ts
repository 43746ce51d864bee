import { apiOver, type Api } from '../../src/api/client.ts'
import type { aVisitor } from './aVisitor.ts'

type App = Parameters<typeof aVisitor>[0]

/** The browser's own client over a server in this process, with a browser's memory for cookies. */
export function apiOf(app: App): Api {
  const cookies = new Map<string, string>()
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const { credentials: _, ...rest } = init
    const response = await app.request(String(input), { ...rest, headers })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return apiOver({ host: '', fetch, timeout: 5000 })
}
