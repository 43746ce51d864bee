import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf } from '../http/replies/etag.ts'
import { policyFor, withReporting } from '../http/replies/securityHeaders.ts'
import { framesFor, withNewsVideos } from './newsVideosMetaTag.ts'
import { namesIn, originsFor, withScripts, type OperatorScripts } from './scriptsOfPages.ts'
import { withSampleBand } from './sampleBand.ts'
import { withWholeAddresses } from './absoluteAddress.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** A built file with its headers. */
export type Asset = {
  headers: Record<string, string>
  etag: string
  plain: Bytes
  br: Bytes | null
  gzip: Bytes | null
}

/** The settings for pages: allowed API origins, the operator's scripts, videos of news, and the site's address. */
export type PageSettings = {
  apiOrigins: readonly string[]
  scripts: OperatorScripts
  newsVideos: string
  siteAddress: string | null
  saysSample: () => boolean
}

/** The built files by address, all read at the start, so that two builds never mix. Compressed on first use. */
export type Assets = {
  addresses: readonly string[]
  /** A file as the build wrote it. */
  built: (address: string) => Bytes | undefined
  get: (address: string) => Asset | undefined
}

export function readAssets(folder: string, settings: PageSettings): Assets {
  const files = filesIn(folder)
  const made = new Map<string, Asset>()
  let isSaid = settings.saysSample()

  function make(address: string): Asset | undefined {
    const plain = built(address)
    if (plain === undefined) return undefined
    const [br, gzip] = [files.get(`${address}.br`) ?? null, files.get(`${address}.gz`) ?? null]
    const kind = extname(address)
    const asset = { headers: headersOf(kind, plain, settings), etag: etagOf(plain), plain, br, gzip }
    const ready = kind === '.html' ? completed(asset, settings) : asset
    made.set(address, ready)
    return ready
  }

  const built = (address: string) => (extname(address) in types ? files.get(address) : undefined)
  const get = (address: string) => {
    if (isSaid !== settings.saysSample()) made.clear()
    isSaid = settings.saysSample()
    return made.get(address) ?? make(address)
  }
  return { addresses: [...files.keys()], built, get }
}

function filesIn(folder: string): Map<string, Bytes> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(
    paths
      .filter((path) => !path.startsWith('.'))
      .map((path) => [`/${path.split(sep).join('/')}`, readFileSync(join(folder, path))]),
  )
}

/** Completes a page with the settings: the site's address, scripts and videos. */
function completed(asset: Asset, { scripts, newsVideos, siteAddress, saysSample }: PageSettings): Asset {
  const html = new TextDecoder().decode(asset.plain)
  const scripted = withSampleBand(withNewsVideos(withScripts(html, scripts), newsVideos), saysSample())
  const whole = siteAddress === null ? scripted : withWholeAddresses(scripted, siteAddress)
  return whole === html ? asset : { ...asset, ...packed(new TextEncoder().encode(whole)) }
}

/** Compresses a little less than the build, because the first visitor of each page waits. */
function packed(plain: Bytes): Pick<Asset, 'etag' | 'plain' | 'br' | 'gzip'> {
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  return { etag: etagOf(plain), plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipSync(plain)) }
}

function headersOf(kind: string, content: Bytes, settings: PageSettings): Record<string, string> {
  return {
    'Content-Type': types[kind] ?? 'application/octet-stream',
    ...(kind === '.pdf' && { 'Content-Disposition': 'attachment' }),
    ...(partsOfPages.has(kind) && { 'Content-Security-Policy': partPolicy }),
    ...(kind === '.html' && policyHeader(new TextDecoder().decode(content), settings)),
  }
}

/** The policy of scripts, styles and fonts. Only a service worker obeys it, and may fetch. */
const partPolicy = "default-src 'none'; connect-src 'self'"
const partsOfPages = new Set(['.js', '.css', '.woff2'])

/** The policy of a page, with the scripts named by the build or by `names`. */
export const policyHeader = (html: string, { apiOrigins, scripts, newsVideos }: PageSettings, names = namesIn(html)) =>
  withReporting(policyFor(stylesIn(html), apiOrigins, originsFor(names, scripts), framesFor(html, newsVideos)))

const stylesIn = (html: string) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)

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
