import type { Hono } from 'hono'
import { daysAfter } from '../daysAfter.ts'
import type { Env } from '../readEnv.ts'
import type { Http } from '../http/clientAddress.ts'
import { absoluteAddress } from './absoluteAddress.ts'

const path = '/.well-known/security.txt'
/** Who reads it later than this is to fetch it again: the standard wants less than a year. */
const daysValid = 90

/** Says where to report a hole, as RFC 9116 has it, if the operator named somebody. */
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
