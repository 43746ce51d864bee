import { dateOf, type Day } from '../api/contract/values/dates.ts'
import { months } from './values/months.ts'

/** Which days and halves of them words leave open: each is free to be any where it is not named. */
export type DaysMeant = { from: number; to: number; weekdays: readonly number[]; halves: readonly string[] }

/** The days that words speak of loosely, such as 'semana que vem' or 'depois do dia 28'; null where they name none. */
export function daysMeant(words: string, today: Day): DaysMeant | null {
  const range = rangeIn(words, new Date(timeOf(today)))
  const halves = [...words.matchAll(half)].map(([, name = '']) => name)
  const weekdays = names.flatMap((name, day) => (words.includes(name) ? [day] : []))
  if (!range && halves.length + weekdays.length === 0) return null
  return { from: 0, to: Infinity, ...range, weekdays, halves }
}

/** Words without those that speak of days. */
export const withoutDays = (words: string) => spans.reduce((left, span) => left.replaceAll(span, ' '), words)

export const timeOf = (day: Day) => dateOf(day)?.getTime() ?? 0
export const weekdayOf = (day: Day) => new Date(timeOf(day)).getUTCDay()

const names = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const half = /\b(manha|tarde)s?\b/g
const laterThanThisWeek =
  /\b(?:nao (?:posso|consigo|da|vou poder)|depois) [dn]?es[st][ae] semana\b|\b[dn]?es[st][ae] semana (?:eu )?nao\b/g
const nextWeek = /\b(?:semana que vem|proxima semana|outra semana|semana seguinte)\b/g
const nextMonth = /\b(?:mes que vem|proximo mes|outro mes)\b/g
const fromDay = /\b(depois|a partir) d[oe] (?:dia )?(\d{1,2})\b/g
const monthNamed = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')
const weekday = new RegExp(`\\b(?:${names.join('|')})s?(?: feira)?\\b`, 'g')
const spans = [laterThanThisWeek, nextWeek, nextMonth, fromDay, monthNamed, weekday, half]

function rangeIn(words: string, now: Date): Pick<DaysMeant, 'from' | 'to'> | null {
  const [year, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth()]
  const monday = now.getTime() + (7 - ((now.getUTCDay() + 6) % 7)) * aDay
  if (words.search(laterThanThisWeek) >= 0) return { from: monday, to: Infinity }
  if (words.search(nextWeek) >= 0) return { from: monday, to: monday + 6 * aDay }
  if (words.search(nextMonth) >= 0) return ofMonth(year, thisMonth + 1)
  const named = months.findIndex((name) => words.split(' ').includes(name))
  if (named >= 0) return ofMonth(named < thisMonth ? year + 1 : year, named)
  const [, after, count] = [...words.matchAll(fromDay)][0] ?? []
  const day = Number(count)
  const ofDay = thisMonth + (day < now.getUTCDate() ? 1 : 0)
  return count === undefined ? null : { from: Date.UTC(year, ofDay, after === 'depois' ? day + 1 : day), to: Infinity }
}

const ofMonth = (year: number, month: number) => ({ from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 0) })
const aDay = 86_400_000
