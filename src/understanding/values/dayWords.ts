import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { ofWeek } from './calendar.ts'
import { aDay, dayAt, fromDay, mondayOf, ofMonth, oneDay, timeOf, weekdayOf, type DaySet } from './daySets.ts'
import { months } from './months.ts'

/** Words at the beginning of a text that name days. Null in `days` is a day that does not exist. */
export type DaysRead = { length: number; days: readonly DaySet[] | null; isLoose?: boolean }

type Reader = [RegExp, (found: readonly (string | undefined)[], today: number) => Omit<DaysRead, 'length'> | null]

/** The days that a text begins with. */
export function daysAt(rest: string, today: Day): DaysRead | null {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(rest)
    const days = found && read(found, timeOf(today))
    if (found && days) return { ...days, length: found[0].length }
  }
  return null
}

const names = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
/** 'Ter' is also a verb. */
const shortTuesday =
  'ter(?=\\.|$|[ ,]+(?:(?:de|a|as|pela|na|no|dia|e|ou) )?(?:manha|tarde|\\d)| (?:a|ate) (?:q|s)|[ ,]+(?:e |ou )?(?:seg|qua|qui|sex|sab)\\b)'
const name = `(?:(${names.map((one) => `${one}s?`).join('|')}|dom|seg|qua|qui|sex|sab|${shortTuesday})\\b(?! (?:opcao|data|vaga|visita|vez|via|da lista|quinzena)\\b)\\.?(?:[ -]?feiras?\\b)?)`
const monthName = `(${months.map((one) => `${one}|${one.slice(0, 3)}`).join('|')})\\b\\.?`
const end = '(?![\\d:h/]| ?h(?:oras?)?\\b| horas| da (?:manha|tarde|noite))'
const ofThis = '(?:(?:n|d)?(?:ess|est)[ae] )'
const inOrOf = '(?:n[oa]s? |d[oae]s? |em |para |durante )?(?:[oa]s? )?'
const weekThatComes = '(?:semana que vem|semana que entra|proxima semana|outra semana|semana seguinte)'

