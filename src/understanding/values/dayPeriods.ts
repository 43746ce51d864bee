import type { Period } from '../../api/contract/values/valueRules.ts'
import type { Bound } from './daySets.ts'

/** Words at the beginning of a text that name halves of a day. `isLoose` if an hour is ambiguous. */
export type PeriodsRead = { length: number; periods: readonly Period[]; isNight?: boolean; isLoose?: boolean }

const morning: readonly Period[] = ['manha']
const afternoon: readonly Period[] = ['tarde']
const whole: readonly Period[] = ['manha', 'tarde']

/** The halves at the beginning of a text, by name or by hour. `awaited` is a bound before it. */
export function periodsAt(rest: string, awaited: Bound | null): PeriodsRead | null {
  for (const [pattern, read] of named) {
    const found = pattern.exec(rest)
    if (found) return { ...read, length: found[0].length }
  }
  return hoursAt(rest, awaited)
}

const named: readonly [RegExp, Omit<PeriodsRead, 'length'>][] = [
  [/^(?:depois|apos|passado)(?: d?[oe])? (?:o )?(?:almoco|almocar)\b/, { periods: afternoon }],
  [/^antes d[oe] (?:almoco|almocar)\b/, { periods: morning }],
  [/^(?:n?a )?hora d[oe] almoco\b/, { periods: whole, isLoose: true }],
  [/^(?:n?o )?(?:dia (?:todo|inteiro)|todo o dia|horario comercial)\b/, { periods: whole, isLoose: true }],
  [/^(?:a )?qualquer (?:hora|horario|turno|periodo)\b/, { periods: whole }],
  [
    /^(?:a |o )?(?:hora|horario|turno|periodo) (?:e )?(?:tanto faz|qualquer|indiferente|nao importa)\b/,
    { periods: whole },
  ],
  [/^(?:fim|final|comeco|inicio|meio|meados) d[ae] manha\b/, { periods: morning }],
  [/^(?:fim|final|comeco|inicio|meio|meados) d[ae] tarde\b/, { periods: afternoon }],
  [/^(?:manh[aã]s?|manhazinha|matutino|cedinho|bem cedo|cedo|am)\b/, { periods: morning }],
  [/^(?:tardes?(?: (?:bem )?cedo)?|tardinha|tardezinha|vespertino|pm)\b/, { periods: afternoon }],
  [/^(?:noites?|noitinha|noturno|madrugada)\b/, { periods: [], isNight: true }],
]

const unit =
  '(?::(\\d\\d)(?: ?h(?:oras?|rs?)?)?| ?h(?:oras?|rs?|s)?(?:\\d\\d)?(?: e (?:meia|\\d\\d))?(?: em ponto)?| horas?(?: em ponto)?| em ponto)'
const clock = new RegExp(
  '^(depois d?[aoe]?s?|apos (?:[ao]s?)?|a partir d[aoe]s?|ate (?:[ao]s?|umas)?|antes d[aoe]s?|d?as|umas|la pelas|pelas|por volta d[aoe]s?|entre)? ?' +
    `(\\d{1,2})(${unit})?(?:(?: as| ate as| ate| a| e| ?-) ?(\\d{1,2})(${unit})?)?(?![\\d/a-z:])(?: (?:horas )?d[ae] (manha|tarde|noite)\\b)?`,
)

/** Hours need a sign that they are hours: 'às 9', '9h', 'das 8 às 12', '4 da tarde' */
function hoursAt(rest: string, awaited: Bound | null): PeriodsRead | null {
  const [all, lead = '', first, unitOne, , last, unitTwo, , half] = clock.exec(rest) ?? []
  if (all === undefined) return null
  const [hour, until] = [asHour(first, half), last === undefined ? undefined : asHour(last, half)]
  const isHour = [unitOne, unitTwo, half].some(Boolean) || (first === '1' ? /(?:a|s) ?$/ : /s ?$/).test(lead)
  const isBetween = lead === 'entre' && hour >= 7 && until !== undefined && until <= 18 && until > hour
  if (!isHour && !isBetween) return null
  if (first === '6' && lead === '' && half === undefined) return { periods: [], isLoose: true, length: all.length }
  const read = until === undefined ? ofHour(boundOf(lead) ?? awaited, hour) : ofHours(hour, until)
  return half === 'noite'
    ? { periods: [], isNight: true, length: all.length }
    : { ...read, ...(isHour ? {} : { isLoose: true }), length: all.length }
}

/** Hours below seven are in the afternoon, because no visit is so early. */
const asHour = (hour: string | undefined, half?: string) =>
  Number(hour) + (Number(hour) < 7 && half !== 'manha' && hour?.startsWith('0') !== true ? 12 : 0)

const boundOf = (lead: string): Bound | null =>
  /^(?:depois|apos)/.test(lead)
    ? 'after'
    : lead.startsWith('a partir')
      ? 'from'
      : lead.startsWith('ate')
        ? 'until'
        : lead.startsWith('antes')
          ? 'before'
          : null

function ofHour(bound: Bound | null, hour: number): Omit<PeriodsRead, 'length'> {
  if (bound === 'before' || bound === 'until')
    return hour <= 15 ? { periods: morning } : { periods: whole, isLoose: true }
  const isLate = bound === 'after' ? hour >= 18 : hour > 18
  if (isLate || hour < 7) return { periods: [], isLoose: true }
  if (bound !== null) return hour < 10 ? { periods: whole, isLoose: true } : { periods: afternoon }
  if (hour === 12) return { periods: whole, isLoose: true }
  return { periods: hour < 12 ? morning : afternoon }
}

function ofHours(from: number, to: number): Omit<PeriodsRead, 'length'> {
  if (from >= 7 && to <= 12) return { periods: morning }
  if (from >= 12 && to <= 18) return { periods: afternoon }
  return to <= 13 ? { periods: morning, isLoose: true } : { periods: from >= 18 ? [] : whole, isLoose: true }
}
