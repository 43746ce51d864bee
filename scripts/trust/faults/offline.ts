import { type Browser, chromium } from '@playwright/test'
import { addressCards } from '../../../server/sample/cards.ts'
import { writeSlots } from '../../../src/content/reading/reading.ts'
import { type Voice, voices } from '../../../tests/e2e/support/visitor.ts'
import { aLine } from '../../../tests/support/aLine.ts'
import { chosenCookie } from '../../chosenCookie.ts'
import { chromiumFlags, findChromium } from '../../chromium.mjs'
import { isBuilt } from '../../sources.mjs'
import type { Fault, How, Outcome } from '../counters.ts'
import { newLedger } from '../ledger.ts'
import { leaveOffline } from '../leftVisit.ts'
import { orderOffline, type Seen } from '../offlineVisit.ts'
import { persistent } from '../persistent.ts'
import { aShop } from '../shop.ts'

/** Within how many seconds of the line's return everything is saved. Brief trials run beside other tests and may take twice as long. */
const promised = (full: boolean) => (full ? 10 : 20)
const executablePath = findChromium()
const screens = { chat: { width: 390, height: 844 }, pages: { width: 1440, height: 900 } } as const

/** The lines of some browsers are away for ten minutes, and their visitors go on; one of three closes the page before. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop()
  const host = shop.hosts[0] ?? ''
  const ledger = newLedger()
  const schedule = await aVisit(host)
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  const visit = async (nth: number): Promise<Seen> => {
    const seen: Seen = { seconds: Infinity, spilt: 0 }
    const line = await aLine(host)
    const voice = voices[nth % voices.length] ?? 'chat'
    const page = await aPage(browser, line.address, { voice, real: full })
    const visitor = { page, line, ledger, voice, nth, schedule, real: full, forgets: weak }
    const go = nth % 3 === 2 ? leaveOffline : orderOffline
    await go(visitor, seen).catch((error: unknown) => ledger.refused.push(String(error)))
    await page.context().close()
    line.end()
    return seen
  }
  const all = await Promise.all(Array.from({ length: full ? 6 : 3 }, (_, nth) => visit(nth)))
  await browser.close()
  const counts = await shop.judged(ledger)
  const slowest = Math.max(...all.map(({ seconds }) => seconds))
  return {
    counts: { ...counts, C: counts.C + all.reduce((sum, { spilt }) => sum + spilt, 0) },
    stuck: ledger.refused,
    late: slowest > promised(full) ? [`saved only ${slowest.toFixed(1)} s after the line was back`] : [],
    figures: `${ledger.leads.size} visits, saved within ${slowest.toFixed(1)} s of the line's return`,
  }
}

async function aVisit(host: string): Promise<string> {
  const { slots } = await persistent([host])('slots', { query: { cep: addressCards.covered.cep } })
  return writeSlots(slots.filter(({ free }) => free).slice(0, 1))
}

async function aPage(browser: Browser, baseURL: string, { voice, real }: { voice: Voice; real: boolean }) {
  const context = await browser.newContext({
    baseURL,
    viewport: screens[voice],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [chosenCookie()], origins: [] },
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  if (!real) await page.clock.install()
  return page
}

function missing(): string | null {
  if (executablePath === undefined) return "no Chromium is found ('npm test' finds or installs one)"
  return isBuilt() ? null : "the product is not built as it stands ('npm run build')"
}

export const offline: Fault = {
  name: 'ten minutes offline',
  control: 'a browser that forgets what it keeps of the order',
  missing: missing(),
  brief: true,
  run,
}
