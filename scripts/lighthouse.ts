import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { product } from './bench/servers.ts'
import { chromiumFlags, findChromium } from './chromium.mjs'
import { figuresOf, imperfections, slowness, type Expected } from './lighthouse/faults.ts'

/** Opens the built pages on Lighthouse's simulated phone, and fails if one is below its limits. */
const pages: Expected[] = [
  {
    path: '/',
    whole: ['accessibility', 'best-practices', 'seo'],
    least: { performance: 0.7 },
    most: {
      'largest-contentful-paint': 3500,
      'total-blocking-time': 1200,
      'cumulative-layout-shift': 0.02,
      'total-byte-weight': 190_000,
      unusedScriptBytes: 45_000,
    },
  },
  {
    path: '/chat',
    // Kept out of search engines on purpose, which is what 'seo' would count against it
    whole: ['accessibility', 'best-practices'],
    least: { performance: 0.6 },
    most: {
      'largest-contentful-paint': 3500,
      'total-blocking-time': 2000,
      'cumulative-layout-shift': 0.02,
      'total-byte-weight': 360_000,
      unusedScriptBytes: 45_000,
    },
  },
]

const port = Number(process.env.E2E_PORT ?? 4319)
const debuggingPort = port + 1
const executablePath = findChromium()
const site = await product(port)
const browser = await chromium.launch({
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  ...(executablePath && { executablePath }),
})
for (const page of pages) report(page, await faultsOf(page))
await browser.close()
await site.stop()

/** A page is slow when two visits of three are; the third is paid only where the first two differ. */
async function faultsOf(page: Expected): Promise<string[]> {
  const first = await visit(page, ['performance', ...page.whole])
  const attempts = [slowness(first, page), slowness(await visit(page, ['performance']), page)]
  if (attempts.filter((faults) => faults.length > 0).length === 1)
    attempts.push(slowness(await visit(page, ['performance']), page))
  const slow = attempts.filter((faults) => faults.length > 0)
  return [...imperfections(first, page), ...(slow.length > 1 ? new Set(slow.flat()) : [])]
}

async function visit({ path }: Expected, onlyCategories: string[]): Promise<Result> {
  const options = { port: debuggingPort, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const
  const lhr = (await lighthouse(site.address + path, options))?.lhr
  if (!lhr || lhr.runtimeError) throw new Error(`${path} could not be measured: ${lhr?.runtimeError?.message}`)
  const figures = Object.entries(figuresOf(lhr)).map(
    ([name, figure]) => `${name} ${figure && Number(figure.toFixed(3))}`,
  )
  console.log(`${path}  ${figures.join(', ')}`)
  return lhr
}

function report({ path }: Expected, faults: string[]) {
  for (const fault of faults) console.error(`✗ ${path}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
