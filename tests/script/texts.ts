import { spokenBy } from './samples.ts'

/** A text of the product and its path among the texts. */
export type Text = { at: string; text: string }

/** Every text of a place, in order and once. Functions are called with samples; addresses and codes are left out. */
export function textsIn(place: object): Text[] {
  const all = Object.entries(place)
    .flatMap(([name, value]) => found(value, name))
    .filter(({ text }) => /\p{L}/u.test(text))
  return [...Map.groupBy(all, ({ text }) => text).values()].flatMap(([first]) => (first ? [first] : []))
}

function found(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (isSpoken(value)) return spokenBy(value, at).flatMap((said) => found(said, at))
  if (Array.isArray(value)) return value.flatMap((each, index) => found(each, `${at}.${index + 1}`))
  if (typeof value !== 'object' || value === null || value instanceof Map) return []
  return Object.entries(value)
    .filter(([key]) => !silent.has(key))
    .flatMap(([key, each]) => found(each, `${at}.${key}`))
}

/** Names of values that visitors never read. */
const silent = new Set([
  'href',
  'to',
  'alias',
  'kind',
  'mask',
  'inputMode',
  'autoComplete',
  'type',
  'step',
  'slug',
  'id',
  'privacyPolicy',
])

const isSpoken = (value: unknown): value is (...said: never[]) => unknown => typeof value === 'function'
