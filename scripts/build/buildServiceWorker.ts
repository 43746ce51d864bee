import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { pattern } from '../../server/site/appPaths.ts'
import { addressesOfPages } from '../../src/content/pages.ts'
import { readManifest } from './manifest.ts'

/** The modules of every page. Their lazy parts are other pages. */
const always = ['index.html', 'src/app/site/PageExtras.tsx']
/** The layout of an order, its two voices, and its small pages. */
const order = [
  'src/app/order/OrderLayout.tsx',
  'src/pages/checkout/Checkout.tsx',
  'src/conversation/Conversation.tsx',
  'src/pages/small/SmallPagesRoute.tsx',
]
/** A page of orders in every campaign, never prerendered. */
const empty = '/checkout/confirmando-dados'

/** Builds the service worker with the list of its files. It changes with every file of an order. */
export async function serviceWorker(root: string): Promise<void> {
  const client = join(root, 'dist/client')
  const manifest = await readManifest(client)
  const { scripts, styles, fonts } = manifest.filesWithLater(order, always)
  const files = [...scripts, ...styles, ...fonts].map((file) => `/${file}`)
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 8)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ORDER_BUILD: `{name:'${name}',files:${JSON.stringify(files)},page:${orderPages()},empty:'${empty}'}` },
    build: {
      target: 'baseline-widely-available',
      outDir: client,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src/browser/worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** The addresses of an order below any campaign, which has at most two segments. */
function orderPages(): RegExp {
  const paths = addressesOfPages().flatMap(({ ofOrder, paths: all }) => (ofOrder ? all : []))
  return new RegExp(`^((?:/[^/]+){0,2}?)(?:${paths.map(pattern).join('|')})/?$`)
}
