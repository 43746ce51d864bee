import type { Day } from '../../api/contract/values/dates.ts'
import type { Period } from '../../api/contract/values/valueRules.ts'
import { cellsOf, type Cell } from './daysWithPeriods.ts'
import { everyDay, hasDay, oneDay, otherDays, timeOf, type DaySet } from './daySets.ts'
import { clausesOf, type Atom, type Clause } from './availabilityClauses.ts'
import { timeTokens, type Token } from './timeTokens.ts'
import { splitAtRequest } from './visitRequest.ts'
import { withoutTalk } from './withoutTalk.ts'
import { wordsOfWish } from './wordsOfWish.ts'

/** Days, and the halves of them; null means both halves. */
export type Span = { days: DaySet; periods: readonly Period[] | null }

/** The times at which somebody can be visited. */
export type Availability = {
  /** The suitable times, best first; empty if all suit that are not excluded. */
  wishes: readonly (readonly Span[])[]
  excluded: readonly Span[]
  /** The position of a wanted visit among those that fit: the first is 1, the last -1. */
  nth: number | null
  /** Impossible wishes: at night, or on a day that does not exist. */
  wants: ReadonlySet<'night' | 'noDay'>
  /** Whether every word was understood. */
  isSure: boolean
  /** Whether the wishes are definite: no condition, open choice or guess. */
  isPlain: boolean
}

/** Reads the times that suit or do not: 'trabalho de manhã', 'menos quarta', 'começo de dezembro' */
export function readAvailability(plain: string, today: Day): Availability | null {
  const words = wordsOfWish(plain)
  return askedFor(words, today) ?? readWhole(words, today)
}

/** The visit requested at the end, limited by the text before it: 'só de tarde. Pode ser sexta?' */
function askedFor(words: string, today: Day): Availability | null {
  const parts = splitAtRequest(words)
  const asked = parts && readWhole(parts.asked, today)
  const before = parts && readWhole(parts.before, today, namesSaturday(asked?.wishes ?? []))
  const spans = before?.wishes.flat() ?? []
  const isListed = before?.isPlain && spans.some(({ days }) => days !== everyDay)
  if (!asked || asked.wishes.length === 0 || isListed) return null
  const [half, ...others] = spans.filter(({ days }) => days === everyDay)
  const periods = others.length === 0 ? (half?.periods ?? null) : null
  return {
    ...asked,
    wishes: asked.wishes.map((wish) => wish.map((span) => ({ ...span, periods: span.periods ?? periods }))),
    excluded: [...asked.excluded, ...(before?.excluded ?? [])],
  }
}

/** Reads suitable times among other talk. */
export function readAmidTalk(plain: string, today: Day): Availability | null {
  const tokens = withoutTalk(timeTokens(wordsOfWish(plain), today))
  return tokens && readTokens(tokens)
}

const readWhole = (words: string, today: Day, isSaturdayAsked = false) =>
  readTokens(withoutReasons(timeTokens(words, today)), isSaturdayAsked)

function readTokens(tokens: readonly Token[], isSaturdayAsked = false): Availability | null {
  const has = (...kinds: Token['is'][]) => tokens.some(({ is }) => kinds.includes(is))
  const clauses = clausesOf(tokens)
  const atoms = clauses.flatMap((clause) => clause.atoms)
  if (atoms.length === 0 && !has('any', 'nth')) return null
  if (atoms.length === 0 && has('no', 'nor') && !has('any')) return null
  const ranks = [...new Set(clauses.map(({ rank }) => rank))]
  const wished = ranks.map((rank) => wishesOf(clauses, rank))
  const isOnSaturday = isSaturdayAsked || namesSaturday(wished.map(({ spans }) => spans))
  const excluded = clauses.filter(({ suits }) => !suits).flatMap((clause) => excludedBy(clause, isOnSaturday))
  const left = wished.map(({ spans }) => spans.filter((span) => !excluded.some((other) => isWithin(span, other))))
  const nth = tokens.find((token) => token.is === 'nth')
  return {
    wishes: left.filter((spans) => spans.length > 0),
    excluded,
    nth: nth?.nth ?? null,
    wants: new Set([
      ...(tokens.some((token) => token.is === 'periods' && token.isNight) ? ['night' as const] : []),
      ...(tokens.some((token) => token.is === 'days' && token.days === null) ? ['noDay' as const] : []),
    ]),
    isSure: !has('unknown'),
    isPlain:
      !has('unknown', 'any', 'nth', 'free') &&
      wished.every(({ isGuessed }) => !isGuessed) &&
      clauses.every((one) => !one.suits || !(one.isGuessed || one.atoms.some(({ isLoose }) => isLoose))),
  }
}

/** Whether a visit suits. */
export const suits = ({ wishes, excluded }: Availability, slot: { date: Day; period: Period }) =>
  !excluded.some((span) => isIn(span, slot)) && (wishes.length === 0 || wishes.flat().some((span) => isIn(span, slot)))

export const isIn = ({ days, periods }: Span, { date, period }: { date: Day; period: Period }) =>
  hasDay(days, timeOf(date)) && (periods?.includes(period) ?? true)

