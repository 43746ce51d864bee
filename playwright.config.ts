import { mkdirSync, mkdtempSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isFull } from './tests/support/lane.ts'
import { chosenCookie } from './tests/support/chosenCookie.ts'
import { chromiumFlags, findChromium } from './scripts/run/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4319)
const dataDir = (process.env.E2E_DATA_DIR ??= freshFolder())
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
const executablePath = isWorker ? process.env.CHROMIUM_PATH : findChromium()

if (!isWorker && executablePath) process.env.CHROMIUM_PATH = executablePath

const waysToBuy = /flows\.spec/
const onPhone =
  /(drawers|elsewhere|firstQuestion|freeWords|inView|line|longTalk|nearLimit|nextStep|offline|orderDrawer|place|planLists|private|repairs|retype|sight|storage|switch|twoVersions|whatsapp)\.spec/

/** One folder per run, passed to all processes by the environment, because several of them load this file. */
function freshFolder() {
  mkdirSync('test-results', { recursive: true })
  return mkdtempSync('test-results/data-')
}

/** The full lane runs files at both widths where it matters, the short lane chats on a phone and pages on a desktop. */
const lane = isFull
  ? {
      phone: { testIgnore: /(access|hardToSee|journeys|links|moments|routes|tree)\.spec/ },
      desktop: { testIgnore: /(firstQuestion|orderDrawer|repairs)\.spec/ },
    }
  : {
      phone: { testMatch: [waysToBuy, onPhone], grepInvert: /@long|@pages/ },
      desktop: { testIgnore: onPhone, grepInvert: /@long|@chat/ },
    }

export default defineConfig({
  testDir: 'tests/e2e',
  // Node reads TypeScript itself, in a third of the time
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/access/tree/{arg}{ext}',
  // More workers than processors wait longer than they run
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 10_000,
    // Hides the notice of cookies, except in its own tests
    storageState: { cookies: [chosenCookie()], origins: [] },
    // Tests cannot replace requests that a service worker answers, so those that need one say so
    serviceWorkers: 'block',
    // Recording costs more than the tests do; use `npm run e2e -- --trace on`.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'phone', ...lane.phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', ...lane.desktop, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/run/start.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    // All visitors of the tests share one address
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '1000000',
      REQUESTS_AT_ONCE: '256',
      WRITES_PER_MINUTE: '100000',
      LOOKUPS_PER_MINUTE: '100000',
      CUSTOMER_LOOKUPS_PER_HOUR: '1000',
      API_ORIGINS: 'https://api.example',
    },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
