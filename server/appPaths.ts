import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const routes = z.object({ prefixes: z.array(z.string()), paths: z.array(z.string()) })

/**
 * Whether a path is one of the application's, by the list that the build wrote: campaign prefixes (`b/r`) and paths
 * (`/checkout/cep`, with `:name` for any one segment and `*` for any rest). Without a list every path is.
 */
export function appPaths(file: string): (path: string) => boolean {
  if (!existsSync(file)) return () => true
  const { prefixes, paths } = z.parse(routes, JSON.parse(readFileSync(file, 'utf8')))
  const known = new RegExp(`^(?:${paths.map(pattern).join('|')})$`)
  const longestFirst = prefixes.map((prefix) => `/${prefix.replace(/^\/|\/$/g, '')}`).toSorted((a, b) => b.length - a.length)
  return (path) => known.test(withoutPrefix(path.replace(/(?<=.)\/$/, ''), longestFirst))
}

function withoutPrefix(path: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}/`)) ?? ''
  return path.slice(prefix.length) || '/'
}

function pattern(path: string): string {
  const bare = path.replace(/(?<=.)\/$/, '')
  return bare.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')
}