/** Ignores the past, bills, and remarks about other days: 'quarta de tarde, segunda ainda tô sem a chave' */
function withoutReasons(tokens: readonly Token[]): Token[] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (['stop', 'comma', 'and'].includes(token.is)) parts.push([])
    parts.at(-1)?.push(token)
  }
  const plain = parts.filter(
    (part) => isOf(part, 'periods') && !isOf(part, 'unknown') && !isOf(part, 'no') && !isOf(part, 'nor'),
  )
  const isPlain = plain.some((part) => isOf(part, 'days')) || parts.some(isOnlyDays)
  const [half] = [...plain, ...parts.filter((part) => isOf(part, 'only'))].flatMap(halvesIn)
  return parts.flatMap((part) =>
    isOther(part) || (isPlain ? isReason(part) : isOfOtherHalf(part, half)) ? [{ is: 'unknown' as const }] : part,
  )
}

/** Whether words are about the half that does not suit: 'só pode de tarde, de manhã ele tá na lida' */
const isOfOtherHalf = (part: readonly Token[], half?: Period) =>
  half !== undefined &&
  isOf(part, 'unknown') &&
  !['days', 'only', 'yes', 'free', 'any'].some((kind) => isOf(part, kind)) &&
  halvesIn(part).length > 0 &&
  !halvesIn(part).includes(half)
const halvesIn = (part: readonly Token[]) =>
  part.flatMap((token) => (token.is === 'periods' ? token.periods.slice(0, token.periods.length === 1 ? 1 : 0) : []))

const isOf = (part: readonly Token[], kind: string) => part.some(({ is }) => is === kind)
const isOther = (part: readonly Token[]) => isOf(part, 'past') || isOf(part, 'other')
const isOnlyDays = (part: readonly Token[]) =>
  isOf(part, 'days') && part.every(({ is }) => ['days', 'stop', 'comma', 'and'].includes(is))
/** Whether a part names a day without its half, or the reverse, with a remark about it. */
const isReason = (part: readonly Token[]) =>
  isOf(part, 'days') !== isOf(part, 'periods') &&
  !['only', 'yes', 'free', 'any', 'or'].some((kind) => isOf(part, kind)) &&
  part.filter(({ is }) => is === 'unknown').length > (isOf(part, 'days') ? 1 : 0)

/** Whether an exclusion covers a wish: 'vem toda quarta, então quarta não', but not 'sábado, mas amanhã não' */
const isWithin = ({ days }: Span, other: Span) =>
  days.day !== undefined &&
  days.day === other.days.day &&
  other.periods === null &&
  (days.weekdays === undefined || other.days.weekdays !== undefined)

const namesSaturday = (wishes: Availability['wishes']) =>
  wishes.some((spans) => spans.some(({ days }) => days.weekdays?.join() === '6'))

const workdays: DaySet = { from: 0, to: Infinity, weekdays: [1, 2, 3, 4, 5] }

/** Work without a day excludes Monday to Friday if it is all day, or if Saturdays suit. Nights exclude nothing. */
function excludedBy({ atoms, isBusy }: Clause, isOnSaturday: boolean): Span[] {
  const spans = cellsOf(atoms).flatMap(spansOf)
  return spans.flatMap((span) => {
    if (span.periods?.length === 0 || span.days === otherDays) return []
    const isOfWork = isBusy && span.days === everyDay && (isOnSaturday || span.periods?.length === 2)
    return [isOfWork ? { ...span, days: workdays } : span]
  })
}

/** The suitable times of one choice. Halves after an exclusion are of the same days: 'terça de manhã não, de tarde' */
function wishesOf(clauses: readonly Clause[], rank: number): { spans: Span[]; isGuessed: boolean } {
  const wishing = clauses.filter((clause) => clause.suits && clause.rank === rank)
  const atoms = wishing.flatMap((clause) => clause.atoms)
  const [first] = wishing
  const before = first && clauses[clauses.indexOf(first) - 1]
  const isOfOther = before !== undefined && !before.suits && isOfDays(before.atoms) && isOfHalves(before.atoms)
  const days = isOfOther && !isOfDays(atoms) ? before.atoms.filter(({ is }) => is === 'days') : []
  return { spans: withoutRepeated(cellsOf([...days, ...atoms]).flatMap(spansOf)), isGuessed: days.length > 0 }
}

/** Drops the repeated day of 'Quinta de manhã e só quinta' */
const withoutRepeated = (spans: readonly Span[]) =>
  spans.filter(
    ({ days, periods }) =>
      periods !== null ||
      !spans.some((other) => other.periods !== null && other.days.day === days.day && days.day !== undefined),
  )

const isOfDays = (atoms: readonly Atom[]) => atoms.some(({ is }) => is === 'days')
const isOfHalves = (atoms: readonly Atom[]) => atoms.some(({ is }) => is === 'periods')
const spansOf = ({ days, periods }: Cell): Span[] =>
  (days.length > 0 ? days : [everyDay]).map((one) => ({ days: one, periods }))

/** Limits weekdays to the next one that is meant by their name. */
export const onlyNamed = (availability: Availability): Availability => ({
  ...availability,
  wishes: availability.wishes.map((spans) =>
    spans.map((span) => ({ ...span, days: span.days.day === undefined ? span.days : oneDay(span.days.day) })),
  ),
})
