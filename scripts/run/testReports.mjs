import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const nothing = { passed: 0, failed: 1, names: ['no report was written'], files: [] }

/** The result of Vitest: counts, names of failures, and the time of each file. */
export function vitestReport(folder) {
  const report = read(folder, 'vitest.json')
  if (!report) return nothing
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
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
    files,
  }
}

/** The same for Playwright. */
export function playwrightReport(folder) {
  const report = read(folder, 'playwright.json')
  if (!report) return nothing
  const { stats, errors, suites } = report
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: suites.flatMap((suite) => failedIn(suite)),
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: millisecondsIn(suite) / 1000 })),
  }
}

function failedIn({ specs = [], suites = [] }) {
  const here = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...here, ...suites.flatMap((suite) => failedIn(suite))]
}

function millisecondsIn({ specs = [], suites = [] }) {
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return sum(runs.map(({ duration }) => duration)) + sum(suites.map((suite) => millisecondsIn(suite)))
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function read(folder, name) {
  const path = join(folder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
