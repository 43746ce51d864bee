import * as z from 'zod/mini'
import { plan } from '../api/contract/values.ts'
import type { Wanted } from '../funnel/planChoice.ts'

/** The plan that a link asks for, by the parameters of its address; what is malformed is as if it were not there. */
export function wantedIn(search: string): Wanted | null {
  const query = new URLSearchParams(search)
  const one = <T>(rule: Rule<T>, ...names: string[]) => names.flatMap((name) => query.getAll(name)).flatMap((text) => valid(rule, text))[0]
  const [idr, idm, id] = [one(planId, 'idr'), one(planId, 'idm'), one(planId, 'id')]
  const sku = one(plan, 's', 'sk', 'sku')
  const [dl, ul] = [one(mega, 'dl'), one(mega, 'ul')]
  const sb = [...query.getAll('sb'), ...query.getAll('sba')].flatMap((text) => valid(slug, text))
  const wanted: Wanted = {
    ...(idr && { idr }),
    ...(idm && { idm }),
    ...(id && { id }),
    ...(sku && { sku }),
    ...(dl && { dl }),
    ...(ul && { ul }),
    ...(sb.length > 0 && { sb }),
  }
  return Object.keys(wanted).length > 0 ? wanted : null
}

type Rule<T> = z.ZodMiniType<T, string>

const planId = z.string().check(z.regex(/^[\w-]{1,32}$/))
const slug = z.string().check(z.regex(/^[\w-]{1,32}$/))
const mega = z.pipe(z.string().check(z.regex(/^[1-9]\d{1,4}$/)), z.transform(Number))

function valid<T>(rule: Rule<T>, text: string): T[] {
  const read = rule.safeParse(text)
  return read.success ? [read.data] : []
}
