import type { Browser, Page } from '@playwright/test'
import { addressCards } from '../../../server/sample/sampleCards.ts'
import { writeSlots } from '../../../src/content/reading/answerParsers.ts'
import { type Voice, voices } from '../../e2e/support/visitor.ts'
import { aLine, type Line } from '../../support/aLine.ts'
import { chosenCookie } from '../../support/chosenCookie.ts'
import { findChromium, launchChromium } from '../../../scripts/run/chromium.mjs'
import type { Outcome } from '../neverHappens.ts'
import { type Ledger, newLedger } from '../ledger.ts'
import { persistent } from '../persistent.ts'
import { aShop, missingBuild, type Shop } from '../shop.ts'

/** A visitor with a browser, a line and a free visit. */
export type Visitor = {
  page: Page
  line: Line
  shop: Shop
  ledger: Ledger
  voice: Voice
  nth: number
  schedule: string
}

const screens = { chat: { width: 390, height: 844 }, pages: { width: 1440, height: 900 } } as const

/** Runs visits in Chromium in parallel, alternately the conversation on a phone and pages on a desktop. */
export async function inBrowsers(visits: readonly ((visitor: Visitor) => Promise<void>)[]): Promise<Outcome> {
  const shop = await aShop()
  const host = shop.hosts[0] ?? ''
  const ledger = newLedger()
  const schedule = await aVisit(host)
  const browser = await launchChromium()
  const go = async (visit: (visitor: Visitor) => Promise<void>, nth: number) => {
    const line = await aLine(host)
    const voice = voices[nth % voices.length] ?? 'chat'
    const page = await aPage(browser, voice, line.address)
    const visitor = { page, line, shop, ledger, voice, nth, schedule }
    await visit(visitor).catch((error: unknown) => ledger.refused.push(String(error)))
    await page.context().close()
    line.end()
  }
  await Promise.all(visits.map(go))
  await browser.close()
  const counts = await shop.judged(ledger)
  return { counts, stuck: ledger.refused, figures: `${ledger.leads.size} visits` }
}

async function aVisit(host: string): Promise<string> {
  const { slots } = await persistent([host])('slots', { query: { cep: addressCards.covered.cep } })
  return writeSlots(slots.filter(({ free }) => free).slice(0, 1))
}

async function aPage(browser: Browser, voice: Voice, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: screens[voice],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [chosenCookie()], origins: [] },
  })
  context.setDefaultTimeout(10_000)
  return context.newPage()
}

export function missingBrowser(): string | null {
  if (findChromium() === undefined) return "no Chromium is found ('npm test' finds or installs one)"
  return missingBuild()
}
