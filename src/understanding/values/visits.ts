import type { Day } from '../../api/contract/values/dates.ts'
import { mostVisits, type Slot } from '../../api/contract/values/valueRules.ts'
import type { Said } from '../line/normalizeText.ts'
import { isIn, readAmidTalk, readAvailability, type Availability } from './availability.ts'
import { everyDay, isClosed, timeOf } from './daySets.ts'
import type { Found } from './readerResult.ts'

/** Definite visits: '24/11 à tarde ou quarta de manhã'. Else the reason of a refusal, or null. */
export function readVisits(said: Said, today: Day): Found<'schedule'> {
  const availability = readAvailability(said.plain.replace(fromBefore, ' '), today)
  return availability?.isPlain && availability.isSure ? plainVisits(availability, today) : null
}

/** Visits that are named among other talk, for a read-back. */
export function visitsAmidTalk({ plain }: Said, today: Day): readonly Slot[] {
  const availability = readAmidTalk(plain, today)
  const read = availability && plainVisits(availability, today)
  return read && 'value' in read && typeof read.value === 'object' ? read.value : []
}

/** Drops the old day: 'De quarta para sexta' is Friday. */
const fromBefore =
  /\bd[ea] (?:segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?(?: (?:de manha|a tarde|de tarde))? (?=(?:para|pra)\b)/

/** The visits of a definite wish in which each has a day and a half. */
function plainVisits({ wishes, excluded, wants, isPlain }: Availability, today: Day): Found<'schedule'> {
  const spans = wishes.flat()
  if (!isPlain || (spans.length === 0 && !wants.has('noDay'))) return null
  if (wants.has('night')) return { reason: 'schedule.night' }
  if (wants.has('noDay')) return { reason: 'date.invalid' }
  if (spans.some(({ days: { day } }) => day !== undefined && timeOf(day) <= timeOf(today)))
    return { reason: 'schedule.past' }
  if (spans.some(({ days }) => days.day !== undefined && isClosed(days))) return { reason: 'schedule.sunday' }
  if (spans.every((span) => span.days === everyDay)) return { reason: 'schedule.empty' }
  if (spans.some((span) => span.days.day === undefined)) return null
  if (spans.every(({ periods }) => periods === null)) return { reason: 'schedule.period' }
  const value = spans.flatMap(({ days: { day }, periods }): Slot[] =>
    day === undefined || periods === null ? [] : periods.map((period) => ({ date: day, period })),
  )
  const isWhole = spans.every(({ periods }) => periods !== null && periods.length > 0)
  const left = value.filter((slot) => !excluded.some((span) => isIn(span, slot)))
  const once = [...new Map(left.map((slot) => [slot.date + slot.period, slot])).values()]
  if (once.length > mostVisits) return { reason: 'schedule.many' }
  return isWhole && once.length > 0 ? { value: once } : null
}