const readers: readonly Reader[] = [
  [/^(?:uma? )?vespera de natal\b/, (_, now) => ({ days: [oneDay(dated(now, 24, 12))], isLoose: true })],
  [/^natal\b/, (_, now) => ({ days: [oneDay(dated(now, 25, 12))], isLoose: true })],
  [/^depois de amanha\b/, (_, now) => ({ days: [oneDay(dayAt(now + 2 * aDay))] })],
  [/^amanha\b/, (_, now) => ({ days: [oneDay(dayAt(now + aDay))] })],
  [/^hoje\b/, (_, now) => ({ days: [oneDay(dayAt(now))] })],
  [/^ontem\b/, (_, now) => ({ days: [oneDay(dayAt(now - aDay))] })],
  [
    /^(?:daqui|depois de|em|mais)(?: a| uns| umas)? (\d{1,2}) (dia|semana)s?\b/,
    ([, count, unit], now) => ({ days: [fromDay(now + Number(count) * (unit === 'dia' ? 1 : 7) * aDay)] }),
  ],
  [/^(?:n?o )?(?:fim|final) de semana(?: que vem)?\b|^fds\b|^finais de semana\b/, () => ({ days: [onWeekdays([6, 0])] })],
  [
    new RegExp(`^${inOrOf}(comeco|inicio|meio|fim|final) d[ae] (?:semana que vem|proxima semana)\\b`),
    ([, part], now) => ({ days: [partOfWeek(mondayOf(now, 1), part)] }),
  ],
  [
    new RegExp(`^${inOrOf}(comeco|inicio|meio|fim|final) d(?:a|est?a|essa) semana\\b`),
    ([, part]) => ({ days: [onWeekdays(part === 'meio' ? [2, 3, 4] : part?.startsWith('fi') ? [4, 5] : [1, 2])] }),
  ],
  [/^(?:dias? de|durante a|meio de) semana\b|^dias? ut(?:eis|il)\b/, () => ({ days: [onWeekdays([1, 2, 3, 4, 5])] })],
  [new RegExp(`^(?:[dn]?[ao]s? )?${weekThatComes}\\b`), (_, now) => ({ days: [week(now, 1)] })],
  [
    new RegExp(`^(?:${ofThis}|mesma |toda? )(?:mesma )?semana\\b`),
    (_, now) => ({ days: [{ ...week(now, weekdayOf(now) === 0 ? 1 : 0), from: now }] }),
  ],
  [
    new RegExp(
      `^${inOrOf}(comeco|inicio|meio|meados|fim|final|primeiros dias|1 dias|primeira semana|primeira quinzena|segunda quinzena|ultima semana) ` +
        `(?:de |do |d?est?e |desse )(mes que vem|proximo mes|mes|ano|${monthName})`,
    ),
    ([, part, of], now) => ({ days: [partOfMonth(monthOf(now, of), part)] }),
  ],
  [/^(?:[dn]?[oe] )?(mes que vem|proximo mes|outro mes)\b/, ([, of], now) => ({ days: [ofMonth(...monthOf(now, of))] })],
  [new RegExp(`^${ofThis}mes\\b`), (_, now) => ({ days: [ofMonth(...monthOf(now, 'mes'))] })],
  [
    /^ano que vem\b|^proximo ano\b/,
    (_, now) => ({ days: [fromDay(Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1))] }),
  ],
  [/^feriados?\b/, () => ({ days: [onWeekdays([0])] })],
  [
    new RegExp(`^(?:de |da |entre )?(?:a )?${name} (?:a|ate(?: a)?|e)(?: a)? ${name}(?! ?\\d)`),
    ([all = '', from, to]) => (/^entre|^de |^da | a | ate /.test(all) && !/ e a? ?\d/.test(all) ? range(all, from, to) : null),
  ],
  [
    new RegExp(`^(?:entre|d[eo]) (?:o )?(?:dia )?(\\d{1,2}) (?:e|ao?|ate)(?: o)?(?: dia)? (\\d{1,2})(?: d[eo] ${monthName})?${end}`),
    ([all = '', from, to, of], now) =>
      of === undefined && !all.includes('dia') && Number(to) <= 18 ? null : { days: [fromTo(now, from, to, of)] },
  ],
  [
    new RegExp(`^(?:dia )?(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})(?:\\s?[/.-]\\s?(\\d{4}|\\d{2}))?(?![\\d:h])`),
    ([, day, month, year], now) => existing(dated(now, Number(day), Number(month), year)),
  ],
  [
    new RegExp(`^(?:o )?(?:dia )?(\\d{1,2})(?: d[eo])? ?${monthName}(?: (?:de |do )?(\\d{4}))?`),
    ([, day, month, year], now) => existing(dated(now, Number(day), monthNumber(month), year)),
  ],
  [
    /^(?:o )?(?:dia )?(\d{1,2}) (?:de|do)(?: mes)? (\d{1,2})(?: (?:de |do )?(\d{4}))?(?![\d:h/]| ?h)/,
    ([, day, month, year], now) =>
      Number(month) <= 12 ? existing(dated(now, Number(day), Number(month), year)) : null,
  ],
  [new RegExp(`^dias? (\\d{1,2})\\b${end}`), ([, day], now) => existing(dayOfMonth(now, Number(day)))],
  [
    new RegExp(
      `^(outra )?${name}(,? que vem|,? da (?:semana que vem|proxima semana|outra semana))?` +
        `(?:,? ?\\(?(?:d?ia )?(\\d{1,2})(?:(?:[/.]|\\s+(?:de|do)\\s+| )(\\d{1,2}|${monthName}))?(?:[/.]\\d{2,4})?\\)?${end}(?!\\d))?`,
    ),
    ([, other, called, suffix, day, month], now) => onWeekday(now, other !== undefined, called, suffix, day, month),
  ],
  [new RegExp(`^(?:em |de )?(${months.join('|')})\\b`), ([, of], now) => ({ days: [ofMonth(...monthOf(now, of))] })],
]

const onWeekdays = (weekdays: readonly number[]): DaySet => ({ from: 0, to: Infinity, weekdays })
const week = (now: number, weeks: number): DaySet => ({ from: mondayOf(now, weeks), to: mondayOf(now, weeks) + 6 * aDay })

