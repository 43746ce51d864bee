import { dateOf, dayOf, type Day } from '../../api/contract/values/dates.ts'
import type { Period, Slot } from '../../api/contract/values/values.ts'
import { inDigits } from '../numberWords.ts'
import type { Said } from '../said.ts'
import { filler } from '../smallWords.ts'
import type { Found } from './found.ts'
import { withMonths } from './months.ts'
import { isHoliday, ofWeek } from './calendar.ts'

type Piece = { day: Day } | { period: Period } | { night: true } | { week: true }

/** Days and halves of them: 'terça de manhã', '24/11 à tarde ou quarta de manhã'. Each word is understood, or nothing is. */
export function readVisits(said: Said, today: Day): Found<'schedule'> {
  if (
    /\bsegunda (opcao|data)\b|\b(seg|segunda|ter|terca)(-feira)? a (sex|sexta|sab|sabado|quinta|qui)\b/.test(said.plain)
  )
    return null
  const pieces = piecesOf(said.plain, today)
  if (!pieces || pieces.length === 0) return null
  if (pieces.some((piece) => 'night' in piece)) return { reason: 'schedule.night' }
  const days = pieces.flatMap((piece) => ('day' in piece ? [piece.day] : []))
  if (days.some((day) => dateOf(day) === null)) return { reason: 'date.invalid' }
  if (days.some((day) => timeOf(day) <= timeOf(today))) return { reason: 'schedule.past' }
  if (days.some(isHoliday)) return { reason: 'schedule.sunday' }
  if (days.length === 0) return { reason: 'schedule.empty' }
  if (!pieces.some((piece) => 'period' in piece)) return { reason: 'schedule.period' }
  const value = paired(pieces)
  return value ? { value } : null
}

/** A half belongs to the days just before it, or, where it comes first, to the one after it. */
function paired(pieces: readonly Piece[]): Slot[] | null {
  const [first] = pieces
  const inOrder = first && 'period' in first ? pieces.toReversed() : pieces
  const slots: Slot[] = []
  let days: Day[] = []
  let closed = false
  for (const piece of inOrder) {
    if ('day' in piece) {
      days = closed ? [piece.day] : [...days, piece.day]
      closed = false
    } else if ('period' in piece) {
      slots.push(...days.map((date) => ({ date, period: piece.period })))
      closed = true
    }
  }
  if (!closed) return null
  const all = first && 'period' in first ? slots.toReversed() : slots
  return [...new Map(all.map((slot) => [slot.date + slot.period, slot])).values()]
}

const weekdays = 'domingo segunda terca quarta quinta sexta sabado'.split(' ')
const fillers = new RegExp(
  `^(as \\d{1,2}(?= da (manha|tarde))|${filler}|preferencia|bora|tenho|vir|parte|turno|` +
    'marca|marcar|agenda|agendar|instalar|instalacao|visita|tecnico|consigo|horario|hora|livre|disponivel|estar|proxim[oa]|ano|deste|ou)\\b[\\s,.;:/–-]*|^[\\s,.;:/()–+|-]+',
)

function piecesOf(plain: string, today: Day): Piece[] | null {
  let rest = inDigits(
    withMonths(
      plain
        .replace(
          /\bdepois do (almoco|meio ?dia)\b|\bapos o almoco\b|\bapos (o )?meio ?dia\b|\ba partir (do meio ?dia|das 1[2-7]h?)\b/g,
          'tarde',
        )
        .replace(/\bantes do (almoco|meio ?dia)\b|\bcedinho\b|\bbem cedo\b|\bcedo\b/g, 'manha'),
    ).replace(/\s+/g, ' '),
  ).trim()
  rest = rest.replace(
    /\bdias? (\d{1,2})((?:\s*(?:,|e|ou)\s*\d{1,2})+)(?!\s*[/h:]|\d| de \d)/g,
    (_, first: string, more: string) => `dia ${first}${more.replace(/\d+/g, ' dia $&')}`,
  )
  rest = rest.replace(/(?<![\d/:.-])\b(19|2\d|3[01])(?= (e|ou|de|a|pela|manha|tarde)\b)/g, 'dia $&')
  rest = rest.replace(/(?<=[a-z]{3} (as )?)\b([1-9]|1[0-2]) (horas )?(?=da (manha|tarde)\b)/g, '')
  const pieces: Piece[] = []
  let week = false
  while (rest !== '') {
    const taken = nextPiece(rest, today, week)
    if (taken) {
      if ('week' in taken.piece) week = true
      else pieces.push(taken.piece)
      rest = rest.slice(taken.length)
    } else {
      const skipped = fillers.exec(rest)?.[0].length ?? 0
      if (skipped === 0) return null
      rest = rest.slice(skipped)
    }
  }
  return week && !pieces.some((piece) => 'day' in piece) ? null : pieces
}

type Taken = { piece: Piece; length: number } | null

