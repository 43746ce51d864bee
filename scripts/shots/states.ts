import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addressCards, documentCards } from '../../server/sample/cards.ts'
import { camera, shoot, type Camera, type Window } from './camera.ts'

/** Takes a picture of each state of the conversation, in each window, into a folder that is not kept. */
const folder = join(import.meta.dirname, '../../.cache/pictures')

const windows: Window[] = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, height: width === 390 ? 844 : 900, theme })),
)
const withKeyboard: Window = { width: 390, height: 500, theme: 'light' }

/** What is typed, and the name of the picture that is taken then. */
type Talk = [typed: string, picture?: string][]

const order: Talk = [
  ['oi', 'hello'],
  ['01001-000', 'refused'],
  ['14010-100', 'number'],
  ['tem fidelidade?', 'side-question'],
  ['xiruliru bamba', 'not-understood'],
  ['xiruliru bimba', 'not-understood-twice'],
  ['xiruliru bomba', 'other-ways'],
  ['35', 'complement'],
  ['sem complemento', 'good-news'],
  ['qual é melhor para mim?', 'advice'],
  ['o mais barato', 'name'],
  ['Ana Souza, 16 99123-4567, ana@provedor.com.br', 'read-back'],
  ['sim', 'promotions'],
  ['não', 'birth-date'],
  ['31/02/1990', 'no-such-date'],
  ['15/03/1990', 'mother'],
  ['Maria Souza', 'document'],
  [documentCards.quizApproved.document, 'due-day'],
  ['10', 'debit'],
  ['sim', 'bank'],
  ['itau', 'agency'],
  ['1234', 'account'],
  ['12345-6', 'quiz'],
  ['não lembro', 'quiz-unknown'],
  ['Anápolis', 'quiz-second'],
  ['Quinze de Novembro', 'quiz-third'],
  ['Monteiro Lobato', 'visits'],
  ['domingo à noite', 'visit-refused'],
  ['qualquer manhã', 'review'],
  ['muda o vencimento pra 15', 'changed'],
  ['quero falar com uma pessoa', 'person'],
  ['aceito', 'done'],
]
const notCovered: Talk = [
  [addressCards.notCovered.cep],
  [addressCards.notCovered.number],
  ['sem complemento', 'no-fibre'],
]

for (const window of [...windows, withKeyboard]) {
  const { open, close } = await camera()
  await talk(open, order, window)
  await talk(open, notCovered, window)
  await close()
}

async function talk(open: Camera['open'], lines: Talk, window: Window) {
  const page = await open('/chat', window)
  for (const [at, [typed, picture]] of lines.entries()) {
    await say(page, typed)
    const { width, height, theme } = window
    if (picture)
      await shoot(page, join(folder, `${width}x${height}-${theme}`, `${String(at).padStart(2, '0')}-${picture}.png`))
  }
  await page.context().close()
}

/** Types a line and waits for what is answered. */
async function say(page: Page, typed: string) {
  const feed = page.getByRole('feed')
  const before = await feed.innerText()
  await page.locator('#resposta').fill(typed)
  await page.locator('#resposta').press('Enter')
  await page.waitForFunction((text) => document.querySelector<HTMLElement>('[role=feed]')?.innerText !== text, before)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400))))
}
