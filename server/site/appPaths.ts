import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { idLead } from '../../src/api/contract/values/valueRules.ts'

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  sku: z.optional(z.string()),
  lead: z.optional(z.string()),
})
const shared = z.object({ canonical: z.nullable(z.string()), properties: z.record(z.string(), z.string()) })
const head = z.object({
  title: z.string(),
  noindex: z.boolean(),
  scripts: z.optional(z.array(z.string())),
  news: z.optional(z.boolean()),
  shared: z.optional(z.nullable(shared)),
})
const heads = z.record(z.string(), z.array(z.extend(head, { paths: z.array(z.string()) })))
const routes = z.object({
  paths: z.array(z.string()),
  heads,
  missing: head,
  redirects: z.optional(z.array(redirect)),
  apiHost: z.optional(z.string()),
  priced: z.optional(z.array(z.string())),
})

/** The title and meta tags of an address. */
export type Head = z.infer<typeof head>

/** The addresses of the application: known paths, heads, redirects and campaigns. */
export type AppPaths = {
  isKnown: (path: string) => boolean
  /** Whether the build rendered the page from plans or coverage. */
  isPriced: (path: string) => boolean
  headOf: (path: string) => Head | null
  parts: (path: string) => { prefix: string; below: string }
  movedTo: (path: string, query: URLSearchParams) => string | null
  /** The API of the pages, if it is another host. */
  apiOrigin: string | null
}

const everyPath: AppPaths = {
  isKnown: () => true,
  isPriced: () => false,
  headOf: () => null,
  parts: (path) => ({ prefix: '', below: path }),
  movedTo: () => null,
  apiOrigin: null,
}

/** Reads routes.json: paths (`:name` is one segment, `*` the rest), heads, redirects. Without it all are known. */
export function appPaths(file: string): AppPaths {
  if (!existsSync(file)) return everyPath
  const {
    paths,
    heads: headsBelow,
    missing,
    redirects = [],
    apiHost = '',
    priced = [],
  } = z.parse(routes, JSON.parse(readFileSync(file, 'utf8')))
  const known = among(paths)
  const rendered = new Set(priced)
  const longestFirst = Object.keys(headsBelow)
    .map((prefix) => `/${prefix.replace(/^\/|\/$/g, '')}`)
    .toSorted((a, b) => b.length - a.length)
  const parts = (path: string) => partsOf(bare(path), longestFirst)
  const saying = new Map(
    Object.entries(headsBelow).map(([prefix, all]) => [
      prefix && `/${prefix}`,
      all.map(({ paths: at, ...said }) => ({ said, at: among(at) })),
    ]),
  )
  return {
    isKnown: (path) => known.test(parts(path).below),
    isPriced: (path) => rendered.has(bare(path)),
    headOf,
    parts,
    movedTo,
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : null,
  }

  function headOf(path: string): Head {
    const { prefix, below } = parts(path)
    return [prefix, ''].flatMap((each) => saying.get(each) ?? []).find(({ at }) => at.test(below))?.said ?? missing
  }

  function movedTo(path: string, query: URLSearchParams): string | null {
    const addon = `/${query.get('a') ?? ''}`
    if (addon !== '/' && longestFirst.includes(addon) && parts(path).prefix === '')
      return withQuery(bare(`${addon}${path}`), without(query, 'a'))
    const sku = ['s', 'sk', 'sku'].map((name) => query.get(name)).find((text) => text !== null)
    const moved = redirects.find((each) =>
      each.lead === undefined
        ? each.from === bare(path) && (each.sku === undefined || each.sku === sku)
        : goesOn(each, path, query),
    )
    return moved ? withQuery(moved.to, query) : null
  }

  /** Whether the lead in a query belongs below another campaign. */
  function goesOn({ from, to, lead = '' }: z.output<typeof redirect>, path: string, query: URLSearchParams): boolean {
    const { prefix, below } = parts(path)
    return (
      below.startsWith(from) &&
      known.test(below) &&
      prefix !== parts(to).prefix &&
      idLead.safeParse(query.get(lead)).success
    )
  }
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}

/** Ignores a trailing slash. */
const bare = (path: string) => path.replace(/(?<=.)\/$/, '')

function partsOf(path: string, prefixes: readonly string[]): { prefix: string; below: string } {
  const prefix = prefixes.find((each) => each !== '/' && (path === each || path.startsWith(`${each}/`))) ?? ''
  return { prefix, below: path.slice(prefix.length) || '/' }
}

const among = (paths: readonly string[]) => new RegExp(`^(?:${paths.map(pattern).join('|')})$`)

/** A path of the list as part of a regular expression. */
export function pattern(path: string): string {
  return bare(path)
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*')
}
