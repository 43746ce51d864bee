import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pinnedNode, run, tool } from './run.mjs'
import { Advice, step } from './say.mjs'
import { installFirst, isRoot } from './systemPackages.mjs'

/** The headless shell comes first, because it needs a quarter less processor time for the same pages. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const chromiumFlags = ['--disable-gpu', '--disable-quic', ...(isRoot ? ['--no-sandbox'] : [])]

/** The path of a Chromium that starts, or undefined. If CHROMIUM_PATH is set, only that one is tried. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  const places = chosen ? [chosen] : [...systemPlaces, playwrightsOwn()]
  return places.find((path) => path !== undefined && existsSync(path) && starts(path))
}

/** Starts the one found, or Playwright's own. */
export async function launchChromium(...flags) {
  const { chromium } = await import('@playwright/test')
  const executablePath = findChromium()
  return chromium.launch({ args: [...chromiumFlags, ...flags], ...(executablePath && { executablePath }) })
}

/** Finds a Chromium for the tests, or installs one: Playwright's download first, then the system's package. */
export async function demandChromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Advice(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start. Correct it, or unset it to let the tests find a browser.`,
    )
  await step('Downloading Chromium for the tests', () => run(pinnedNode, tool('playwright', 'install', 'chromium')))
  if (!findChromium()) await installFirst('Chromium', ['chromium-headless-shell', 'chromium'])
  return findChromium() ?? noBrowser()
}

function noBrowser() {
  throw new Advice(
    "The tests need Chromium and none could be found or downloaded. Install it (Debian: 'apt-get install chromium-headless-shell') or set CHROMIUM_PATH to a Chrome or Chromium.",
  )
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
