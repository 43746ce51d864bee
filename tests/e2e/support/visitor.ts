import { expect, test, type Page } from '@playwright/test'
import { keysIn, type Key } from '../../../src/content/answers.ts'
import { chatTexts } from '../../../src/content/chatTexts.ts'
import { checkoutTexts, plansTexts } from '../../../src/content/checkoutTexts.ts'
import { questions } from '../../../src/content/questions.ts'
import type { Raw } from '../../../src/funnel/read.ts'
import { fillPage } from './byPages.ts'
import { sayInChat } from './byChat.ts'

export type Voice = 'chat' | 'pages'
export const voices = ['chat', 'pages'] as const satisfies readonly Voice[]

/** Where one voice is enough, each is tried where most use it: the conversation on a phone, the pages on a desktop. */
export const voiceHere = (): Voice => (test.info().project.name === 'phone' ? 'chat' : 'pages')

export const start: Record<Voice, string> = { chat: '/chat', pages: '/checkout/cep' }
export const voiceOf = (page: Page): Voice => (/\/chat(\/|$)/.test(new URL(page.url()).pathname) ? 'chat' : 'pages')

/** The link to the other voice. */
export const toOtherVoice = (page: Page) => page.getByRole('link', { name: voiceOf(page) === 'chat' ? chatTexts.pages : new RegExp(`${checkoutTexts.chat.link}|${plansTexts.chat.link}`) })

/** Answers whatever is asked, in the voice the visitor is in, until a screen asks nothing that these words answer; gives what was asked. */
export async function answerAll(page: Page, words: Raw, onScreen?: (keys: Key[]) => Promise<void>): Promise<Key[]> {
  const asked: Key[] = []
  for (let screens = 0; screens < 60; screens++) {
    const keys = await openKeys(page)
    if (keys.length === 0 || keys.some((key) => words[key] === undefined)) return asked
    await onScreen?.(keys)
    const open = onScreen ? await openKeys(page) : keys
    await answer(page, words, open)
    asked.push(...open)
  }
  throw new Error('the order never came to an end')
}

/** Answers the questions on the screen and waits for the next. */
export async function answer(page: Page, words: Raw, keys: Key[]) {
  const street = keys.includes('cep') ? page.waitForResponse(/cep\/information/) : null
  await moved(page, () => (voiceOf(page) === 'chat' ? sayInChat(page, words, keys) : fillPage(page, words, keys)))
  await (await street)?.finished()
  if (street) await shownAgain(page)
}

/** Does something and waits until the visitor sees that it had an effect. */
export async function moved(page: Page, act: () => Promise<unknown>) {
  const before = await page.evaluate(standing, '')
  await act()
  await page.waitForFunction(standing, before ?? '')
}

/** The questions that are open on the screen, once nothing is awaited. */
export async function openKeys(page: Page): Promise<Key[]> {
  const open = await page.waitForFunction(openNames, { keys: keysIn(questions), talk: chatTexts.history })
  const names = await open.jsonValue()
  return keysIn(questions).filter((key) => names?.includes(key))
}

/** The names of the controls that take an answer; none where an order waits for more than an answer, null while something is awaited. */
function openNames({ keys, talk }: { keys: string[]; talk: string }): string[] | null {
  const { pathname } = location
  const isTalking = document.querySelector(`ol[aria-label="${talk}"]`) !== null
  if (isTalking !== /\/chat(\/|$)/.test(pathname) || pathname.includes('verificando')) return null
  if (/confirmacao(?!-)|pedido-realizado|erro\d|cobertura\/planos/.test(pathname)) return []
  const names = [...document.querySelectorAll('main [name]')].map((control) => control.getAttribute('name') ?? '')
  const open = names.filter((name) => keys.includes(name))
  const isEnd = /oferta-indisponivel|sem-ofertas|sem-cobertura/.test(pathname) && document.querySelector('main h1') !== null
  return open.length > 0 || names.includes('quiz') || isEnd ? open : null
}

/** What the visitor sees change when an answer is taken; null while it is as before. One question of a quiz differs from the next in its options. */
function standing(before: string): string | null {
  const names = [...document.querySelectorAll('main [name]')].map((control) => control.getAttribute('name') + (control.matches('[type=radio]') ? `=${control.getAttribute('value')}` : ''))
  const now = [location.pathname, document.querySelector('h1')?.textContent, document.querySelector('h2')?.textContent, names.join()].join('|')
  return now === before ? null : now
}

/** What has arrived is on the screen. */
const shownAgain = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The number of the order or of the address that waits for coverage, as this browser keeps it. */
export async function leadId(page: Page): Promise<string> {
  const kept = await page.waitForFunction(() => {
    const { lead, notice } = JSON.parse(localStorage.getItem('order-1') ?? '{}')
    return (lead ?? notice)?.id
  })
  return String(await kept.jsonValue())
}

export async function expectAt(page: Page, screen: string) {
  await expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`))
}
