import type { Token } from './timeTokens.ts'

/** Named days or halves of days, and their conjunction with the previous ones. */
export type Atom = Extract<Token, { is: 'days' | 'periods' }> & { joins: 'or' | 'and' | 'comma' | 'stop' | null }

/** A statement about some days: whether they suit, and the rank of the choice. */
export type Clause = {
  suits: boolean
  atoms: readonly Atom[]
  rank: number
  isBusy: boolean
  /** Whether its 'não' comes first, so that it may go on: 'não posso terça, quarta …' */
  isOpen: boolean
  /** Whether the yes is only assumed, after such a 'não'. */
  isGuessed: boolean
}

type Sign = { is: 'yes' | 'no'; isBusy: boolean; isOnly?: boolean }
type Piece = Atom | Sign
type Segment = { pieces: Piece[]; rank: number; joins: Atom['joins'] }

/** Clauses in their order, each with the yes or no before or after its days. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  for (const segment of segmentsOf(tokens)) {
    const made = clausesIn(segment, clauses.at(-1))
    const before = clauses.at(-1)
    // Matches 'Terça de manhã, não, …'
    const isBareNo =
      segment.joins === 'comma' && segment.pieces.every((one) => isSign(one) && one.is === 'no' && !one.isBusy)
    const isTakenBack = made.length === 0 && before?.suits && isBareNo
    if (isTakenBack) clauses.splice(-1, 1, { ...before, suits: false })
    else clauses.push(...made)
  }
  return clauses
}

function clausesIn({ pieces, rank, joins }: Segment, before?: Clause): Clause[] {
  const runs = runsOf(pieces)
  const make = (atoms: readonly Atom[], sign?: Sign): Clause => ({
    atoms,
    rank,
    suits: sign ? sign.is === 'yes' : !isListed(atoms, joins, before),
    isBusy: sign?.isBusy === true,
    isOpen: false,
    isGuessed: sign === undefined && joins === 'comma' && before?.isOpen === true,
  })
  const [first, second, third, ...more] = runs
  if (!first) return []
  if (isSign(first)) {
    if (!second || isSign(second)) return []
    const isOther = third && isSign(third) && third.isBusy && first.isOnly
    const last = third && isSign(third) && first.is === 'yes' && !isOther ? third : first
    return [
      { ...make(second, last), isOpen: last.is === 'no' && !second.some((atom) => atom.is === 'days' && atom.isBound) },
      ...inTurn([third, ...more], make, last !== third),
    ]
  }
  if (second && third && more.length === 0 && !isSign(third) && isSign(second) && complement(first, third))
    return [make([...first, ...third], second)]
  return inTurn(runs, make, false)
}

/** Each sign applies to the days before it, or with `isAhead` to those after it. */
function inTurn(
  runs: readonly (readonly Atom[] | Sign | undefined)[],
  make: (atoms: readonly Atom[], sign?: Sign) => Clause,
  isAhead: boolean,
): Clause[] {
  return runs.flatMap((run, at) => {
    if (run === undefined || isSign(run)) return []
    const sign = runs[isAhead ? at - 1 : at + 1]
    return [make(run, sign && isSign(sign) ? sign : undefined)]
  })
}

const isSign = (run: readonly Atom[] | Atom | Sign): run is Sign => 'isBusy' in run

/** Whether one is days and the other halves: 'Terça não posso de manhã' */
const complement = (one: readonly Atom[], other: readonly Atom[]) =>
  one.every(({ is }) => is === one[0]?.is) && other.every(({ is }) => is !== one[0]?.is)

/** Whether a list continues an earlier refusal: 'Não posso segunda, terça e quarta' */
const isListed = (atoms: readonly Atom[], joins: Atom['joins'], before?: Clause) =>
  joins === 'comma' &&
  before?.isOpen === true &&
  atoms.every(({ is }) => is === 'days') &&
  atoms.some((atom) => atom.joins === 'and')

/** Groups consecutive days, and combines the signs between them. */
function runsOf(pieces: readonly Piece[]): (readonly Atom[] | Sign)[] {
  return pieces.reduce<(readonly Atom[] | Sign)[]>((runs, piece) => {
    const last = runs.at(-1)
    if ('joins' in piece) return last && !isSign(last) ? [...runs.slice(0, -1), [...last, piece]] : [...runs, [piece]]
    return last && isSign(last) ? [...runs.slice(0, -1), together(last, piece)] : [...runs, piece]
  }, [])
}

