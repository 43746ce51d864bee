import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { probe } from './probe.ts'

/** The costs of one visit, in milliseconds except for the counts. */
export type Figures = Record<
  | 'visible'
  | 'engine'
  | 'painted'
  | 'pasted'
  | 'ready'
  | 'mainThread'
  | 'styles'
  | 'elements'
  | 'kilobytes'
  | 'requests',
  number
>

/** A page to measure: its address and stored copy for a number of messages, and the answers by field name. */
export type Talker = {
  address: (messages: number) => string
  remember?: (messages: number) => Record<string, string>
  answers: Record<string, string>
}

const slower = 4
const phone = { width: 390, height: 844 }
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** A first visit on a slow line: when the first question is visible, and when its answer is accepted. */
export async function coldVisit(browser: Browser, talker: Talker): Promise<Partial<Figures>> {
  const { page, cdp, close } = await open(browser, talker, 0)
  const received = { bytes: 0, requests: 0 }
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (received.bytes += encodedDataLength))
  cdp.on('Network.responseReceived', ({ type }) => (received.requests += type === 'Script' ? 1 : 0))
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowLine)
  await page.goto(talker.address(0))
  await page.waitForFunction(() => window.marks.engine !== undefined, undefined, { timeout: 60_000 })
  const { bytes, requests } = received
  const { visible = 0, engine = 0 } = await page.evaluate(() => window.marks)
  await close()
  return { visible, engine, kilobytes: bytes / 1000, requests }
}

/** Twelve answers typed as by a person, after a number of messages. */
export async function twelveAnswers(browser: Browser, talker: Talker, messages: number): Promise<Partial<Figures>> {
  const { page, cdp, close } = await open(browser, talker, messages)
  await begin(page, talker, messages)
  await cdp.send('Performance.enable')
  const before = await metrics(cdp)
  const times = await giveTwelve(page, talker, async (answer) => {
    await page.keyboard.type(answer, { delay: 50 })
    await pause(150)
  })
  const after = await metrics(cdp)
  const elements = await page.locator('*').count()
  await close()
  return {
    painted: median(times.map(({ painted }) => painted)),
    ready: median(times.map(({ ready }) => ready)),
    mainThread: (after.TaskDuration - before.TaskDuration) * 1000,
    styles: after.RecalcStyleCount - before.RecalcStyleCount,
    elements,
  }
}

/** Twelve answers, each pasted and sent at once. */
export async function twelvePasted(browser: Browser, talker: Talker): Promise<Partial<Figures>> {
  const { page, close } = await open(browser, talker, 0)
  await begin(page, talker, 0)
  const times = await giveTwelve(page, talker, (answer) => page.keyboard.insertText(answer))
  await close()
  return { pasted: median(times.map(({ painted }) => painted)) }
}

async function begin(page: Page, talker: Talker, messages: number) {
  await page.goto(talker.address(messages), { waitUntil: 'networkidle' })
  await pause(1000)
}

async function open(browser: Browser, { remember, address }: Talker, messages: number) {
  const origin = new URL(address(0)).origin
  const localStorage = Object.entries(remember?.(messages) ?? {}).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.addInitScript(probe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, cdp, close: () => context.close() }
}

async function openAnswer(page: Page, { answers }: Talker): Promise<string> {
  const name = await page.evaluate(
    () => [...document.querySelectorAll('main [name]')].map((field) => field.getAttribute('name') ?? '').at(-1) ?? '',
  )
  const answer = answers[name]
  if (!answer) throw new Error(`The bench has no answer to ${name}`)
  return answer
}

type Put = (answer: string) => Promise<void>

async function giveTwelve(page: Page, talker: Talker, put: Put) {
  const times = []
  for (let count = 0; count < 12; count++) {
    await page.locator('#resposta').focus()
    await put(await openAnswer(page, talker))
    times.push(await send(page))
  }
  await page.waitForLoadState('networkidle')
  return times
}

/** Sends the field, and measures the time until the next answer can be given. */
async function send(page: Page) {
  await page.evaluate(() => window.watchAnswer())
  await page.keyboard.press('Enter')
  return page.evaluate(() => window.answered)
}

async function metrics(cdp: CDPSession): Promise<{ TaskDuration: number; RecalcStyleCount: number }> {
  const { metrics: all } = await cdp.send('Performance.getMetrics')
  const valueOf = (wanted: string) => all.find(({ name }) => name === wanted)?.value ?? 0
  return { TaskDuration: valueOf('TaskDuration'), RecalcStyleCount: valueOf('RecalcStyleCount') }
}
