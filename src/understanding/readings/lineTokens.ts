import { expandShortForms } from '../line/expandShortForms.ts'
import { numberNames } from '../line/numberWords.ts'
import { normalized, type Said } from '../line/normalizeText.ts'
import { once } from '../once.ts'
import { fromEmoji, withoutTypos } from '../line/typos.ts'
import { months } from '../values/months.ts'
import { endsAsName, usualNames } from '../values/usualNames.ts'
import { wordClasses, type WordClass } from './wordClasses.ts'

/** A word, a run of digits, a sign or an e-mail address, with its position, usual form and classes. */
export type Token = {
  from: number
  to: number
  kind: 'word' | 'digits' | 'sign' | 'mail'
  word: string
  classes: readonly string[]
}
/** A text with its tokens. */
export type Line = { said: Said; tokens: readonly Token[] }

const piece = /[^\s@,;:()<>"]+@[^\s,;:()<>"]+|\d+|[a-z]+(?:['’][a-z]+)*|[^\sa-z\d]/g

export function lineOf(text: string): Line {
  const said = normalized(withoutTypos(fromEmoji(text)))
  return { said, tokens: [...said.plain.matchAll(piece)].map((match) => tokenOf(match[0], match.index)) }
}

function tokenOf(raw: string, from: number): Token {
  const to = from + raw.length
  if (raw.includes('@') && raw.length > 1) return { from, to, kind: 'mail', word: '<mail>', classes: [] }
  if (/^\d/.test(raw)) return { from, to, kind: 'digits', word: `#${Math.min(raw.length, 12)}`, classes: ['NUM'] }
  if (!/^[a-z]/.test(raw)) return { from, to, kind: 'sign', word: raw === '\n' ? ';' : raw, classes: [] }
  const full = expandShortForms(raw).replaceAll(' ', '_')
  const word = classesByWord.has(full) ? full : (slipOf(full) ?? full)
  return { from, to, kind: 'word', word, classes: classesOf(word) }
}

const classesByWord = new Map<string, readonly string[]>()
for (const [name, words] of Object.entries(wordClasses))
  for (const word of words.split(/\s+/)) classesByWord.set(word, [...(classesByWord.get(word) ?? []), name])
for (const month of months) classesByWord.set(month, [...(classesByWord.get(month) ?? []), 'MONTH'])
for (const number of numberNames) classesByWord.set(number, [...(classesByWord.get(number) ?? []), 'NUM'])

const name = ['NAME']
const unknown: readonly string[] = []
function classesOf(word: string): readonly string[] {
  const known = classesByWord.get(word)
  if (known) return known
  return usualNames.has(word) || (word.length > 4 && endsAsName.test(word)) ? name : unknown
}

/** Returns whether a token is in one of these classes. */
export const isOf =
  (...classes: readonly WordClass[]) =>
  (token: Token): boolean =>
    classes.some((each) => token.classes.includes(each))

/** A word without its inflection, roughly. */
export const stemOf = (word: string) =>
  word.length > 4
    ? word
        .replace(/(oes|ao)$/, 'ao')
        .replace(/s$/, '')
        .slice(0, word.length > 7 ? 6 : 5)
    : word

/** The known words that are long enough for typos. */
const long = [...classesByWord.keys()].filter((word) => word.length >= 6)
const slips = new Map<string, string | null>()

/** The one known word that is a typo away. */
function slipOf(word: string): string | null {
  if (word.length < 6 || usualNames.has(word)) return null
  return once(slips, word, () => {
    const [one, ...others] = long.filter((known) => known[0] === word[0] && isSlip(word, known))
    return one !== undefined && others.length === 0 ? one : null
  })
}

/** Whether one letter is added, missing, wrong or swapped. Endings do not count, as they may be inflections. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (at >= Math.min(a.length, b.length) - 1) return false
  const [x, y] = [a.slice(at), b.slice(at)]
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || isSwapped
}
