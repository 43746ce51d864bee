import type { HttpContext } from '../http/clientAddress.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Assets } from './assets.ts'
import { absoluteAddress } from './absoluteAddress.ts'

type Made = { type: string; text: string }

/** The files for search engines, by address: sitemap and robots.txt. */
export function searchEngineFiles(
  { addresses, built }: Assets,
  siteAddress: string | null,
  isThere: (path: string) => boolean,
) {
  let known: string[] | null = null
  const found = () =>
    (known ??= addresses.flatMap((file) => {
      const path = /^(.*)\/index\.html$/.exec(file)?.[1]
      return path === undefined || isEdition.test(path) || isHidden(new TextDecoder().decode(built(file)))
        ? []
        : [path || '/']
    }))
  const made: Record<string, (start: string) => Made> = {
    '/sitemap.xml': (start) => ({
      type: 'application/xml',
      text: sitemap(
        found()
          .filter(isThere)
          .map((path) => absoluteAddress(path, start)),
      ),
    }),
    '/robots.txt': (start) => ({ type: 'text/plain', text: robots(absoluteAddress('/sitemap.xml', start)) }),
  }
  // Forbids caches if the content repeats the request's host, which could be forged.
  const caching = siteAddress === null ? 'no-store' : 'public, max-age=3600'
  return (c: HttpContext, path: string): Response | null => {
    const document = Object.hasOwn(made, path) ? made[path]?.(siteAddress ?? originOf(c)) : undefined
    if (!document) return null
    const headers = { 'Content-Type': `${document.type}; charset=UTF-8`, 'Cache-Control': caching }
    return new Response(document.text, { headers })
  }
}

/** Editions are not listed; their document is. */
const isEdition = /\/versao-\d+$/
const isHidden = (html: string) => /<meta name="robots" content="noindex"/.test(html)

/** The origin of the request, by a trusted proxy's headers. */
function originOf(c: HttpContext): string {
  const { protocol, host } = new URL(c.req.url)
  return `${c.var.https ? 'https:' : protocol}//${host}`
}

const sitemap = (addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`).join('\n')}
</urlset>
`

/** Excludes orders, which only their visitors need, below any campaign. */
const robots = (map: string) => `User-agent: *
Disallow: /api/
${['chat', 'checkout'].flatMap((part) => [`Disallow: /${part}`, `Disallow: /*/${part}`]).join('\n')}

Sitemap: ${map}
`