function partOfWeek(monday: number, part = ''): DaySet {
  const [first, last] = part === 'meio' ? [1, 3] : part.startsWith('fi') ? [3, 5] : [0, 1]
  return { from: monday + first * aDay, to: monday + last * aDay }
}

function partOfMonth([year, month]: [number, number], part = ''): DaySet {
  if (part === 'segunda quinzena') return ofMonth(year, month, 16)
  if (part === 'primeira quinzena') return ofMonth(year, month, 1, 15)
  if (part === 'primeira semana') return ofMonth(year, month, 1, 7)
  if (/^(fi|ultima)/.test(part)) return ofMonth(year, month, 21)
  return part.startsWith('me') ? ofMonth(year, month, 11, 20) : ofMonth(year, month, 1, 10)
}

/** The next month of this name, or the one that comes, or this one. */
function monthOf(now: number, named = ''): [number, number] {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()]
  if (named === 'mes') return [year, month]
  if (named === 'ano') return [year, 11]
  if (named.includes('mes')) return [year, month + 1]
  const of = monthNumber(named) - 1
  return [of < month ? year + 1 : year, of]
}

const monthNumber = (named = '') => months.findIndex((one) => one.startsWith(named.slice(0, 3))) + 1
const weekdayNamed = (called = '') => names.findIndex((one) => one.startsWith(called.slice(0, 3)))

/** 'De segunda a sexta', 'entre terça e quinta'. */
function range(all: string, from?: string, to?: string): Omit<DaysRead, 'length'> | null {
  const [first, last] = [weekdayNamed(from), weekdayNamed(to)]
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((one) => one >= first && one <= last)
  return first < last && !(/ e /.test(all) && !all.startsWith('entre')) ? { days: [onWeekdays(weekdays)] } : null
}

function fromTo(now: number, from?: string, to?: string, of?: string): DaySet {
  const ends = [from, to].map((day) =>
    timeOf(of === undefined ? dayOfMonth(now, Number(day)) : dated(now, Number(day), monthNumber(of))),
  )
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

function onWeekday(now: number, isOther: boolean, called = '', suffix = '', day?: string, month?: string) {
  const weekday = weekdayNamed(called)
  // On a Monday 'quinta que vem' may be this one or the next
  const isEither = / que vem$/.test(suffix) && !suffix.includes('semana') && weekday > weekdayOf(now)
  const next = timeOf(ofWeek(dayAt(now), weekday, suffix.includes('semana'))) + (isOther ? 7 * aDay : 0)
  const any = { ...onWeekdays([weekday]), day: dayAt(next) }
  if (day === undefined) {
    if (isOther || suffix.includes('semana')) return { days: [oneDay(dayAt(next))], isLoose: isOther }
    return isEither ? { days: [onWeekdays([weekday])], isLoose: true } : { days: [any] }
  }
  const inMonth = month === undefined ? null : /\d/.test(month) ? Number(month) : monthNumber(month)
  const named = inMonth === null ? dayOfMonth(now, Number(day)) : dated(now, Number(day), inMonth)
  const date = dateOf(named)
  if (date === null) return { days: null }
  return date.getUTCDay() === weekday ? { days: [oneDay(named)] } : { days: [any, oneDay(named)], isLoose: true }
}

const existing = (day: Day) => ({ days: dateOf(day) ? [oneDay(day)] : null })
const two = (n: number) => String(n).padStart(2, '0')

/** This month's day, or next month's where this one has passed. */
function dayOfMonth(now: number, day: number): Day {
  const date = new Date(now)
  const next = day > date.getUTCDate() ? 0 : 1
  return dated(now, day, ((date.getUTCMonth() + next) % 12) + 1)
}

/** The year of a day that names none is the one in which it is nearest ahead, within half a year. */
function dated(now: number, day: number, month: number, year?: string): Day {
  const date = new Date(now)
  const next = date.getUTCMonth() + 1 - month > 6 ? 1 : 0
  const full = year?.length === 2 ? `20${year}` : (year ?? date.getUTCFullYear() + next)
  return `${two(day)}/${two(month)}/${full}`
}

