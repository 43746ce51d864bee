import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { idLead } from '../src/api/contract/values.ts'

const redirect = z.object({ from: z.string(), to: z.string(), sku: z.optional(z.string()), lead: z.optional(z.string()) })
const routes = z.object({ prefixes: z.array(z.string()), paths: z.array(z.string()), redirects: z.optional(z.array(redirect)) })

/** The addresses of the application: which it knows, which have moved, and which campaign one is below. */
export type AppPaths = {
  isKnown: (path: string) => boolean
  parts: (path: string) => { prefix: string; below: string }
  movedTo: (path: string, query: URLSearchParams) => string | null
}

/**
 * The addresses by the list that the build wrote: campaign prefixes (`b/r`), paths (`/checkout/cep`, with `:name` for any one
 * segment and `*` for any rest) and redirects. A campaign may also be named by the parameter `a`. Without a list every path is known.
 */
export function appPaths(file: string): AppPaths {
  if (!existsSync(file)) return { isKnown: () => true, parts: (path) => ({ prefix: '', below: path }), movedTo: () => null }
  const { prefixes, paths, redirects = [] } = z.parse(routes, JSON.parse(readFileSync(file, 'utf8')))
  const known = new RegExp(`^(?:${paths.map(pattern).join('|')})$`)
  const longestFirst = prefixes.map((prefix) => `/${prefix.replace(/^\/|\/$/g, '')}`).toSorted((a, b) => b.length - a.length)
  const parts = (path: string) => partsOf(bare(path), longestFirst)
  return { isKnown: (path) => known.test(parts(path).below), parts, movedTo }

  function movedTo(path: string, query: URLSearchParams): string | null {
    const addon = `/${query.get('a') ?? ''}`
    if (addon !== '/' && longestFirst.includes(addon) && parts(path).prefix === '') return withQuery(bare(`${addon}${path}`), without(query, 'a'))
    const sku = ['s', 'sk', 'sku'].map((name) => query.get(name)).find((text) => text !== null)
    const moved = redirects.find((each) => (each.lead === undefined ? each.from === bare(path) && (each.sku === undefined || each.sku === sku) : goesOn(each, path, query)))
    return moved ? withQuery(moved.to, query) : null
  }

  /** Whether a lead that an address names goes on below another campaign. */
  function goesOn({ from, to, lead = '' }: z.output<typeof redirect>, path: string, query: URLSearchParams): boolean {
    const { prefix, below } = parts(path)
    return below.startsWith(from) && known.test(below) && prefix !== parts(to).prefix && idLead.safeParse(query.get(lead)).success
  }
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}

/** One slash at the end makes no difference. */
const bare = (path: string) => path.replace(/(?<=.)\/$/, '')

function partsOf(path: string, prefixes: readonly string[]): { prefix: string; below: string } {
  const prefix = prefixes.find((each) => each !== '/' && (path === each || path.startsWith(`${each}/`))) ?? ''
  return { prefix, below: path.slice(prefix.length) || '/' }
}

function pattern(path: string): string {
  return bare(path).replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')
}
