import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { demandChromium } from './chromium.mjs'
import { lookForPostgres, tellOfPostgres } from './postgres.mjs'
import { pinnedNode, root, run, tool } from './run.mjs'
import { orAdvise, secondsSince } from './say.mjs'
import { setUp } from './setup.mjs'

const results = join(root, 'test-results')

const reading = [
  { name: 'format', args: tool('oxfmt', '--check') },
  { name: 'types', args: tool('tsc') },
  { name: 'lint and import directions', args: tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'unused code', args: tool('knip') },
]
const building = { name: 'build', args: ['scripts/build.ts'] }
const units = {
  name: 'unit, server and component tests',
  args: tool(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ),
  count: countVitest,
}
const budgets = { name: 'byte budgets', args: ['scripts/budgets.ts'] }
const browsing = { name: 'end-to-end tests', args: tool('playwright', 'test'), count: countPlaywright }
const lighthouse = { name: 'lighthouse on a phone', args: ['scripts/lighthouse.ts'] }

/** Parts run one after the other; those in one list run together. */
const quick = [reading, [units]]
const whole = [[...reading, building], [budgets], [units], [lighthouse], [browsing]]

await orAdvise(async () => {
  const isQuick = process.argv.includes('--quick')
  await setUp({ build: false })
  await lookForPostgres()
  const env = isQuick ? {} : { CHROMIUM_PATH: await demandChromium() }
  rmSync(results, { recursive: true, force: true })
  const outcomes = []
  for (const parts of isQuick ? quick : whole) outcomes.push(...(await runTogether(parts, env)))
  summarise(outcomes)
})

/** A part that runs alone prints as it runs. Parts that run together print once they end. */
function runTogether(parts, env) {
  console.log(`\n→ ${parts.map(({ name }) => name).join('; ')}`)
  return Promise.all(parts.map((part) => runPart(part, { env, show: parts.length === 1 })))
}

async function runPart(part, { env, show }) {
  const began = Date.now()
  const { code, printed } = await run(pinnedNode, part.args, { env, show })
  if (!show) console.log(`\n→ ${part.name}\n${printed.trimEnd()}`)
  const { passed, failed, names = [] } = part.count?.() ?? { passed: 0, failed: 0 }
  return {
    name: part.name,
    time: secondsSince(began),
    passed,
    failed: failed || (code === 0 ? 0 : 1),
    names,
    ok: code === 0 && failed === 0,
  }
}

/** Names what failed, so that the end of a log tells it. The last line counts tests. A part without tests (types, lint, budgets) counts as one if it fails. */
function summarise(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log('')
  for (const { name, time, ok, names } of outcomes) {
    console.log(`${ok ? '✓' : '✗'} ${name} ${time}`)
    for (const failed of names) console.log(`    ✗ ${failed}`)
  }
  tellOfPostgres()
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1
}

function countVitest() {
  const report = read('vitest.json')
  if (!report) return { passed: 0, failed: 1 }
  const unloadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const names = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, file)} › ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    names: [...unloadable.map(({ name: file }) => relative(root, file)), ...names],
  }
}

function countPlaywright() {
  const report = read('playwright.json')
  if (!report) return { passed: 0, failed: 1 }
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length
  return { passed: report.stats.expected, failed, names: report.suites.flatMap((suite) => failedIn(suite)) }
}

function failedIn({ specs = [], suites = [] }) {
  const here = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...here, ...suites.flatMap((suite) => failedIn(suite))]
}

function read(name) {
  const path = join(results, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
