import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { launchChromium } from '../../scripts/run/chromium.mjs'
import { builtProduct } from '../support/builtProduct.ts'
import { chosenCookie } from '../support/chosenCookie.ts'

/** Takes the pictures of the README. */
const folder = join(import.meta.dirname, '../../docs/pictures')

/** `answers` are those to the first questions. */
type View = { name: string; path: string; answers: string[]; look: BrowserContextOptions }

const questions = ['cep', 'number', 'complement', 'name']
const [wide, narrow] = [{ viewport: { width: 1440, height: 900 } }, { viewport: { width: 390, height: 844 } }]
const views: View[] = [
  { name: 'landing', path: '/', answers: [], look: wide },
  { name: 'chat', path: '/chat?s=d600gl', answers: ['14010-100', '35', 'sem complemento', 'Ana Souza'], look: wide },
  { name: 'chat-phone', path: '/chat', answers: ['14010-100', '35'], look: { ...narrow, colorScheme: 'dark' } },
  { name: 'pages-phone', path: '/checkout/cep', answers: ['14010-100'], look: narrow },
]

const [product, browser] = [await builtProduct(4399), await launchChromium()]
for (const { name, path, answers, look } of views) {
  const context = await browser.newContext({
    colorScheme: 'light',
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    storageState: { cookies: [chosenCookie()], origins: [] },
    ...look,
  })
  const page = await context.newPage()
  await page.goto(product.address + path, { waitUntil: 'networkidle' })
  for (const [at, text] of answers.entries()) await answer(page, `main [name=${questions[at]}]`, text)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
await browser.close()
await product.stop()

/** Answers one question, so that the picture shows an order in progress. */
async function answer(page: Page, question: string, text: string) {
  await page.locator(question).waitFor({ state: 'attached' })
  const field = page.locator('#resposta').or(page.locator(question)).first()
  await field.fill(text)
  await field.press('Enter')
  await page.waitForLoadState('networkidle')
}
