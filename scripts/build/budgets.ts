import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallest } from './compressFiles.ts'
import { readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

const client = join(import.meta.dirname, '../../dist/client')
const shell = 'index.html'
const funnel = [shell, 'src/app/order/OrderLayout.tsx']

type Budget = { name: string; ceiling: number; files: (manifest: Manifest) => string[] }

/** Limits in kB of brotli, about 2 % above the present sizes. A budget whose source is not in the build fails. */
const budgets: Budget[] = [
  { name: 'landing, script', ceiling: 97, files: scripts([shell, 'src/app/site/Home.tsx']) },
  { name: 'funnel, script', ceiling: 113, files: scripts(funnel) },
  {
    name: 'checkout, script beyond the funnel',
    ceiling: 32,
    files: scripts(['src/pages/checkout/Checkout.tsx'], funnel),
  },
  {
    name: 'chat, script beyond the funnel',
    ceiling: 37.5,
    files: scripts(['src/conversation/Conversation.tsx'], funnel),
  },
  {
    name: 'reading, script beyond the chat',
    ceiling: 259.5,
    files: scripts(
      ['src/conversation/words/processMessageAtQuestion.ts'],
      [...funnel, 'src/conversation/Conversation.tsx'],
    ),
  },
]

const manifest = await readManifest(client)
const fonts = (await readdir(join(client, 'assets')))
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `assets/${name}`)
const rows = [
  ...budgets,
  { name: 'service worker', ceiling: 3.7, files: () => ['service-worker.js'] },
  ...stylesOfEveryPage(),
  { name: 'web fonts', ceiling: 22, files: () => demandSome(fonts) },
]
const results = await Promise.all(rows.map(measure))

for (const { name, size, ceiling, problem } of results) {
  const verdict = problem ?? (size > ceiling ? 'over' : '')
  console.log(`${name.padEnd(48)} ${size.toFixed(1).padStart(6)} of ${String(ceiling).padStart(3)} kB  ${verdict}`)
}
if (results.some(({ size, ceiling, problem }) => problem ?? size > ceiling)) process.exitCode = 1

function scripts(sources: string[], already: string[] = []) {
  return (built: Manifest) => {
    const have = new Set(built.filesOf(already).scripts)
    return built.filesOf(sources).scripts.filter((file) => !have.has(file))
  }
}

function demandSome(files: string[]): string[] {
  if (files.length === 0) throw new Error('The build has no web font')
  return files
}

function stylesOfEveryPage(): Budget[] {
  return manifest.entries
    .filter((entry) => manifest.filesOf([shell, entry]).styles.length > 0)
    .map((entry) => ({
      name: `${entry}, style`,
      ceiling: 14.3,
      files: (built) => built.filesOf([shell, entry]).styles,
    }))
}

async function measure({ name, ceiling, files }: Budget) {
  try {
    const sizes = await Promise.all(
      files(manifest).map(async (file) => (await smallest(await readFile(join(client, file)))).length),
    )
    return { name, ceiling, size: sizes.reduce((total, size) => total + size, 0) / 1000 }
  } catch (error) {
    return { name, ceiling, size: 0, problem: error instanceof Error ? error.message : String(error) }
  }
}
