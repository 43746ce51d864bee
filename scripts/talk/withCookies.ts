/** A fetch with a cookie jar. */
export function withCookies(request: (url: string, init: RequestInit) => Response | Promise<Response>): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const { credentials: _, ...rest } = init
    const response = await request(input instanceof Request ? input.url : input.toString(), { ...rest, headers })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return response
  }
}