/** Combines signs: 'Não trabalho' is free, 'não estou em casa' is not; 'não, não' is one no. */
function together(one: Sign, other: Sign): Sign {
  const isNotBusy = one.is === 'no' && !one.isBusy && other.isBusy
  return {
    is: isNotBusy ? 'yes' : one.is === 'no' || other.is === 'no' ? 'no' : 'yes',
    isBusy: other.isBusy || one.isBusy,
    isOnly: other.isOnly === true || one.isOnly === true,
  }
}

const signs: { [K in Token['is']]?: Sign } = {
  no: { is: 'no', isBusy: false },
  nor: { is: 'no', isBusy: false },
  busy: { is: 'no', isBusy: true },
  free: { is: 'yes', isBusy: false },
  yes: { is: 'yes', isBusy: false },
  only: { is: 'yes', isBusy: false, isOnly: true },
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = []
  let rank = 0
  let isElseAhead = false
  let joins: Atom['joins'] = null
  let now: Segment = { pieces: [], rank, joins }
  const begin = () => {
    if (now.pieces.length > 0) segments.push(now)
    now = { pieces: [], rank, joins }
  }
  for (const [at, token] of tokens.entries()) {
    const ahead = partAhead(tokens.slice(at + 1))
    const sign = signs[token.is]
    if (isNextHalf(now, [token, ...ahead], joins)) begin()
    if (token.is === 'days' || token.is === 'periods') {
      now.pieces.push({ ...token, joins })
      joins = null
    } else if (token.is === 'and' || token.is === 'or') {
      joins = token.is
      if (isSplit(now, ahead)) begin()
    } else if (token.is === 'else') {
      if (segments.length === 0 && !hasTime(now)) isElseAhead = true
      else rank++
      begin()
    } else if (token.is === 'comma' || token.is === 'stop') {
      joins = token.is === 'stop' ? 'stop' : (joins ?? 'comma')
      if (isElseAhead && hasTime(now)) [rank, isElseAhead] = [rank + 1, false]
      if (!isOneList(now, token.is, ahead)) begin()
    } else if (sign) {
      if (token.is === 'nor' && hasTime(now)) begin()
      now.pieces.push(sign)
    }
  }
  begin()
  return segments
}

/** Whether another half of the day begins without a pause: 'posso de tarde trabalho de manhã', 'só de tarde de manhã não' */
const isNextHalf = ({ pieces }: Segment, [first, ...after]: readonly Token[], joins: Atom['joins']) =>
  pieces.at(-1)?.is === 'periods' &&
  joins === null &&
  (first?.is === 'periods' ||
    (first?.is === 'busy' && after.some(isOfTime) && pieces.some((piece) => isSign(piece) && piece.is === 'yes')))

const hasTime = ({ pieces }: Segment) => pieces.some((piece) => 'joins' in piece)
const goesOn = (token: Token) => !['comma', 'stop', 'else', 'and', 'or'].includes(token.is)

const isOfTime = ({ is }: Token) => is === 'days' || is === 'periods'

/** The tokens up to the next separator. */
function partAhead(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token) => !goesOn(token))
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Whether the following words have a sign of their own: 'Quarta não e sexta', 'quarta sim e sexta não' */
function isSplit({ pieces }: Segment, ahead: readonly Token[]): boolean {
  const [last] = pieces.slice(-1)
  const hasSign = pieces.some((piece) => !('joins' in piece))
  if (pieces.length > 0 && ahead[0] && ahead[0].is in signs && ahead.some(isOfTime)) return true
  return hasSign && (last !== undefined && !('joins' in last) ? pieces.length > 1 : ahead.some(({ is }) => is in signs))
}

/** Whether the list goes on, so that a sign at its end covers all: 'Segunda, terça e quarta não' */
const isOneList = ({ pieces }: Segment, sign: 'comma' | 'stop', ahead: readonly Token[]) =>
  sign === 'comma' &&
  pieces.length > 0 &&
  pieces.every((piece) => piece.is === 'days') &&
  ahead[0]?.is === 'days' &&
  !ahead.some(({ is }) => is in signs)