function nextPiece(rest: string, today: Day, week: boolean): Taken {
  const take = (pattern: RegExp, piece: (found: RegExpExecArray) => Piece | null): Taken => {
    const found = pattern.exec(rest)
    const made = found && piece(found)
    return found && made ? { piece: made, length: found[0].length } : null
  }
  return (
    take(/^([dn]a )?semana que vem\b|^proxima semana\b/, () => ({ week: true })) ??
    take(/^(manha|matutino)\b/, () => ({ period: 'manha' })) ??
    take(/^(tarde|vespertino|tardinha)\b/, () => ({ period: 'tarde' })) ??
    take(/^(noite|noturno|madrugada)\b/, () => ({ night: true })) ??
    take(
      /^(d?as |umas |la pelas )?(\d{1,2})(:\d\d| ?h(?:oras|rs?|\d\d)?| horas)?(?: (?:as|ate as|ate|a) (\d{1,2})(?::\d\d| ?h(?:oras|rs?)?)?)?(?![\da-z/:])/,
      ([, lead, hour, unit, until]) =>
        lead === 'as ' || unit || (lead && until) ? periodAt(Number(hour), until ? Number(until) : undefined) : null,
    ) ??
    take(/^depois de amanha\b/, () => ({ day: after(today, 2) })) ??
    take(/^amanha\b/, () => ({ day: after(today, 1) })) ??
    take(/^hoje\b/, () => ({ day: today })) ??
    take(/^ontem\b/, () => ({ day: after(today, -1) })) ??
    take(/^(?:dia )?(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?![\d:h])/, ([, day, month, year]) => ({
      day: dated(today, Number(day), Number(month), year),
    })) ??
    take(
      /^(?:dia |o dia )?(\d{1,2}) (?:de |do )?(\d{1,2})(?: (?:de |do )?(\d{4}))?(?![\d:h/]| ?h)/,
      ([, day, month, year]) =>
        Number(month) <= 12 && /^(dia |o dia )?\d{1,2} (de |do )/.test(rest)
          ? { day: dated(today, Number(day), Number(month), year) }
          : null,
    ) ??
    take(/^dias? (\d{1,2})\b(?! ?[h:])/, ([, day]) => ({ day: dayOfMonth(today, Number(day)) })) ??
    weekdayAt(rest, today, week)
  )
}

function weekdayAt(rest: string, today: Day, week: boolean): Taken {
  for (const [weekday, name] of weekdays.entries()) {
    const found = new RegExp(
      `^(?:${name}|${name.slice(0, 3)}|${weekday + 1}[aª])(?![a-z0-9])(?:[ -]?feira\\b)?( que vem| da semana que vem|` +
        ' da proxima semana)?(?:,? ?(?:dia )?\\(?(\\d{1,2})(?:(?:[/.]|\\s+(?:de|do)\\s+)(\\d{1,2}))?\\)?(?![\\d:h]|' +
        ' ?h))?',
    ).exec(rest)
    if (!found) continue
    const day = ofWeek(today, weekday, week || /semana/.test(found[1] ?? ''))
    if (found[1] === ' que vem' && weekday > (dateOf(today)?.getUTCDay() ?? 7)) return null
    if (found[2] === undefined) return { piece: { day }, length: found[0].length }
    const named =
      found[3] === undefined ? dayOfMonth(today, Number(found[2])) : dated(today, Number(found[2]), Number(found[3]))
    return dateOf(named)?.getUTCDay() === weekday ? { piece: { day: named }, length: found[0].length } : null
  }
  return null
}

const periodAt = (hour: number, until?: number): Piece | null =>
  hour >= 7 && hour <= 12 && (until === undefined ? hour < 12 : until <= 12)
    ? { period: 'manha' }
    : hour >= 12 && hour <= 18 && until !== 12 && (until ?? 0) <= 18 && (hour > 12 || until !== undefined)
      ? { period: 'tarde' }
      : null

const two = (n: number) => String(n).padStart(2, '0')
const timeOf = (day: Day) => dateOf(day)?.getTime() ?? Number.NaN
const after = (day: Day, days: number) => dayOf(new Date(timeOf(day) + days * 86_400_000))

/** This month's day, or next month's where this one has passed. */
function dayOfMonth(today: Day, day: number): Day {
  const now = new Date(timeOf(today))
  const next = day > now.getUTCDate() ? 0 : 1
  return dated(today, day, ((now.getUTCMonth() + next) % 12) + 1)
}

/** The year of a day that names none is the one in which it is nearest ahead, within half a year. */
function dated(today: Day, day: number, month: number, year?: string): Day {
  const now = new Date(timeOf(today))
  const next = now.getUTCMonth() + 1 - month > 6 ? 1 : 0
  const full = year?.length === 2 ? `20${year}` : (year ?? now.getUTCFullYear() + next)
  return `${two(day)}/${two(month)}/${full}`
}
