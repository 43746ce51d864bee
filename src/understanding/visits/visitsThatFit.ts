import type { Bookable } from '../../api/contract/schedule.ts'
import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { periods, type Slot } from '../../api/contract/values/valueRules.ts'
import { otherVisitsTexts as others, visitsFullTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { isIn, suits, type Availability } from '../values/availability.ts'
import { months } from '../values/months.ts'
import { distance, everyDay, isClosed, timeOf } from '../values/daySets.ts'

/** The free visits that fit a wish, best first, if possible limited by earlier wishes. */
export function visitsThatFit(
  availability: Availability,
  before: readonly Availability[],
  visits: readonly Bookable[],
) {
  const free = inOrder(visits)
  const fitting = bestFirst(availability, free)
  const all = before.reduceRight((left, one) => {
    const both = left.filter((visit) => suits(one, visit))
    return both.length > 0 ? both : left
  }, fitting)
  if (availability.nth === null) return all
  const one = all.at(availability.nth > 0 ? availability.nth - 1 : availability.nth)
  return one ? [one] : all
}

/** Lists the visits that fit and proposes the first; or explains why none does, with the nearest ones. */
export function offerOf(
  availability: Availability,
  fitting: readonly Bookable[],
  visits: readonly Bookable[],
  today: Day,
  loosely = availability,
): string {
  const free = inOrder(visits)
  const [first] = free
  if (!first) return `${visitsFullTexts.title} ${visitsFullTexts.text}`
  const [best, ...more] = availability.wants.has('noDay') ? [] : fitting
  if (best) {
    const days = byDay(fitting)
    const asked =
      more.length === 0
        ? others.one(spoken([best]))
        : others.some(days.slice(0, most).map(spoken), days.length > most, spoken([best]))
    return [notFree(availability, free), asked].filter(Boolean).join(' ')
  }
  const away = (visit: Bookable) => awayFrom(availability, visit, loosely)
  const near = free.toSorted((a, b) => away(a) - away(b))
  const nearest = byDay(near).slice(0, 2)
  return `${whyNone(availability, free, today)} ${others.nearest(nearest.map(spoken), spoken(near.slice(0, 1)))}`
}

/** Whether the only day in words is of a month without visits: '9 de janeiro, sábado' */
export function isOfOtherMonth(plain: string, visits: readonly Bookable[]): boolean {
  const shown = visits.map(({ date }) => months[Number(date.slice(3, 5)) - 1])
  const named = [...plain.matchAll(dayOfMonth)].map(([, month]) => month)
  return (
    named.length > 0 &&
    shown.length > 0 &&
    !named.some((month) => shown.includes(month)) &&
    !/\d/.test(plain.replace(dayOfMonth, ''))
  )
}
const dayOfMonth = new RegExp(`\\b\\d{1,2} (?:do mes )?(?:de |do )?(${months.join('|')})\\b`, 'g')

/** The reply if none of the shown visits suits. */
export function rangeOf(visits: readonly Bookable[]): string {
  const free = inOrder(visits)
  return free.length === 0
    ? `${visitsFullTexts.title} ${visitsFullTexts.text}`
    : `${others.range(nameOf(free[0]), nameOf(free.at(-1)))} ${others.byCall}`
}

/** Visits in words: 'sábado, 5, de manhã; segunda, 7, à tarde' */
export const visitsInWords = (visits: readonly Slot[]) => byDay(visits).map(spoken).join('; ')

/** The most days in one reply. */
const most = 3

const inOrder = (visits: readonly Bookable[]) =>
  visits
    .filter(({ free }) => free)
    .toSorted((a, b) => timeOf(a.date) - timeOf(b.date) || periods.indexOf(a.period) - periods.indexOf(b.period))

function bestFirst(availability: Availability, free: readonly Bookable[]): Bookable[] {
  const fitting = free.filter((visit) => suits(availability, visit))
  // In 'Sábado ou depois das 14h' the named day comes first
  const choices = availability.wishes.flatMap((spans) => [spans.filter(({ days }) => days !== everyDay), spans])
  const byChoice = choices.flatMap((spans) => fitting.filter((visit) => spans.some((span) => isIn(span, visit))))
  return availability.wishes.length === 0 ? fitting : [...new Set(byChoice)]
}

/** Groups visits by day, in their order. */
const byDay = <Visit extends Slot>(visits: readonly Visit[]): Visit[][] =>
  [...new Set(visits.map(({ date }) => date))].map((date) => visits.filter((visit) => visit.date === date))

const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const nameOf = (visit?: Slot) => {
  const date = visit && dateOf(visit.date)
  return date ? `${names[date.getUTCDay()]}, ${date.getUTCDate()}` : ''
}
const spoken = (ofDay: readonly Slot[]) =>
  others.day(
    nameOf(ofDay[0]),
    ofDay.map(({ period }) => period),
  )

/** The distance of a visit from a wish in days; excluded ones come last. */
function awayFrom({ wishes, excluded }: Availability, visit: Bookable, loosely: Availability): number {
  const time = timeOf(visit.date)
  const isLike = suits(loosely, visit)
  const away = wishes.flat().map(({ days, periods: wanted }) => {
    const inDays = distance(days, time)
    return isLike ? 0.25 + inDays / 14 : inDays + (wanted?.includes(visit.period) === false ? 0.5 : 0)
  })
  return (away.length > 0 ? Math.min(...away) : 0) + (excluded.some((span) => isIn(span, visit)) ? 100 : 0)
}

function whyNone({ wishes, wants }: Availability, free: readonly Bookable[], today: Day): string {
  const spans = wishes.flat()
  const last = free.at(-1)
  if (wants.has('noDay')) return others.noDay
  if (spans.length === 0) return wants.has('night') ? others.atNight : others.none
  if (spans.every((span) => span.periods?.length === 0)) return others.atNight
  if (spans.every(({ days }) => days.to <= timeOf(today))) return others.tooSoon
  if (spans.every(({ days }) => isClosed(days))) return others.closed
  if (last && spans.every(({ days }) => days.from > timeOf(last.date))) return others.tooLate(nameOf(last))
  return notFree({ wishes }, free) ?? others.none
}

/** The reply if the next wished day is not free, though a later one may be. */
function notFree({ wishes }: Pick<Availability, 'wishes'>, free: readonly Bookable[]): string | null {
  const [span, ...more] = wishes[0] ?? []
  const { day } = span?.days ?? {}
  if (!span || more.length > 0 || day === undefined) return null
  if (free.some((visit) => visit.date === day && isIn(span, visit))) return null
  const name = nameOf({ date: day, period: 'manha' })
  return others.noneThen(span.periods?.length ? others.day(name, span.periods) : name)
}

export const isFreeVisit = (slots: readonly Bookable[], { date, period }: Slot) =>
  slots.some((slot) => slot.free && slot.date === date && slot.period === period)
