import type { Hono } from 'hono'
import { daysAfter } from '../daysAfter.ts'
import type { Env } from '../start/readEnv.ts'
import type { Http } from '../http/clientAddress.ts'
import { absoluteAddress } from './absoluteAddress.ts'

const path = '/.well-known/security.txt'
/** The days until security.txt expires; the standard wants less than a year. */
const daysValid = 90

/** Serves the security contact (RFC 9116), if the operator named one. */
export function bindSecurityTxt(
  app: Hono<Http>,
  { securityContact, siteAddress }: Pick<Env, 'securityContact' | 'siteAddress'>,
  now: () => Date,
): void {
  if (securityContact === null) return
  app.get(path, (c) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${daysAfter(now(), daysValid)}`,
      'Preferred-Languages: pt, en',
      ...(siteAddress === null ? [] : [`Canonical: ${absoluteAddress(path, siteAddress)}`]),
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
}
