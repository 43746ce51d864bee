import type { Context } from '../handlerContext.ts'

/** The name by which the browser knows the customer of a request: says nothing, and is no other request's. */
export function renewalCustomerId(requestId: string, { vault }: Pick<Context, 'vault'>): string {
  return vault.hash('renewal base user', requestId).slice(0, 22)
}
