import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Head } from './appPaths.ts'
import { policyHeader, type Asset, type PageSettings } from './assets.ts'
import { etagOf } from '../http/replies/etag.ts'
import { newsMark, withNewsVideos } from './newsVideosMetaTag.ts'
import { tagsFor } from './scriptsOfPages.ts'
import { metaTags } from './metaTags.ts'
import { withWholeAddresses } from './absoluteAddress.ts'

/** The empty page with the head of its address, built on first request. */
export async function shellHead(
  shell: Asset | undefined,
  head: Head | null,
  settings: PageSettings,
): Promise<Asset | undefined> {
  if (!shell || !head) return shell
  const made = ofShell.get(shell) ?? new Map<Head, Promise<Asset>>()
  ofShell.set(shell, made)
  const page = made.get(head) ?? withHead(shell, head, settings)
  made.set(head, page)
  page.catch(() => made.delete(head))
  return page
}

const ofShell = new WeakMap<Asset, Map<Head, Promise<Asset>>>()

async function withHead(shell: Asset, head: Head, settings: PageSettings): Promise<Asset> {
  const said = markup(head) + (head.shared ? metaTags(head.shared) : '')
  const tags = withAddresses(said, settings) + tagsFor(head.scripts ?? [], settings.scripts) + newsMark(head)
  const html = new TextDecoder().decode(shell.plain).replace('</head>', () => `${tags}</head>`)
  const headers = { ...shell.headers, ...policyHeader(html, settings, head.scripts) }
  const plain = new TextEncoder().encode(withNewsVideos(html, settings.newsVideos))
  const [br, gzipped] = await Promise.all([brotli(plain, quick), zip(plain)])
  return { ...shell, headers, etag: etagOf(plain), plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Fast, because a visitor waits for it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const withAddresses = (tags: string, { siteAddress }: PageSettings) =>
  siteAddress === null ? tags : withWholeAddresses(tags, siteAddress)

const markup = ({ title, noindex }: Head) =>
  `<title>${asTitle(title)}</title>${noindex ? '<meta name="robots" content="noindex">' : ''}`
const asTitle = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
