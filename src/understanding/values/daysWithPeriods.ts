import type { Period } from '../../api/contract/values/valueRules.ts'
import type { Atom } from './availabilityClauses.ts'
import { both, isSpan, type DaySet } from './daySets.ts'

/** Days with their halves; without days, any day. */
export type Cell = { days: readonly DaySet[]; periods: readonly Period[] | null }

/** Joins halves to the days before them, or after them if a half comes first. Ranges limit weekdays. */
export function cellsOf(atoms: readonly Atom[]): Cell[] {
  const isHalfFirst = atoms[0]?.is === 'periods'
  const cells: Cell[] = []
  let span: DaySet | null = null
  for (const [at, atom] of atoms.entries()) {
    const last = cells.pop() ?? { days: [], periods: null }
    if (atom.is === 'periods') {
      const isOther = isOnAnyDay(atom, last, atoms[at + 1])
      cells.push(
        ...(isOther ? [last, { days: [], periods: atom.periods }] : withHalves(last, atom.periods, isHalfFirst)),
      )
    } else {
      const row = rowIn(atom)
      const isOfRow = span !== null && !(atom.joins === 'or' && last.days.at(-1) === span)
      const days = (atom.days ?? []).map((day) => (isOfRow && span && day.weekdays ? (both(day, span) ?? day) : day))
      const narrowed = row && atom.joins !== 'or' ? narrowedTo(last, row) : null
      if (narrowed) cells.push(narrowed)
      else if (isOfRow && !row && last.days.length === 1 && last.days[0] === span) cells.push({ ...last, days })
      else if (isHalfFirst || (last.periods === null && !isOtherChoice(atom, last)))
        cells.push({ ...last, days: [...last.days, ...days] })
      else cells.push(last, { days, periods: null })
      if (row && !narrowed) span = row
    }
  }
  return cells
}

/** Whether a half is for any day: 'Sábado ou depois das 14h', but not 'sábado, ou de manhã ou de tarde' */
const isOnAnyDay = ({ joins }: Atom, { days, periods }: Cell, next?: Atom) =>
  joins === 'or' && days.length > 0 && periods === null && next?.is !== 'periods'

/** Whether the days are another choice, with a half of their own: 'Sábado ou dia de semana depois das 14h' */
const isOtherChoice = (atom: Extract<Atom, { is: 'days' }>, { days }: Cell) =>
  atom.joins === 'or' && days.length > 0 && (atom.days ?? []).some(({ weekdays = [] }) => weekdays.length > 4)

/** The range of days of an atom, if it is one. */
function rowIn({ days }: Extract<Atom, { is: 'days' }>): DaySet | null {
  const [one] = days ?? []
  return one && isSpan(one) ? one : null
}

/** Limits weekdays to a range: 'Terça ou quinta da semana que vem' */
function narrowedTo(cell: Cell, row: DaySet): Cell | null {
  const days = cell.days.map((day) => both(day, row))
  const within = days.filter((day) => day !== null)
  return within.length > 0 && within.length === days.length ? { ...cell, days: within } : null
}

const withHalves = (last: Cell, periods: readonly Period[], isHalfFirst: boolean): Cell[] =>
  isHalfFirst && last.days.length > 0
    ? [last, { days: [], periods }]
    : [{ ...last, periods: [...new Set([...(last.periods ?? []), ...periods])] }]
