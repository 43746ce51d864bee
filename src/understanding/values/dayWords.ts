import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { ofWeek } from './holidays.ts'
import {
  aDay,
  dayAt,
  fromDay,
  mondayOf,
  ofMonth,
  oneDay,
  otherDays,
  timeOf,
  weekdayOf,
  type DaySet,
} from './daySets.ts'
import { dated, dayOfMonth, monthNumber, monthOf, partOfMonth, weekdayOfMonth } from './monthDays.ts'
import { months } from './months.ts'

/** Words at the beginning of a text that name days. `days` is null for a day that does not exist. */
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
/** 'Ter' is also a verb, so that Tuesday's short form needs a time or a day after it. */
const shortTuesday =
  'ter(?=\\.|$|[ ,]+(?:(?:de|a|as|pela|na|no|dia|e|ou) )?(?:manha|tarde|\\d)| (?:a|ate) (?:q|s)|[ ,]+(?:e |ou )?(?:seg|qua|qui|sex|sab)\\b)'
const weekdayName = [
  ...names.map((one) => `${one}s?`),
  'sabadao|domingao',
  `(?:dom|seg|qua|qui|sex|sab|${shortTuesday})\\b\\.?`,
].join('|')
const isPlace = '(?! (?:opcao|data|vaga|visita|vez|via|da lista|quinzena)\\b)'
const name = `(?:(${weekdayName})(?![a-z\\d])${isPlace}(?:[ -]?feiras?\\b)?)`
const monthName = `(${months.map((one) => `${one}|${one.slice(0, 3)}`).join('|')})\\b\\.?`
const end = '(?![\\d:h/]| ?h(?:oras?)?\\b| horas| em ponto| da (?:manha|tarde|noite))'
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
  [
    /^(?:n?o )?(?:fim|final) de semana(?: que vem)?\b|^fds\b|^finais de semana\b/,
    () => ({ days: [onWeekdays([6, 0])] }),
  ],
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
  [
    /^(?:[dn]?[oe] )?(mes que vem|proximo mes|outro mes)\b/,
    ([, of], now) => ({ days: [ofMonth(...monthOf(now, of))] }),
  ],
  [new RegExp(`^${ofThis}mes\\b`), (_, now) => ({ days: [ofMonth(...monthOf(now, 'mes'))] })],
  [
    /^ano que vem\b|^proximo ano\b/,
    (_, now) => ({ days: [fromDay(Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1))] }),
  ],
  [/^(?:n?os? )?(?:(?:outros|demais) dias|resto(?: da semana)?)\b/, () => ({ days: [otherDays] })],
  // Used for 'quarta' and for 'quinta'
  [/^qta\b(?:[ -]?feira\b)?/, () => ({ days: [onWeekdays([3, 4])], isLoose: true })],
  [/^feriados?\b/, () => ({ days: [onWeekdays([0])] })],
  [
    new RegExp(`^(?:de |da |entre )?(?:a )?${name} (?:a|ate(?: a)?|e)(?: a)? ${name}(?! ?\\d)`),
    ([all = '', from, to]) =>
      /^entre|^de |^da | a | ate /.test(all) && !/ e a? ?\d/.test(all) ? range(all, from, to) : null,
  ],
  [
    new RegExp(
      `^(?:entre|d[eo]) (?:o )?(?:dia )?(\\d{1,2}) (?:e|ao?|ate)(?: o)?(?: dia)? (\\d{1,2})(?: d[eo] ${monthName})?${end}`,
    ),
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
    new RegExp(`^(?:[oa] )?(primeir[oa]|ultim[oa]) ${name} (?:de |do )(mes que vem|proximo mes|mes|${monthName})`),
    ([, place, called, of], now) => ({ days: [weekdayOfMonth(monthOf(now, of), weekdayNamed(called), place)] }),
  ],
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
const week = (now: number, weeks: number): DaySet => ({
  from: mondayOf(now, weeks),
  to: mondayOf(now, weeks) + 6 * aDay,
})

function partOfWeek(monday: number, part = ''): DaySet {
  const [first, last] = part === 'meio' ? [1, 3] : part.startsWith('fi') ? [3, 5] : [0, 1]
  return { from: monday + first * aDay, to: monday + last * aDay }
}

const weekdayNamed = (called = '') => names.findIndex((one) => one.startsWith(called.slice(0, 3)))

/** The days in 'De segunda a sexta', 'entre terça e quinta' */
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
  const isEither = suffix.endsWith(' que vem') && !suffix.includes('semana') && weekday > weekdayOf(now)
  const next = timeOf(ofWeek(dayAt(now), weekday, suffix.includes('semana'))) + (isOther ? 7 * aDay : 0)
  const any = { ...onWeekdays([weekday]), day: dayAt(next) }
  if (day === undefined) {
    if (isEither) return { days: [onWeekdays([weekday])], isLoose: true }
    return isOther || suffix !== '' ? { days: [oneDay(dayAt(next))], isLoose: isOther } : { days: [any] }
  }
  const inMonth = month === undefined ? null : /\d/.test(month) ? Number(month) : monthNumber(month)
  const named = inMonth === null ? dayOfMonth(now, Number(day)) : dated(now, Number(day), inMonth)
  const date = dateOf(named)
  if (date === null) return { days: null }
  return date.getUTCDay() === weekday ? { days: [oneDay(named)] } : { days: [any, oneDay(named)], isLoose: true }
}

const existing = (day: Day) => ({ days: dateOf(day) ? [oneDay(day)] : null })
