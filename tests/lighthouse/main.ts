import lighthouse, { type Result } from 'lighthouse'
import { builtProduct } from '../support/builtProduct.ts'
import { launchChromium } from '../../scripts/run/chromium.mjs'
import { figuresOf, imperfections, slowness, type Expected } from './faults.ts'

/** Fails if a page misses its limits on a simulated phone, or with `--calm` a higher score in five visits. */
const calm = 0.98
const site = { whole: ['accessibility', 'best-practices', 'seo'], performance: 0.65, blocked: 2000 }
/** Without 'seo', because orders are hidden from search engines on purpose. */
const order = { whole: ['accessibility', 'best-practices'], performance: 0.55, blocked: 3000 }
const others = ['/globoplay', '/regulamentos', '/checkout/cep']
const everyPage: Expected[] = [
  page('/', 200_000, site),
  page('/globoplay', 195_000, site),
  page('/regulamentos', 172_000, site),
  page('/checkout/cep', 532_000, order),
  page('/chat', 602_500, order, 69_000),
]
/** The short lane visits the home page and the first question of the conversation. */
const pages = process.env['TEST_LANE'] === 'short' ? everyPage.filter(({ path }) => !others.includes(path)) : everyPage

/** A script counts as unused from 20 kB on. The conversation's reading is unused until the first line. */
function page(
  path: string,
  bytes: number,
  { whole, performance, blocked }: typeof site,
  unusedScriptBytes = 45_000,
): Expected {
  return {
    path,
    whole,
    least: { performance },
    most: {
      'largest-contentful-paint': 3500,
      'total-blocking-time': blocked,
      'cumulative-layout-shift': 0.02,
      'total-byte-weight': bytes,
      unusedScriptBytes,
    },
  }
}

const port = Number(process.env.E2E_PORT ?? 4319)
const debuggingPort = port + 1
const served = await builtProduct(port)
const browser = await launchChromium(`--remote-debugging-port=${debuggingPort}`)
const isCalm = process.argv.includes('--calm')
for (const each of pages) report(each, await (isCalm ? faultsWhenCalm(each) : faultsOf(each)))
await browser.close()
await served.stop()

/** A page is slow if two of three visits are. The others run only if the first one is. */
async function faultsOf(expected: Expected): Promise<string[]> {
  const first = await visit(expected, ['performance', ...expected.whole])
  const slow = [slowness(first, expected)].filter((faults) => faults.length > 0)
  for (let more = 0; more < 2 && slow.length === 1; more++) {
    const faults = slowness(await visit(expected, ['performance']), expected)
    if (faults.length > 0) slow.push(faults)
  }
  return [...imperfections(first, expected), ...(slow.length > 1 ? new Set(slow.flat()) : [])]
}

/** Ends with the first fast visit. */
async function faultsWhenCalm(expected: Expected, visits = 5): Promise<string[]> {
  const result = await visit(expected, ['performance', ...expected.whole])
  const isQuick = (result.categories['performance']?.score ?? 0) >= calm
  if (!isQuick && visits > 1) return faultsWhenCalm(expected, visits - 1)
  return [...imperfections(result, expected), ...slowness(result, { ...expected, least: { performance: calm } })]
}

/** Repeats a visit that Lighthouse could not record. */
async function visit(expected: Expected, onlyCategories: string[], tries = 3): Promise<Result> {
  const { path } = expected
  const options = { port: debuggingPort, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const
  const lhr = (await lighthouse(served.address + path, options))?.lhr
  if (lhr?.runtimeError && tries > 1) return visit(expected, onlyCategories, tries - 1)
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
