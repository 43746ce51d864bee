import { ageRefusal } from '../../api/contract/values/ageRefusal.ts'
import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, type Said } from '../line/normalizeText.ts'
import { filler } from '../line/smallWords.ts'
import type { Found } from './readerResult.ts'
import { withMonths } from './months.ts'

const atStart = /^\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(\d{4}|\d{2})(?![\d/-])/
const fillers = new RegExp(
  `\\b(${filler}|nasci|nascid[oa]|nascimento|ano|aos|dias|mes|barra|traco|ponto|segunda|terca|quarta|` +
    'quinta|sexta|sabado|domingo)\\b|[(),]',
  'g',
)

/** A date in digits or words. A year of two digits is the latest one in the past. */
export function readBirthDay(said: Said, today: Day): Found<'birthDate'> {
  const written = inDigits(withMonths(said.plain).replace(/-feira\b/g, ' '))
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b0 (?=\d\b)/g, '0')
    .trim()
  const length = lengthAt(said.plain, atStart)
  const parts = partsOf(written)
  if (parts || (length === 0 && /^[\d\s/.-]+$/.test(written))) return dayOf(parts, today)
  if (length === 0) return null
  const found = dayOf(partsOf(said.plain.slice(0, length)), today)
  return found && 'value' in found ? { ...found, rest: part(said, length) } : found
}

/** The only date in a text. */
export function birthDayWithin(plain: string, today: Day): string | null {
  const [one, ...others] = plain.match(/\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:\d{4}|\d{2})\b|\b\d{8}\b/g) ?? []
  const read = one === undefined || others.length > 0 ? null : readBirthDay({ text: one, plain: one }, today)
  return read && 'value' in read && ageRefusal(read.value, today) === null ? read.value : null
}

function partsOf(written: string): string[] | null {
  const compact = written.replace(/\s*[/.-]\s*|\s+/g, '/').replace(/\/+$/, '')
  const backwards = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(compact)
  if (backwards && /^\d{4}\s?[/.-]/.test(written)) return [backwards[3] ?? '', backwards[2] ?? '', backwards[1] ?? '']
  const parts =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(compact) ??
    /^(\d{2})(\d{2})\/?(\d{4}|\d{2})$/.exec(compact) ??
    /^(\d{1,2})\/(\d{1,2})\/(1900|19)\/(\d{2})$/.exec(compact)
  if (!parts) return null
  const [, day = '', month = '', year = '', last] = parts
  return [day, month, last === undefined ? year : `19${last}`]
}

function dayOf(parts: string[] | null, today: Day): Found<'birthDate'> {
  const [day = '', month = '', year = ''] = parts ?? []
  const value = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.length === 2 ? century(Number(year), today) : year}`
  return dateOf(value) ? { value } : { reason: 'date.invalid' }
}

const century = (year: number, today: Day) => (2000 + year <= Number(today.slice(6)) ? 2000 + year : 1900 + year)
