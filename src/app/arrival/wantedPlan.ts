import * as z from 'zod/mini'
import { plan } from '../../api/contract/values/valueRules.ts'
import type { Wanted } from '../../funnel/plans/plansMatchingLink.ts'

/** The plan that a link asks for in its parameters. Malformed parameters are ignored. */
export function wantedPlan(search: string): Wanted | null {
  const query = new URLSearchParams(search)
  const all = (rule: Rule, ...names: string[]) =>
    names.flatMap((name) => query.getAll(name)).filter((text) => rule.safeParse(text).success)
  const [idr, idm, id] = [all(word, 'idr')[0], all(word, 'idm')[0], all(word, 'id')[0]]
  const [sku] = all(plan, 's', 'sk', 'sku')
  const [dl, ul] = [all(mega, 'dl')[0], all(mega, 'ul')[0]]
  const sb = all(word, 'sb', 'sba')
  const wanted: Wanted = {
    ...(idr && { idr }),
    ...(idm && { idm }),
    ...(id && { id }),
    ...(sku && { sku }),
    ...(dl && { dl: Number(dl) }),
    ...(ul && { ul: Number(ul) }),
    ...(sb.length > 0 && { sb }),
  }
  return Object.keys(wanted).length > 0 ? wanted : null
}

type Rule = z.ZodMiniType<string, string>

const word = z.string().check(z.regex(/^[\w-]{1,32}$/))
const mega = z.string().check(z.regex(/^[1-9]\d{1,4}$/))
