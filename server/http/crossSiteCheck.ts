import type { CallName } from '../../src/api/contract/calls.ts'
import type { HttpContext } from './clientAddress.ts'
import { changes, ruleOf } from './calls/callRules.ts'

/** Calls that other sites may not cause: those that change or send something, or use up a customer's look-ups. */
export const isGuarded = (name: CallName) =>
  changes(name) || ruleOf(name).tellsOutside === true || ruleOf(name).tries !== undefined

/** The site whose page sent a request. Old browsers, other programs and forms without a referrer do not tell. */
export function senderOf(c: HttpContext): 'ours' | 'other' | 'untold' {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')]
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ours' : 'other'
  if (origin === undefined) return 'untold'
  if (origin === 'null') return c.var.call === 'site' ? 'untold' : 'other'
  return c.var.hosts.includes(hostOf(origin)) ? 'ours' : 'other'
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
