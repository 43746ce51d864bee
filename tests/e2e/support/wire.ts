import type { Page } from '@playwright/test'
import { apiOver, type Api } from '../../../src/api/client.ts'

/** The product's client with a page's cookies. */
export function wireOf(page: Page): Api {
  const { request } = page.context()
  const fetch = async (address: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const response = await request.fetch(String(address), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { data: body }),
    })
    return new Response(new Uint8Array(await response.body()), {
      status: response.status(),
      headers: response.headers(),
    })
  }
  return apiOver({ host: '', fetch, timeout: 10_000 })
}
