import { flows } from '../../src/content/flows/flows.ts'
import type { addressQuestions } from '../../src/content/questions/addressQuestions.ts'
import type { Screen } from '../../src/content/flows/screen.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import type { orderQuestions } from '../../src/content/questions/orderQuestions.ts'
import type { personQuestions } from '../../src/content/questions/personQuestions.ts'
import { saying } from '../../src/content/questions/question.ts'
import { questions } from '../../src/content/questions/questions.ts'

const screens = flows.order.screens.filter(({ kind }) => kind === 'ask')
/** The questions that a screen asks in words. */
export const askedOn = ({ asks }: Pick<Screen, 'asks'>) => asks.filter((key) => !questions[key].volunteered)
const keys = screens.flatMap(askedOn)

/** The questions of a plain order from one to another, in their order. */
export const questionsFrom = (first: Key, last: Key): readonly Key[] => keys.slice(placeOf(first), placeOf(last) + 1)

function placeOf(key: Key): number {
  if (!keys.includes(key)) throw new Error(`A plain order does not ask ${key}`)
  return keys.indexOf(key)
}

export const questionsBetween = (first: Key, last: Key) => questionsFrom(first, last).slice(1, -1)

export const questionAfter = (key: Key): Key => keys[keys.indexOf(key) + 1] ?? key
export const wordsAfter = (key: Key) => saying(questions[questionAfter(key)].say, {}, {})

const byHand = ['state', 'city', 'neighborhood', 'street', 'block', 'lot'] as const
export type ByHand = (typeof byHand)[number]
/** Asked only if a CEP has no street. */
export const isByHand = (key: Key) => byHand.some((one) => one === key)

/** The questions of a plain order whose answers the browser never stores. */
export const privateQuestions = keys.filter((key) => questions[key].private)
export const firstPrivate = privateQuestions[0] ?? 'birthDate'

type Rows = typeof addressQuestions & typeof personQuestions & typeof orderQuestions
/** Every question whose answer the browser never stores, of any flow. */
export type PrivateKey = { [K in keyof Rows]: Rows[K] extends { private: string } ? K : never }[keyof Rows]

/** The last question: the visit, or one on its screen. */
export const lastQuestion = keys.at(-1) ?? 'schedule'

/** The screens of a plain order with these questions. */
export const screensFrom = (first: Key, last: Key) =>
  screens.filter(({ asks }) => asks.some((key) => questionsFrom(first, last).includes(key)))

/** Each screen from one question to another, with the screen before it. */
export const neighbours = (first: Key, last: Key) => {
  const asking = screensFrom(first, last)
  return asking.slice(1).map((screen, at) => [asking[at] ?? screen, screen] as const)
}

/** The screen of a plain order that asks a question. */
export const screenOf = (key: Key) => screensFrom(key, key)[0]
export const screenAfter = (key: Key) => screensFrom(key, lastQuestion)[1]?.id

export function pathAfter(id: string): string {
  const at = screens.findIndex((screen) => screen.id === id)
  return screens[at + 1]?.path ?? ''
}
