import { dateOf, type Day } from '../api/contract/values/dates.ts'
import type { Bookable } from '../api/contract/schedule.ts'
import { wordSet, smallWords } from './smallWords.ts'

const any = /\bqualquer\b|\btanto faz\b|\bindiferente\b|\bquando (?:der|puder\w*|quiser\w*)\b/
const soonest =
  /\b(?:assim|logo) que (?:der|puder\w*|possivel)\b|\b[oa] (?:mais (?:cedo|rapid[oa]|proxim[oa])|primeir[oa])\b|\bo? ?quanto antes\b/
const nextWeek = /\b(?:semana que vem|proxima semana)\b/
const thisWeek = /\b[dn]?es[st]a semana\b/
const half = /\b(manha|tarde)s?\b/g
const around = wordSet(
  'ou horario hora periodo data visita vaga opcao pode possivel livre disponivel tiver',
  smallWords,
)

/**
 * The visits that loose words take: the soonest one, or the first three of any, in the half and the week that they
 * name. None are left where nothing is free then; null where the words say something else.
 */
export function anyVisit(plain: string, visits: readonly Bookable[], today: Day): Bookable[] | null {
  const halves = [...plain.matchAll(half)].map(([, name]) => name)
  // On a Sunday 'essa semana' is the one that comes, too
  const week = weekOf(today) + (nextWeek.test(plain) || dateOf(today)?.getUTCDay() === 0 ? 1 : 0)
  const hasWeek = nextWeek.test(plain) || thisWeek.test(plain)
  const rest = [any, soonest, nextWeek, thisWeek, half].reduce((words, known) => words.replace(known, ' '), plain)
  const isLoose = any.test(plain) || soonest.test(plain)
  if (!isLoose || !rest.split(/[\s,.!]+/).every((word) => word === '' || around.has(word))) return null
  return visits
    .filter(({ free, date, period }) => free && (!hasWeek || weekOf(date) === week) && isOf(halves, period))
    .slice(0, soonest.test(plain) ? 1 : 3)
}

const isOf = (halves: readonly unknown[], period: string) => halves.length === 0 || halves.includes(period)

/** The number of a week, which begins on a Monday. The first day of all was a Thursday. */
const weekOf = (day: Day) => Math.floor(((dateOf(day)?.getTime() ?? 0) / 86_400_000 + 3) / 7)
