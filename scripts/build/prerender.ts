import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { servedCities } from '../../server/coverage/servedCities.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import { metaTags } from '../../server/site/metaTags.ts'
import type { addresses, SentPage, sentPages } from '../../src/entry-prerender.tsx'
import { inlineStyles } from './inlineStyles.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { dataBlock, withData } from './dataBlock.ts'
import { serversReplies } from './serversReplies.ts'

type Entry = { sentPages: typeof sentPages; addresses: typeof addresses }

const headTags = /^\s*(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/** Renders every page of src/entry-prerender.tsx into the client, and writes the blank shell.html and routes.json. */
export async function prerender(root: string): Promise<void> {
  const client = join(root, 'dist/client')
  const template = await readFile(join(client, 'index.html'), 'utf8')
  await writeFile(join(client, 'shell.html'), await inlineStyles(template, client))
  const manifest = await readManifest(client)
  const entry = await buildEntry(root)
  const pages = await entry.sentPages({ fetch: serversReplies, cities: servedCities(sampleRows()) })
  for (const page of pages) {
    const file = join(client, page.path.endsWith('.html') ? page.path : join(page.path, 'index.html'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await inlineStyles(fill(template, page, manifest), client))
  }
  await writeFile(
    join(client, 'routes.json'),
    JSON.stringify({ ...entry.addresses(), priced: pages.filter(isPriced).map(({ path }) => path) }),
  )
}

async function buildEntry(root: string): Promise<Entry> {
  const outDir = join(root, 'dist/prerender')
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-prerender.tsx',
      outDir,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'pages.js' } },
    },
  })
  return import(pathToFileURL(join(outDir, 'pages.js')).href)
}

function fill(template: string, page: SentPage, manifest: Manifest): string {
  const { head, body } = hoist(page.html)
  return readFirst(template)
    .replace('<html ', () => `<html ${page.theme ? `data-theme="${page.theme}" ` : ''}`)
    .replace(
      '</head>',
      () =>
        `${head}${page.shared ? metaTags(page.shared) : ''}${scriptNames(page)}${page.news ? newsMark : ''}${aboutOf(page)}${assetLinks(page, manifest)}</head>`,
    )
    .replace('<div id="root"></div>', () => withData(`<div id="root">${body}</div>`, page.data))
}

/** Whether a page depends on plans, prices or places, which other operators replace. */
const isPriced = ({ data }: SentPage) => Boolean(data?.landing ?? data?.rules ?? data?.area)

const aboutOf = ({ about = [] }: SentPage) => about.map((each) => dataBlock('application/ld+json', each)).join('')

/** The server writes the addresses of the operator's scripts here, if any. */
const scriptNames = ({ scripts = [] }: SentPage) =>
  scripts.length > 0 ? `<meta name="scripts" content="${scripts.join(' ')}">` : ''

/** The server writes the operator's videos here, if any. */
const newsMark = '<meta name="news-videos" content="">'

/** Preloads what a page shows before its scripts, because all files share a slow line. */
const readFirst = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/** Moves the title, meta and link tags that React emits before the markup into the head. */
function hoist(html: string): { head: string; body: string } {
  let head = ''
  let body = html
  for (let tag = headTags.exec(body); tag; tag = headTags.exec(body)) {
    head += tag[0]
    body = body.slice(tag[0].length)
  }
  return { head, body }
}

function assetLinks({ modules, lower = [] }: SentPage, manifest: Manifest): string {
  const shell = manifest.filesOf(['index.html'])
  const { scripts } = manifest.filesOf(modules)
  const { styles } = manifest.filesOf([...modules, ...lower])
  return [
    ...shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...styles
      .filter((file) => !shell.styles.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter((file) => !shell.scripts.includes(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].join('')
}
