import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const redirect = z.object({ from: z.string(), to: z.string(), sku: z.optional(z.string()) })
const routes = z.object({ prefixes: z.array(z.string()), paths: z.array(z.string()), redirects: z.optional(z.array(redirect)) })

/** The addresses of the application: which it knows, which have moved, and what is left of one below its campaign. */
export type AppPaths = {
  isKnown: (path: string) => boolean
  below: (path: string) => string
  movedTo: (path: string, sku: string | undefined) => string | null
}

/**
 * The addresses by the list that the build wrote: campaign prefixes (`b/r`), paths (`/checkout/cep`, with `:name` for any one
 * segment and `*` for any rest) and redirects. Without a list every path is known.
 */
export function appPaths(file: string): AppPaths {
  if (!existsSync(file)) return { isKnown: () => true, below: (path) => path, movedTo: () => null }
  const { prefixes, paths, redirects = [] } = z.parse(routes, JSON.parse(readFileSync(file, 'utf8')))
  const known = new RegExp(`^(?:${paths.map(pattern).join('|')})$`)
  const longestFirst = prefixes.map((prefix) => `/${prefix.replace(/^\/|\/$/g, '')}`).toSorted((a, b) => b.length - a.length)
  const below = (path: string) => withoutPrefix(bare(path), longestFirst)
  return {
    isKnown: (path) => known.test(below(path)),
    below,
    movedTo: (path, sku) => redirects.find((each) => each.from === bare(path) && (each.sku === undefined || each.sku === sku))?.to ?? null,
  }
}

/** One slash at the end makes no difference. */
const bare = (path: string) => path.replace(/(?<=.)\/$/, '')

function withoutPrefix(path: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}/`)) ?? ''
  return path.slice(prefix.length) || '/'
}

function pattern(path: string): string {
  return bare(path).replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')
}
