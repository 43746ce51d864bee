import type { Key } from '../../content/questions/answers.ts'
import { months } from '../values/months.ts'

/** Replaces a part of a number: 'o DDD é 35', 'final 38', '99145-7738', or digits at the place that they fit best. */
export function withNumberPart(key: Key, old: string, told: string, denied: string): string | null {
  const area = key === 'phone' ? figuresIn(ahead.exec(told)?.[1]) : ''
  const end = figuresIn(ending.exec(told)?.slice(1).find(Boolean))
  const pieces = (told.match(/\d+(?:[ .-]\d+)*(?![a-z\d])/g) ?? [])
    .map(figuresIn)
    .filter((one) => one !== area && one !== end)
  const local = key === 'phone' ? pieces.find((piece) => isLocal.test(piece)) : undefined
  const based = put(local ? put(old, 2, local).slice(0, 2 + local.length) : old, 0, area)
  if (end !== '') return put(based, based.length - end.length, end)
  if (area !== '' || local !== undefined) return based
  const [piece = '', ...others] = pieces
  const isPart = others.length === 0 && piece.length > (key === 'cep' ? 2 : 1) && piece.length <= old.length - 2
  return isPart ? fitted(old, piece, denied) : null
}

/** A telephone without its area. */
export const isLocal = /^(?:9\d{8}|[2-5]\d{7})$/
/** Matches 'O DDD tava errado, é 17' */
const ahead = /\bddd\b\D*\b([1-9]\d)\b/
/** Matches 'Termina em 68', '4567 no final' */
const ending =
  /\b(?:final|fim|termina\w*|ultim\w+|digito)\b\D{0,24}\b(\d{1,6})\b(?![ .-]\d)|\b(\d{2,6}) (?:no|e o) (?:final|fim)\b/
const figuresIn = (words = '') => words.replace(/\D/g, '')
const put = (old: string, at: number, piece: string) => old.slice(0, at) + piece + old.slice(at + piece.length)

/** Puts a piece in the place of the denied one, or where it changes the fewest digits, else at the end. */
function fitted(old: string, piece: string, denied: string): string | null {
  if (denied.length === piece.length && old.includes(denied)) return put(old, old.lastIndexOf(denied), piece)
  const last = old.length - piece.length
  const [best] = placesOf(old, piece, [...Array(last + 1).keys()].toReversed())
  if (!best || best.changes === 0) return null
  return put(old, best.changes * 2 <= piece.length ? best.at : last, piece)
}

const placesOf = (old: string, piece: string, places: readonly number[]) =>
  places
    .map((at) => ({ at, changes: changesTo(old.slice(at, at + piece.length), piece) }))
    .toSorted((a, b) => a.changes - b.changes)

/** Swapped digits count as one change. */
const changesTo = (old: string, piece: string) =>
  old !== piece && [...old].toSorted().join('') === [...piece].toSorted().join('')
    ? 1
    : [...piece].filter((digit, at) => digit !== old[at]).length

/** A date with a corrected day, month or year; a bare number replaces the part that it resembles most. */
export function withDatePart(old: string, told: string): string | null {
  const plain = told.replace(monthName, (name) => `/ ${months.indexOf(name) + 1}`)
  const digits = figuresIn(old)
  const [, day, month] = dayAndMonth.exec(plain) ?? []
  const named = [
    [0, two(dayNamed.exec(plain)?.[1] ?? day)],
    [2, two(monthNamed.exec(plain)?.[1] ?? month)],
    [4, yearNamed.exec(plain)?.slice(1).find(Boolean)?.padStart(4, '19') ?? ''],
  ] as const
  const anew = named.reduce((all, [at, piece]) => put(all, at, piece), digits)
  const bare = [...new Set((plain.match(/\b\d{1,2}\b/g) ?? []).map(two))]
  const [best, next] = placesOf(digits, bare[0] ?? '', Number(bare[0]) < 13 ? [0, 2, 6] : [0, 6])
  const isPart = bare.length === 1 && best && best.changes > 0 && best.changes !== next?.changes
  const date = anew === digits && isPart ? put(digits, best.at, bare[0] ?? '') : anew
  return `${date.slice(0, 2)}/${date.slice(2, 4)}/${date.slice(4)}`
}

const monthName = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')
const two = (number?: string) => number?.padStart(2, '0') ?? ''
const dayAndMonth = /(?<!\/ )\b(\d{1,2}) ?(?:de )?\/ ?(\d{1,2})\b/
const dayNamed = /\bdia\b\D{0,8}\b(\d{1,2})\b/
const monthNamed = /(?:\bmes\b\D{0,8}\b|\/ )(\d{1,2})\b/
/** Matches 'Sou de 94' */
const yearNamed = /\b((?:19|20)\d\d)\b|\bano\b\D{0,12}\b(\d\d)\b|\b(?:sou|nasci|e|era) (?:de|em) (\d\d)$/
