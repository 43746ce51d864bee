import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { HttpContext } from './http/arrival.ts'
import { appPaths } from './appPaths.ts'
import { policyFor } from './http/headers.ts'
import type { Visits } from './visits.ts'

/** Answers whatever is not the API: the built pages and their files. */
export type Site = (c: HttpContext) => Promise<Response>

type Bytes = Uint8Array<ArrayBuffer>
/** A built file; `headers` are those that go with it however it is sent. */
type Asset = { headers: Record<string, string>; etag: string; plain: Bytes; br: Bytes | null; gzip: Bytes | null }

/** Where an old host's employee offer went. */
export type Legacy = { host: string; offer: string }

export function makeSite(folder: string, visits: Visits, legacy: Legacy | null = null): Site {
  const assets = readAssets(folder)
  const { isKnown, parts, movedTo } = appPaths(join(folder, 'routes.json'))

  return async (c) => {
    const path = decoded(c.req.path)
    if (c.req.method === 'POST' && isKnown(path)) return visits.start(c)
    if (!['GET', 'HEAD'].includes(c.req.method)) return plainly('Not found', 404)
    const { prefix, below } = parts(path)
    const moved = employeeOffer(c, path, legacy) ?? movedTo(c.req.path, new URL(c.req.url).searchParams)
    if (moved !== null) return c.redirect(moved, 302)
    const file = assets.get(path) ?? documentAt(assets, below)
    if (file) return sendFile(c, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    if (path.startsWith('/assets/')) return plainly('Not found', 404)
    const page = assets.get(`${path.replace(/\/$/, '')}/index.html`) ?? (isKnown(path) ? shell(assets, prefix) : undefined)
    if (page) return sendPage(c, page, await visits.cepOf(c))
    const missing = missingPage(assets, prefix, path)
    return missing ? sendFile(c, missing, 'no-cache', 404) : plainly('Not found', 404)
  }
}

/** A document is the same below every campaign. */
const documentAt = (assets: Map<string, Asset>, path: string) => (path.endsWith('.pdf') ? assets.get(path) : undefined)

/** On the old host, the employees' campaign is a page elsewhere. */
function employeeOffer(c: HttpContext, path: string, legacy: Legacy | null): string | null {
  const isCampaign = path === '/oferta-colaborador' || path.startsWith('/oferta-colaborador/')
  const { hostname, search } = new URL(c.req.url)
  return legacy && isCampaign && hostname === legacy.host ? legacy.offer + search : null
}

/** The page that does not exist, rendered ahead for the site without a campaign and apart from any order. */
const missingPage = (assets: Map<string, Asset>, prefix: string, path: string) => (prefix === '' && !path.startsWith('/chat/') ? assets.get('/404.html') : undefined) ?? shell(assets, prefix)

const shell = (assets: Map<string, Asset>, prefix: string) => assets.get(`${prefix}/shell.html`) ?? assets.get('/shell.html') ?? assets.get('/index.html')

/** A page for whoever already answered its first question without scripts carries that answer. */
function sendPage(c: HttpContext, page: Asset, cep: string | null): Response {
  if (cep === null) return sendFile(c, page, 'public, max-age=0, must-revalidate')
  const html = new TextDecoder().decode(page.plain).replace('</head>', `<meta name="visit-cep" content="${cep}"></head>`)
  return new Response(html, { headers: { ...page.headers, 'Cache-Control': 'private, no-store' } })
}

function sendFile(c: HttpContext, asset: Asset, caching: string, status = 200): Response {
  const headers = { ...asset.headers, 'Cache-Control': caching, ETag: asset.etag, Vary: 'Accept-Encoding' }
  if (status === 200 && c.req.header('if-none-match')?.includes(asset.etag)) return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding') ?? ''
  if (asset.br && /\bbr\b/.test(accepted)) return new Response(asset.br, { status, headers: { ...headers, 'Content-Encoding': 'br' } })
  if (asset.gzip && /\bgzip\b/.test(accepted)) return new Response(asset.gzip, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
  return new Response(asset.plain, { status, headers })
}

function readAssets(folder: string): Map<string, Asset> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((file) => extname(file) in types && !relative(folder, file).startsWith('.'))
  return new Map(paths.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readAsset(file)]))
}

function readAsset(file: string): Asset {
  const plain = new Uint8Array(readFileSync(file))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { headers: headersOf(extname(file), plain), etag, plain, br: ifThere(`${file}.br`), gzip: ifThere(`${file}.gz`) }
}

function headersOf(kind: string, content: Bytes): Record<string, string> {
  return {
    'Content-Type': types[kind] ?? 'application/octet-stream',
    ...(kind === '.pdf' && { 'Content-Disposition': 'attachment' }),
    ...(kind === '.html' && { 'Content-Security-Policy': policyFor(stylesIn(new TextDecoder().decode(content))) }),
  }
}

const stylesIn = (html: string) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)

const ifThere = (file: string) => (existsSync(file) ? new Uint8Array(readFileSync(file)) : null)
const plainly = (text: string, status: number) => new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'application/xml; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}
