import { expect, test, type Page } from '@playwright/test'
import { keysIn, type Key } from '../../../src/content/questions/answers.ts'
import { chatTexts } from '../../../src/content/texts/chat/chatTexts.ts'
import { checkoutTexts, plansTexts } from '../../../src/content/texts/order/checkoutTexts.ts'
import { questions } from '../../../src/content/questions/questions.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { fillPage } from './byPages.ts'
import { sayInChat } from './byChat.ts'

export type Voice = 'chat' | 'pages'
export const voices = ['chat', 'pages'] as const satisfies readonly Voice[]

/** Tests each voice at its commonest width: the conversation on a phone, the pages on a desktop. */
export const voiceHere = (): Voice => (test.info().project.name === 'phone' ? 'chat' : 'pages')

export const start: Record<Voice, string> = { chat: '/chat', pages: '/checkout/cep' }
export const voiceOf = (page: Page): Voice => (/\/chat(\/|$)/.test(new URL(page.url()).pathname) ? 'chat' : 'pages')

export const toOtherVoice = (page: Page) =>
  page.getByRole('link', {
    name: voiceOf(page) === 'chat' ? chatTexts.pages : new RegExp(`${checkoutTexts.chat.link}|${plansTexts.chat.link}`),
  })

/** Answers in the current voice until a question has no answer here; returns the answered ones. */
export async function answerAll(page: Page, words: Raw, onScreen?: (keys: Key[]) => Promise<void>): Promise<Key[]> {
  const asked: Key[] = []
  for (let screens = 0, screen = await atRest(page); screens < 60; screens++) {
    if (screen.keys.length === 0 || screen.keys.some((key) => words[key] === undefined)) return asked
    await onScreen?.(screen.keys)
    if (onScreen) screen = await atRest(page)
    if (screen.keys.length === 0) continue
    await say(page, words, screen.keys)
    asked.push(...screen.keys)
    screen = await atRest(page, screen.looks)
  }
  throw new Error('the order never came to an end')
}

/** Answers the questions on screen and waits until that has a visible effect. */
export const answer = (page: Page, words: Raw, keys: Key[]) => moved(page, () => say(page, words, keys))

async function say(page: Page, words: Raw, keys: Key[]) {
  const street = keys.includes('cep') ? page.waitForResponse(/cep\/information/) : null
  await (voiceOf(page) === 'chat' ? sayInChat(page, words, keys) : fillPage(page, words, keys))
  await (await street)?.finished()
  if (street) await shownAgain(page)
}

/** Acts and waits until that has a visible effect. */
export async function moved(page: Page, act: () => Promise<unknown>) {
  const before = await page.evaluate(look, looking)
  await act()
  await page.waitForFunction(look, { ...looking, before: before?.looks ?? '' })
}

/** The open questions on screen, once nothing is pending. */
export const openKeys = async (page: Page) => (await atRest(page)).keys

/** The open questions and the looks of the screen, once nothing is pending and it has changed. */
async function atRest(page: Page, before = ''): Promise<{ keys: Key[]; looks: string }> {
  const seen = await page.waitForFunction(look, { ...looking, before, rests: true })
  await addressWritten(page)
  const { open, looks } = (await seen.jsonValue()) ?? { open: [], looks: '' }
  return { keys: keysIn(questions).filter((key) => open.includes(key)), looks }
}

/** The address changes after the screen's paint. */
const addressWritten = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done))))

const looking = { before: '', rests: false, keys: keysIn(questions), talk: chatTexts.history }

/** The open controls and the looks of the screen; null while unchanged or relevantly pending. */
function look({
  before,
  rests,
  keys,
  talk,
}: {
  before: string
  rests: boolean
  keys: string[]
  talk: string
}): { looks: string; open: string[] } | null {
  const { pathname } = location
  const named = [...document.querySelectorAll('main [name]')].map((control) => ({
    name: control.getAttribute('name') ?? '',
    option: control.matches('[type=radio]') && control.getAttribute('value'),
  }))
  const controls = named.filter(({ name }) => keys.includes(name) || name === 'quiz')
  const looks = [
    pathname,
    document.querySelector('h1')?.textContent,
    document.querySelector('h2')?.textContent,
    ...controls.map(({ name, option }) => `${name}=${option}`),
  ].join('|')
  const open = controls.map(({ name }) => name).filter((name) => keys.includes(name))
  const isTalking = document.querySelector(`[role=feed][aria-label="${talk}"]`) !== null
  const isEnd = /confirmacao(?!-)|pedido-realizado|erro\d|cobertura\/planos/.test(pathname)
  const isStop =
    /oferta-indisponivel|sem-ofertas|sem-cobertura/.test(pathname) && document.querySelector('main h1') !== null
  const awaits =
    isTalking !== /\/chat(\/|$)/.test(pathname) ||
    pathname.includes('verificando') ||
    !(isEnd || isStop || controls.length > 0)
  return looks === before || (rests && awaits) ? null : { looks, open: isEnd ? [] : open }
}

/** Waits until received data is painted. */
const shownAgain = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The id of the order, or of the address without coverage, in this browser. */
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
