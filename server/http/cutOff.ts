import type { HttpContext } from './arrival.ts'

/** Whether whoever sent the request went away in the middle of it. */
export function isCutOff(c: HttpContext): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
