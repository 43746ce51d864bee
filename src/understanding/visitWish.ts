import type { Bookable } from '../api/contract/schedule.ts'
import type { Day } from '../api/contract/values/dates.ts'
import { otherVisitsTexts as others, visitsFullTexts } from '../content/texts/visitsFullTexts.ts'
import { slotDays, type DayOfSlots } from '../funnel/views/slotDays.ts'
import { daysMeant, timeOf, weekdayOf, withoutDays, type DaysMeant } from './daysMeant.ts'
import { fullWords } from './fullWords.ts'
import { inDigits } from './numberWords.ts'
import { smallWords, wordSet } from './smallWords.ts'

/**
 * What is said to somebody who wants other visits than those that are seen first: which there are, or how far they go
 * and who books another. Null where the words say something else.
 */
export function replyToVisitWish(plain: string, visits: readonly Bookable[], today: Day): string | null {
  const words = inDigits(fullWords(plain)).replace(/\b(?:fim|final) de semana\b/, 'sabado')
  const meant = daysMeant(words, today)
  if (!isWish(words, meant)) return null
  if (!visits.some((visit) => visit.free)) return `${visitsFullTexts.title} ${visitsFullTexts.text}`
  const free = slotDays(visits.filter((visit) => visit.free))
  if (!meant) return `${others.range(...ends(free))} ${others.byCall}`
  const found = free.map((day) => within(day, meant)).filter(({ slots }) => slots.length > 0)
  const days = found.slice(0, most).map(spoken)
  return days.length > 0 ? others.some(days, found.length > most) : `${others.none(...ends(free))} ${others.byCall}`
}

/** As many days as are read at a glance. */
const most = 5

function within(day: DayOfSlots, { from, to, weekdays, halves }: DaysMeant): DayOfSlots {
  const isIn = timeOf(day.date) >= from && timeOf(day.date) <= to
  const isNamed = weekdays.length === 0 || weekdays.includes(weekdayOf(day.date))
  return {
    ...day,
    slots: day.slots.filter(({ period }) => isIn && isNamed && (halves.length === 0 || halves.includes(period))),
  }
}

const nameOf = (day?: DayOfSlots) => (day ? `${day.weekday}, ${day.day}` : '')
const spoken = (day: DayOfSlots) =>
  others.day(
    nameOf(day),
    day.slots.map(({ period }) => period),
  )
const ends = (days: readonly DayOfSlots[]) => [nameOf(days[0]), nameOf(days.at(-1))] as const

/** Days that are loosely named, or others than the seen ones, and no word more. */
function isWish(words: string, meant: DaysMeant | null): boolean {
  const isLoose = meant !== null && (meant.from > 0 || meant.weekdays.length === 0 || onlyOrAny.test(words))
  const left = withoutDays(words)
  if (!(isLoose || none.test(words)) || (meant !== null && denied.test(left))) return false
  return left.split(' ').every((word) => word === '' || around.has(word))
}

const onlyOrAny = /\b(?:so|somente|apenas|tem|teria|ha|existe)\b/
const denied = /\bnao (?!tem|teria|ha|existe)/
const none =
  /\b(?:nenhum[ao]?|nem 1)\b|\boutr[oa]s? (?:dia|data|horario|opcao|opcoes|vaga|visita)s?\b|\b[dn]?(?:ess|est)[ae]s? (?:(?:dia|data|horario|opcao|opcoes)s? )?(?:ai )?nao\b|\bnao (?:posso|consigo|da|serve|servem|gostei|rola)\b.*\b[dn]?(?:ess|est)[ae]s?\b|\bmais (?:dias|datas|horarios|opcoes|para frente)\b|\bquais? (?:sao )?(?:os |as )?(?:dias|datas|horarios|opcoes)\b/
const around = wordSet(
  'somente apenas consigo posso pode poder tem teria ha existe nao da serve servem nenhum nenhuma nenhumas nem 1 dias data datas ' +
    'dia horario horarios opcao opcoes vaga vagas visita visitas livre livres disponivel disponiveis outro outra outros outras ' +
    'algum alguma mais frente quais qual sao desse dessa desses dessas nesse nessa nesses nessas esses essas estes estas deles ' +
    'delas eles elas funciona rola gostei depois tecnico vir instalar instalacao marcar agendar sem infelizmente puxa poxa',
  smallWords,
)
