import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallest } from './compressFiles.ts'
import { readManifest } from './manifest.ts'

const client = join(import.meta.dirname, '../../dist/client')
const shell = 'index.html'
const funnel = [shell, 'src/app/order/OrderLayout.tsx']
const [checkout, chat] = ['src/pages/checkout/Checkout.tsx', 'src/conversation/Conversation.tsx']
const reading = 'src/conversation/words/processMessageAtQuestion.ts'

const manifest = await readManifest(client)
const assets = await readdir(join(client, 'assets'))

type Budget = { name: string; ceiling: number; files: () => string[] }

/** Limits in kB of brotli, about 2 % above the present sizes. A budget whose source is not in the build fails. */
const budgets: Budget[] = [
  { name: 'landing, script', ceiling: 97, files: scripts([shell, 'src/app/site/Home.tsx']) },
  { name: 'funnel, script', ceiling: 113, files: scripts(funnel) },
  { name: 'checkout, script beyond the funnel', ceiling: 32, files: scripts([checkout], funnel) },
  { name: 'chat, script beyond the funnel', ceiling: 37.5, files: scripts([chat], funnel) },
  { name: 'reading, script beyond the chat', ceiling: 263.5, files: scripts([reading], [...funnel, chat]) },
  { name: 'service worker', ceiling: 3.7, files: () => ['service-worker.js'] },
  ...manifest.entries
    .map((entry) => ({ entry, styles: manifest.filesOf([shell, entry]).styles }))
    .filter(({ styles }) => styles.length > 0)
    .map(({ entry, styles }) => ({ name: `${entry}, style`, ceiling: 14.3, files: () => styles })),
  { name: 'web fonts', ceiling: 22, files: fonts },
]
const results = await Promise.all(budgets.map(measure))

for (const { name, size, ceiling, problem } of results) {
  const verdict = problem ?? (size > ceiling ? 'over' : '')
  console.log(`${name.padEnd(48)} ${size.toFixed(1).padStart(6)} of ${String(ceiling).padStart(3)} kB  ${verdict}`)
}
if (results.some(({ size, ceiling, problem }) => problem ?? size > ceiling)) process.exitCode = 1

function scripts(sources: string[], already: string[] = []) {
  return () => {
    const have = new Set(manifest.filesOf(already).scripts)
    return manifest.filesOf(sources).scripts.filter((file) => !have.has(file))
  }
}

function fonts(): string[] {
  const files = assets.filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`)
  if (files.length === 0) throw new Error('The build has no web font')
  return files
}

async function measure({ name, ceiling, files }: Budget) {
  try {
    const sizes = await Promise.all(
      files().map(async (file) => (await smallest(await readFile(join(client, file)))).length),
    )
    return { name, ceiling, size: sizes.reduce((total, size) => total + size, 0) / 1000 }
  } catch (error) {
    return { name, ceiling, size: 0, problem: error instanceof Error ? error.message : String(error) }
  }
}
