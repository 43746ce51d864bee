import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { camera, shoot, type Window } from './camera.ts'

/** Takes the pictures of the README. */
const folder = join(import.meta.dirname, '../../docs/pictures')

type View = Window & { name: string; path: string; answers: [name: string, text: string][] }

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

const { open, close } = await camera()
for (const { name, path, answers, ...window } of views) {
  const page = await open(path, window)
  for (const [question, text] of answers) await answer(page, question, text)
  await shoot(page, join(folder, `${name}.png`))
  await page.context().close()
}
await close()

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
