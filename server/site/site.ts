import { join } from 'node:path'
import { phoneCallForm as callForm } from '../../src/api/contract/phoneCallForm.ts'
import { placedOrderForm as orderForm } from '../../src/api/contract/placedOrderPage.ts'
import type { Env } from '../start/readEnv.ts'
import type { HttpContext } from '../http/clientAddress.ts'
import { matchesEtag, acceptsEncoding } from '../http/replies/encodingAndEtag.ts'
import type { SellingOperator } from '../sellingOperator.ts'
import { appPaths, type AppPaths } from './appPaths.ts'
import { readAssets, type Asset, type Assets } from './assets.ts'
import { searchEngineFiles } from './searchEngineFiles.ts'
import { shellHead } from './shellHead.ts'
import type { Forms } from './noScriptForms.ts'
import type { CepLeft } from './noScriptCepForm.ts'
import { findCampaign } from '../plans/findCampaign.ts'
import { builtInCatalogue } from '../plans/builtInCatalogue.ts'

/** Answers every request outside the API: pages and files. */
export type Site = (c: HttpContext) => Promise<Response>

export function makeSite(
  folder: string,
  { plainForm, plainCall, plainOrder }: Forms,
  { legacy, apiOrigins, ...ofPages }: Pick<Env, 'legacy' | 'apiOrigins' | 'scripts' | 'newsVideos' | 'siteAddress'>,
  present: Omit<SellingOperator, 'round'>,
): Site {
  const addresses = appPaths(join(folder, 'routes.json'))
  const { isKnown, headOf, parts, movedTo, apiOrigin } = addresses
  const { isOutdated, isGone } = outdatedPrerenderedPages(addresses, present)
  const origins = apiOrigin === null ? apiOrigins : [...new Set([apiOrigin, ...apiOrigins])]
  const settings = { ...ofPages, apiOrigins: origins, saysSample: present.saysSample }
  const assets = readAssets(folder, settings)
  const searched = searchEngineFiles(assets, ofPages.siteAddress, (path) => !isGone(path))

  const shellFor = (prefix: string, path: string) => shellHead(shell(assets, prefix), headOf(path), settings)

  const formsAt: Record<string, (c: HttpContext, prefix: string) => Promise<Response>> = {
    [callForm.path]: plainCall,
    [orderForm.path]: plainOrder,
  }

  return async (c) => {
    const path = decoded(c.req.path)
    const { prefix, below } = parts(path)
    if (c.req.method === 'POST' && isKnown(path)) return (formsAt[below] ?? plainForm.start)(c, prefix)
    if (!['GET', 'HEAD'].includes(c.req.method)) return plainly('Not found', 404)
    const { pathname, searchParams, search } = new URL(c.req.url)
    const moved = employeeOffer(c, path, legacy) ?? movedTo(pathname, searchParams)
    if (moved !== null) return c.redirect(moved, 302)
    const made = searched(c, path)
    if (made) return made
    const file = fileAt(assets, path) ?? documentAt(assets, below)
    if (file) return sendFile(c, file, cachingOf(path))
    if (path.startsWith('/assets/')) return plainly('Not found', 404)
    if (isGone(path)) return c.redirect(`/${search}`, 302)
    const rendered = isOutdated(path) ? undefined : assets.get(`${path.replace(/\/$/, '')}/index.html`)
    const page = rendered ?? (isKnown(path) ? await shellFor(prefix, path) : undefined)
    if (page) return sendPage(c, page, await plainForm.cepOf(c))
    const missing = missingPage(assets, prefix, path) ?? (await shellFor(prefix, path))
    return missing ? sendFile(c, missing, 'no-cache', 404) : plainly('Not found', 404)
  }
}

/** Assets have a hash in their names, so that they never change. A service worker is always checked. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600'
}

/** Hides the .html names of pages, and the list of addresses. */
const fileAt = (assets: Assets, path: string) =>
  path.endsWith('.html') || path === '/routes.json' ? undefined : assets.get(path)

/** A PDF is the same below every campaign. */
const documentAt = (assets: Assets, path: string) => (path.endsWith('.pdf') ? assets.get(path) : undefined)

/** Redirects the employees' campaign on the old host. */
function employeeOffer(c: HttpContext, path: string, legacy: Env['legacy']): string | null {
  const isCampaign = path === '/oferta-colaborador' || path.startsWith('/oferta-colaborador/')
  const { hostname, search } = new URL(c.req.url)
  return legacy && isCampaign && hostname === legacy.host ? legacy.offer + search : null
}

/** The prerendered page for unknown addresses, without a campaign and outside of orders. */
const missingPage = (assets: Assets, prefix: string, path: string) =>
  prefix === '' && !path.startsWith('/chat/') ? assets.get('/404.html') : undefined

const shell = (assets: Assets, prefix: string) =>
  assets.get(`${prefix}/shell.html`) ?? assets.get('/shell.html') ?? assets.get('/index.html')

/** Sends a page, with the first answer if a form without scripts gave it. */
function sendPage(c: HttpContext, page: Asset, left: CepLeft | null): Response {
  if (left === null) return sendFile(c, page, 'public, max-age=0, must-revalidate')
  const html = new TextDecoder()
    .decode(page.plain)
    .replace('</head>', `<meta name="${left.sure ? 'visit-cep' : 'visit-cep-untold'}" content="${left.cep}"></head>`)
  return new Response(html, { headers: { ...page.headers, 'Cache-Control': 'private, no-store' } })
}

function sendFile(c: HttpContext, asset: Asset, caching: string, status = 200): Response {
  const headers = { ...asset.headers, 'Cache-Control': caching, ETag: asset.etag, Vary: 'Accept-Encoding' }
  if (status === 200 && matchesEtag(asset.etag, c.req.header('if-none-match')))
    return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding')
  if (asset.br && acceptsEncoding('br', accepted))
    return new Response(asset.br, { status, headers: { ...headers, 'Content-Encoding': 'br' } })
  if (asset.gzip && acceptsEncoding('gzip', accepted))
    return new Response(asset.gzip, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
  return new Response(asset.plain, { status, headers })
}

const plainly = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Finds prerendered pages of plans and places that an operator does not sell. */
function outdatedPrerenderedPages(
  { isKnown, isPriced, parts }: AppPaths,
  { catalogue, isOwn }: Pick<SellingOperator, 'catalogue' | 'isOwn'>,
) {
  /** Whether a rendered page shows other plans or places than are sold, so that the browser must render it. */
  const isOutdated = (path: string) => isPriced(path) && (isKnown(path) ? catalogue() !== builtInCatalogue : isOwn())
  /** Whether the page has no content any more: a town of the sample, or a campaign without plans. */
  const isGone = (path: string) => {
    const prefix = parts(path).prefix.slice(1)
    const isEmpty = prefix !== '' && !catalogue().hasPlans(findCampaign(prefix))
    return isOutdated(path) && (!isKnown(path) || isEmpty)
  }
  return { isOutdated, isGone }
}
