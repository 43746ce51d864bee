import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { demandChromium } from './chromium.mjs'
import { lookForPostgres, tellOfPostgres } from './postgres.mjs'
import { pinnedNode, root, run, tool } from './run.mjs'
import { orAdvise, secondsSince } from './say.mjs'
import { setUp } from './setup.mjs'
import { playwrightReport, vitestReport } from './testReports.mjs'

const results = join(root, 'test-results')
const isFull = process.argv.includes('--full')
const isQuick = process.argv.includes('--quick')
/** The failures after which a phase ends. */
const most = 10

const checks = [
  { name: 'format', args: tool('oxfmt', '--check') },
  // One checker, because several repeat work, and the other checks need the processors
  { name: 'types', args: tool('tsc', '--checkers', '1') },
  { name: 'lint and import directions', args: tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'unused code', args: tool('knip') },
]
const building = { name: 'build', args: ['scripts/build/build.ts'] }
const units = {
  name: 'unit, server and component tests',
  args: tool(
    'vitest',
    'run',
    `--bail=${most}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ),
  report: vitestReport,
}
const budgets = { name: 'byte budgets', args: ['scripts/build/budgets.ts'] }
const browsing = {
  name: 'end-to-end tests',
  args: tool('playwright', 'test', `--max-failures=${most}`),
  report: playwrightReport,
}
const lighthouse = { name: 'lighthouse on a phone', args: ['tests/lighthouse/main.ts'] }

/** Phases run in sequence, their parts in parallel. Lighthouse measures time, so it runs alone. */
const phases = isQuick ? [checks, [units]] : [[...checks, building], [budgets], [units], [browsing], [lighthouse]]

await orAdvise(async () => {
  const began = Date.now()
  await setUp({ build: false })
  await lookForPostgres()
  const env = { TEST_LANE: isFull ? 'full' : 'short', ...(!isQuick && { CHROMIUM_PATH: await demandChromium() }) }
  rmSync(results, { recursive: true, force: true })
  const outcomes = []
  for (const parts of phases) {
    outcomes.push(...(await runTogether(parts, env)))
    if (outcomes.some(({ ok }) => !ok)) break
  }
  summarise(outcomes, secondsSince(began))
})

/** A part that runs alone prints at once. Parallel parts print when they end. */
function runTogether(parts, env) {
  console.log(`\n→ ${parts.map(({ name }) => name).join('; ')}`)
  return Promise.all(parts.map((part) => runPart(part, { env, show: parts.length === 1 })))
}

async function runPart({ name, args, report }, { env, show }) {
  const began = Date.now()
  const { code, printed } = await run(pinnedNode, args, { env, show })
  if (!show && code !== 0) console.log(`\n→ ${name}\n${printed.trimEnd()}`)
  const { passed, failed, names, files } = report?.(results) ?? { passed: 0, failed: 0, names: [], files: [] }
  const ok = code === 0 && failed === 0
  return { name, time: secondsSince(began), passed, failed: failed || (ok ? 0 : 1), names, files, ok }
}

/** Ends the log with the failures and a count of tests. A failed part without tests counts as one. */
function summarise(outcomes, time) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log('\nThe ten slowest files:')
  const files = outcomes.flatMap((outcome) => outcome.files).toSorted((a, b) => b.seconds - a.seconds)
  for (const { file, seconds } of files.slice(0, 10)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  console.log('')
  for (const { name, time: took, ok, names } of outcomes) {
    console.log(`${ok ? '✓' : '✗'} ${name} ${took}`)
    for (const failed of names) console.log(`    ✗ ${failed}`)
  }
  console.log(`${time} in all, with what was installed`)
  tellOfPostgres()
  const left = phases.flat().length - outcomes.length
  if (left > 0) console.log(`${left} parts did not run, because one before them failed`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1
}
