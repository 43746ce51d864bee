import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { chromium, type Page } from '@playwright/test'
import { readEnv } from '../server/env.ts'
import { makeLog } from '../server/log.ts'
import { start } from '../server/start.ts'
import { chosenCookie } from './chosenCookie.ts'
import { chromiumFlags, findChromium } from './chromium.mjs'

/** Takes the pictures of the README from the built product over a database in memory. */
const folder = join(import.meta.dirname, '../docs/pictures')
const port = 4399
const site = `http://localhost:${port}`

type View = {
  name: string
  path: string
  width: number
  height: number
  theme: 'light' | 'dark'
  answers: [name: string, text: string][]
}

const address: View['answers'] = [
  ['cep', '14010-100'],
  ['number', '35'],
  ['complement', 'sem complemento'],
]
const views: View[] = [
  { name: 'landing', path: '/', width: 1440, height: 900, theme: 'light', answers: [] },
  {
    name: 'chat',
    path: '/chat?s=d600gl',
    width: 1440,
    height: 900,
    theme: 'light',
    answers: [...address, ['name', 'Ana Souza']],
  },
  { name: 'chat-phone', path: '/chat', width: 390, height: 844, theme: 'dark', answers: address.slice(0, 2) },
  { name: 'pages-phone', path: '/checkout/cep', width: 390, height: 844, theme: 'light', answers: address.slice(0, 1) },
]

const { app, stop } = await start(readEnv({ DATA_DIR: ':memory:' }), {
  say: () => undefined,
  log: makeLog('silent'),
  now: () => new Date(),
})
const server = createAdaptorServer({ fetch: app.fetch }).listen(port)
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
await mkdir(folder, { recursive: true })
for (const view of views) await shoot(view)
await browser.close()
server.close()
await stop()

async function shoot({ name, path, width, height, theme, answers }: View) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    storageState: { cookies: [chosenCookie()], origins: [] },
  })
  const page = await context.newPage()
  await page.goto(site + path, { waitUntil: 'networkidle' })
  for (const [question, text] of answers) await answer(page, question, text)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  process.stdout.write(`${name}.png\n`)
}

/** Answers one question, so that the picture shows an order in progress. */
async function answer(page: Page, question: string, text: string) {
  await page.locator(`main [name=${question}]`).waitFor({ state: 'attached' })
  const field = page
    .locator('#resposta')
    .or(page.locator(`main [name=${question}]`))
    .first()
  await field.fill(text)
  await field.press('Enter')
  await page.waitForLoadState('networkidle')
}
