import type { Context } from '../http/calls/handlerContext.ts'

/** An opaque id of a request's customer for the browser, different in each request. */
export function renewalCustomerId(requestId: string, { vault }: Pick<Context, 'vault'>): string {
  return vault.hash('renewal base user', requestId).slice(0, 22)
}
