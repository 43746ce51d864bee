import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.mjs'

/** The pictures of the README: taken from a running product, at the address given or on port 3000. */
const site = process.argv[2] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const folder = join(import.meta.dirname, '../docs/pictures')
const executablePath = findChromium()

const views = [
  { name: 'landing', path: '/', width: 1440, height: 900, theme: 'light' },
  { name: 'chat', path: '/chat', width: 1440, height: 900, theme: 'light' },
  { name: 'chat-phone', path: '/chat', width: 390, height: 844, theme: 'dark' },
  { name: 'pages-phone', path: '/checkout/cep', width: 390, height: 844, theme: 'light' },
] as const

const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
await mkdir(folder, { recursive: true })
for (const view of views) await shoot(view)
await browser.close()

async function shoot({ name, path, width, height, theme }: (typeof views)[number]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.goto(site + path)
  if (name !== 'landing') await goOn(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  process.stdout.write(`${name}.png\n`)
}

/** A few answers, so that the picture shows an order under way. */
async function goOn(page: Page) {
  for (const [name, text] of [['cep', '14010-100'], ['number', '35']] as const) {
    await page.locator(`[name=${name}]`).fill(text)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(600)
  }
}
