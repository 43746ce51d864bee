import type { HttpContext } from './clientAddress.ts'

/** Whether the sender disconnected in the middle of the request. */
export function isAborted(c: HttpContext): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
