import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { isKey, type Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { openPlace } from '../../src/funnel/journey/openPlace.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { pathOf } from '../../src/funnel/journey/place.ts'
import { streamings } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import type { aVisit } from './aVisit.tsx'

type Visit = Awaited<ReturnType<typeof aVisit>>

/** The actions at a question before its answer: a part of the answer, then changes of voice. */
export type Step = { part: number; switches: number }

/** Follows these steps through an order until no question, or this one, is open. */
export async function go(visit: Visit, words: Raw, way: readonly Step[], until?: Key) {
  const asked: Key[] = []
  for (let at = 0; at < 20; at++) {
    const { part, switches } = way[at] ?? { part: 0, switches: 0 }
    const key = await openKey(visit)
    if (key === null || key === until) return asked
    asked.push(key)
    const half = beginAnswer(visit, key, words[key] ?? '', part)
    await changeVoice(visit, switches, key, half)
    await answer(visit, key, words)
  }
  throw new Error(`the order never came to an end: ${asked.join(' ')}`)
}

const talks = ({ router }: Visit) => router.state.location.pathname.startsWith('/chat')
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]:not([type=hidden])`)
const composer = () => document.querySelector<HTMLInputElement>('#resposta')
const boxes = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`main input[name="${name}"]`)]

/** The open question, once it can be answered in the current voice. */
async function openKey(visit: Visit): Promise<Key | null> {
  return waitFor(() => {
    const { question, current } = journey(visit.funnel())
    if (current.kind === 'review') return null
    expect(current.kind).toBe('ask')
    expect(question).not.toBeNull()
    if (question) expect(controlOf(visit, question)).not.toBeNull()
    return question
  })
}

function controlOf(visit: Visit, key: Key) {
  if (talks(visit)) return composer()?.name.startsWith(key) ? composer() : null
  return partOf(key) ?? field(`${key}-slot`) ?? document.querySelector(`main fieldset[name="${key}"]`)
}

/** The field of a question, which may be a search or a complement. */
const partOf = (key: Key) => field(key) ?? field(`${key}-search`) ?? field(`${key}-text`)

/** Begins an answer; returns a function that shows how it looks, or null if nothing is half done. */
function beginAnswer(visit: Visit, key: Key, text: string, part: number): (() => unknown) | null {
  const { kind } = questions[key].input
  if (part === 0) return null
  if (kind === 'plans') return beginPlan()
  if (kind === 'slots') return beginChoice(`${key}-slot`, text)
  if (!talks(visit) && (kind === 'days' || kind === 'yesNo' || kind === 'consent')) return beginChoice(key, text)
  const typed = talks(visit) ? composer() : partOf(key)
  if (!typed || typed.type === 'checkbox') return null
  write(typed, text.slice(0, Math.ceil(text.length * part * 0.9)))
  const { value } = typed
  const inTalk = talks(visit)
  const isThere = () => inTalk === talks(visit)
  return () => (isThere() ? expect((inTalk ? composer() : partOf(key))?.value).toContain(value) : null)
}

function beginPlan() {
  const name = streamings.MAX
  fireEvent.click(leverOf(name))
  return () => expect(leverOf(name).checked).toBe(true)
}

/** The switch of a streaming, in a row that is opened first. */
function leverOf(streaming: string): HTMLInputElement {
  const closed = document.querySelectorAll('main fieldset[name=plan] [aria-expanded=false]')
  for (const row of closed) fireEvent.click(row)
  const levers = [...document.querySelectorAll<HTMLInputElement>('main [role=switch]')]
  const found = levers.find(({ labels }) => labels?.[0]?.textContent.trim() === streaming)
  if (!found) throw new Error(`no switch for ${streaming}`)
  return found
}

function beginChoice(name: string, text: string) {
  const box = () => boxes(name).find(({ value, type }) => value === text || type === 'checkbox')
  const first = box()
  if (!first || first.checked) return null
  fireEvent.click(first)
  const inTalk = document.querySelector('[role=feed]') !== null
  return () =>
    (document.querySelector('[role=feed]') !== null) === inTalk ? expect(box()?.checked).toBe(true) : undefined
}

/** Goes to the other voice and back, with a half-given answer. */
async function changeVoice(visit: Visit, times: number, key: Key, half: (() => unknown) | null) {
  for (let time = 0; time < times; time++) {
    const voice = talks(visit) ? 'pages' : 'chat'
    const to = pathOf(openPlace(visit.funnel(), voice))
    const link = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((one) => one.pathname === to)
      if (!found) throw new Error(`no link to ${to}`)
      return found
    })
    act(() => link.click())
    await waitFor(() => expect(controlOf(visit, key)).not.toBeNull())
    if (half) await waitFor(half)
  }
}

async function answer(visit: Visit, key: Key, words: Raw) {
  const { revision } = visit.funnel()
  if (talks(visit)) sayIt(words[key] ?? '')
  else if (questions[key].input.kind === 'plans') takePlan(streamings['globo-play'])
  else fillPage(words)
  await waitFor(() => expect(visit.funnel().revision).not.toBe(revision))
}

function sayIt(text: string) {
  const typed = composer()
  if (!typed?.form) throw new Error('there is no field to answer in')
  write(typed, text)
  fireEvent.submit(typed.form)
}

/** Takes a plan with a streaming of its card. */
function takePlan(streaming: string) {
  if (!leverOf(streaming).checked) fireEvent.click(leverOf(streaming))
  const take = leverOf(streaming).closest('article')?.querySelector<HTMLElement>('button')
  if (take) fireEvent.click(take)
}

export function fillPage(words: Raw) {
  const named = [...document.querySelectorAll<HTMLInputElement>('main form input')]
  for (const input of named) fill(input, words)
  const form = named[0]?.form
  if (form) fireEvent.submit(form)
}

function fill(input: HTMLInputElement, words: Raw) {
  const name = input.name.replace(/-(?:search|slot|text)$/, '')
  const text = isKey(name) ? words[name] : undefined
  if (text === undefined || input.type === 'hidden') return
  const isBox = input.type === 'checkbox' || input.type === 'radio'
  if (!isBox) write(input, text)
  else if (input.checked !== wants(input, text)) fireEvent.click(input)
}

const wants = ({ value, name }: HTMLInputElement, text: string) =>
  name === 'acceptPromotions' ? text === 'sim' : value === text

function write(typed: HTMLInputElement, text: string) {
  fireEvent.input(typed, { target: { value: text } })
}
