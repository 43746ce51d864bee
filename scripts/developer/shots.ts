import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtProduct } from './builtProduct.ts'
import { chosenCookie } from './chosenCookie.ts'
import { launchChromium } from '../run/chromium.mjs'

/** Takes the pictures of the README. */
const folder = join(import.meta.dirname, '../../docs/pictures')

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

const [product, browser] = [await builtProduct(4399), await launchChromium()]
for (const { name, path, answers, ...window } of views) {
  const page = await open(path, window)
  for (const [question, text] of answers) await answer(page, question, text)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.context().close()
}
await browser.close()
await product.stop()

async function open(path: string, { width, height, theme }: Pick<View, 'width' | 'height' | 'theme'>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    storageState: { cookies: [chosenCookie()], origins: [] },
  })
  const page = await context.newPage()
  await page.goto(product.address + path, { waitUntil: 'networkidle' })
  return page
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
