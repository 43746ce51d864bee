import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import type { Slot } from '../../api/contract/values/valueRules.ts'
import { asSlots, writeSlots } from '../../content/reading/answerParsers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { isIn, readAvailability, suits } from '../values/availability.ts'
import { bothOfThem } from '../values/timeTokens.ts'

/** Keeps or extends the known visits, if a line repeats their days or adds one: 'e quinta de tarde também serve' */
export function withVisitsAdded(before: string | undefined, text: string, answers: Raw): Raw {
  const { schedule } = answers
  if (!before || !schedule) return answers
  const isRead = asSlots(schedule).every(({ date }) => dateOf(date))
  if (!isRead || (!namesWeek.test(wordsOf(text)) && daysNamed(before) === daysNamed(schedule)))
    return { ...answers, schedule: before }
  if (!isAdding(text, schedule)) return answers
  return { ...answers, schedule: [...new Set([...before.split(';'), ...schedule.split(';')])].join(';') }
}

/** The weekdays and periods of visits, as a comparable text. */
const daysNamed = (visits: string) =>
  asSlots(visits)
    .map(({ date, period }) => `${dateOf(date)?.getUTCDay()} ${period}`)
    .toSorted()
    .join()
/** Words that say which week is meant. */
const namesWeek = /\d|\b(?:semana|proxim\w+|que vem|outr[ao]|ess[ae]|est[ae]|amanha|mes)\b/

/** The remaining visits, if a line removes some or prefers others: 'tira a sexta', 'melhor só a quinta' */
export function visitsLeft(before: string | undefined, text: string, today: Day): string | null {
  const told = before && !text.includes('?') ? readAvailability(normalized(text).plain, today) : null
  const words = wordsOf(text)
  const takesAway = told?.isSure ? told.excluded.length > 0 || replaces.test(words) : removes.test(words)
  if (!before || !told || !takesAway) return null
  const slots = asSlots(before).flatMap(({ date, period }) => (period ? [{ date, period }] : []))
  const left = slots.filter((slot) => suits(told, slot))
  return left.length > 0 && left.length < slots.length ? writeSlots(left) : null
}
/** Matches 'Mano tira a de quinta que eu vou viajar' */
const removes =
  /\b(?:tir|retir|remov|exclu|apag|desmarc)\w{1,3} (?:\S+ ){0,3}(?:segunda|terca|quarta|quinta|sexta|sabado|dia \d)/

const chooses = /\b(?:quero|deix\w+|fic[ao]|volt\w+|pass\w+|bot\w+|coloc\w+)\b/
/** Whether a line wishes for exactly the known visits, one of them first: 'muda pra terça, quer dizer, segunda mesmo' */
export const areWished = (before: readonly Slot[], words: string, today: Day) => {
  const told = readAvailability(words, today)
  return (
    told !== null &&
    (replaces.test(words) || chooses.test(words)) &&
    before.some((slot) => told.wishes[0]?.some((span) => isIn(span, slot))) &&
    before.every((slot) => suits(told, slot))
  )
}

/** Whether a line names the known visits: 'fechou quinta' of a Thursday. Null if it names none. */
export function tellsSameVisits(before: string | undefined, text: string, today: Day): boolean | null {
  const told = before ? readAvailability(normalized(text).plain, today) : null
  if (!before || !told || told.wishes.length + told.excluded.length === 0) return null
  return !isAdding(text, before) && asSlots(before).every(({ date, period }) => period && suits(told, { date, period }))
}

type VisitRead = Slot | ReturnType<typeof asSlots>[number]

/** The visit in the other half of its day, if a line wants only that: 'então à tarde', of a visit in the morning */
export function otherHalf(visit: VisitRead | undefined, plain: string, today: Day): Slot | null {
  const told = ofOtherDays.test(plain) ? null : readAvailability(plain, today)
  const { date, period } = visit ?? {}
  if (!date || !period || !told?.wishes.length) return null
  const other: Slot = { date, period: period === 'manha' ? 'tarde' : 'manha' }
  return !suits(told, { date, period }) && suits(told, other) ? other : null
}
const ofOtherDays = /\b(?:qualquer|tod[oa]s?|semana|partir|ou|dias|outr[oa])\b/

/** Whether a line excludes the visits: 'Qualquer dia de tarde, mas quarta não' */
export function isExcluded(visits: string | undefined, text: string, today: Day): boolean {
  const told = visits ? readAvailability(normalized(text).plain, today) : null
  return asSlots(visits ?? '').some(
    ({ date, period }) => period && told?.excluded.some((span) => isIn(span, { date, period })),
  )
}

const wordsOf = (text: string) => expandShortForms(normalized(text).plain)

function isAdding(text: string, schedule: string): boolean {
  const words = wordsOf(text)
  const isOne = !schedule.includes(';')
  return !replaces.test(words) && (adds.test(words) || (isOne && words.search(bothOfThem) >= 0))
}

const day = '(?:n?a |dia )?(?:segunda|terca|quarta|quinta|sexta|sabado|seg|qua|qui|sex|sab|\\d)'
const adds = new RegExp(
  '\\b(?:tambem|tb|faltou|faltava|junto|inclu\\w+|acrescent\\w+|adicion\\w+|alem d\\w+|mais (?:uma?|1)|(?:de|como|na|outra) (?:reserva|opcao)|(?:segunda|2a) (?:opcao|data)|plano b)\\b|' +
    `^(?:e|ou|mais|com) (?:pode ser )?${day}`,
)
/** Matches a replacement: 'Não posso quarta, põe quinta também' */
const replaces =
  /\b(?:nao|nem|so|somente|apenas|troc\w+|mud\w+|em vez|no lugar|inves|tir[ae]|cancel\w+|esque\w+|melhor|alias|prefiro)\b/
