import { ageRefusal } from '../../api/contract/values/ageRefusal.ts'
import { answerRules, keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { isName, isOfPlan, isYesNo, readValue, type World } from '../readValue.ts'
import { part, trimmed } from '../line/normalizeText.ts'
import { looksLikeCondition } from '../plans/parsePlanCondition.ts'
import { normalizePlanLine } from '../plans/normalizePlanLine.ts'
import { gateOf } from '../readers.ts'
import { isNumber, type ReaderGate } from './readerGates.ts'
import { isOther, isUnambiguous } from './isUnambiguous.ts'
import { planAmongWords } from '../values/plan.ts'
import { isGainsaidBeside, isWayToPay } from './isGainsaidBeside.ts'
import { mayBeRareName, isBankOfTalk } from './isOutOfTalk.ts'
import { isSaidBeside } from './saidBeside.ts'
import { isGainsaid, isRemark, isVerbOfOther } from './besideYesNo.ts'
import { spanPrior } from './spanPrior.ts'
import type { Asked, Label, Span } from './span.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'

const most = 28

/** All spans of a line that a reader accepts, for the open question and the others. */
export function spansOf(line: Line, labels: readonly Label[], asked: Asked, world: World): Span[] {
  return keysIn(answerRules)
    .flatMap((key) => {
      const gate = gateOf(key, asked.ask)
      const found = gate ? stretches(line, key, gate, asked, labels, world) : []
      return found.length === 0 && key === asked.ask && isOfPlan(key) ? wholeLine(line, key, world) : found
    })
    .filter(({ key, value }) => key !== 'motherName' || !isSameName(value, asked.known.name))
    .filter((span, _, all) => !isVerbOfOther(span, [...labels, ...all], line) && !isGainsaidBeside(span, line))
    .filter((span) => !isBankOfTalk(span, asked, line))
    .filter((span) => !isBareAgain(span, asked, line))
    .map((span) => ({ ...span, prior: spanPrior(span, asked, line) }))
    .filter(({ key, led, isPlain: plainly, prior }) => key === asked.ask || led === 'own' || plainly || prior > 0)
    .toSorted((a, b) => b.prior - a.prior)
    .slice(0, most)
}

function stretches(
  line: Line,
  key: Key,
  gate: ReaderGate,
  { ask }: Asked,
  labels: readonly Label[],
  world: World,
): Span[] {
  const found = line.tokens.flatMap((first, from) => {
    if (first.kind === 'sign' && !/[(+@]/.test(first.word)) return []
    if (key === 'directDebit' && first.word === 'nao' && isWayToPay(line.tokens[from - 1])) return []
    if (ofDigits.has(key) && isJoinedBefore(line.said.plain, first.from)) return []
    const before = line.tokens[from - 1]
    if (dictated.has(key) && before && isNumber(before) && isNumberWord(first)) return []
    const led = ledBy(line, labels, key, from)
    if (key !== ask && needsLabel(key, ask) && led !== 'own' && led !== 'far') return []
    return endsOf(line, from, gate, key).flatMap((to) => spanAt(line, key, from, to, led, ask, world) ?? [])
  })
  const agreed =
    isYesNo(key) && key !== 'directDebit'
      ? found.filter((one) => !isGainsaid(one, line) && !isRemark(one, line))
      : found
  return settled(agreed, isYesNo(key))
}

/** A second house number or complement must be named; 'Vedada pelo art. 39' is none. */
const isBareAgain = ({ key, from, to, led }: Span, { ask, known }: Asked, { tokens }: Line) =>
  (key === 'number' || key === 'complement') &&
  key !== ask &&
  known[key] !== undefined &&
  (led === 'none' || led === 'other') &&
  ![tokens[from - 1], ...tokens.slice(from, to)].some((token) => token && isOf('UNIT')(token))

/** Visitors who give their own name as the mother's have misread the question. */
const isSameName = (value: Value | null, name?: string) =>
  typeof value === 'string' && value.toLowerCase() === name?.toLowerCase()

/** Answers that need a label: a mother's name always, and an account unless it or its bank is asked for. */
const needsLabel = (key: Key, ask: Asked['ask']) =>
  key === 'motherName' ||
  ((key === 'agency' || key === 'account') && ask !== 'bank' && ask !== 'agency' && ask !== 'account')

/** The possible ends of a span. */
function endsOf(line: Line, from: number, { most: length, may, tells }: ReaderGate, key: Key) {
  const { said, tokens } = line
  const ends: number[] = []
  for (let to = from + 1; to <= Math.min(tokens.length, from + length); to += 1) {
    const last = tokens[to - 1]
    if (!last || (may && !may(last))) break
    if (isYesNo(key) && /^[^.]\.\s/.test(said.plain.slice(last.from - 1))) break
    const isLed = (leads.has(key) && last.word === 'e') || (key === 'number' && isArticle(line, to - 1))
    const isOpen = (last.kind === 'sign' && !/[)@º°]/.test(last.word)) || isLed
    const isFirst = key === 'dueDate' && /^[aª](?![a-z])/.test(said.plain.slice(last.to))
    const isInRun = dictated.has(key) && [last, tokens[to]].every(isNumberWord)
    const isCut = isFirst || isInRun || (ofDigits.has(key) && isJoinedAfter(said.plain, last.to))
    if (!isOpen && !isCut && tells(tokens.slice(from, to))) ends.push(to)
  }
  return ends
}

/** Answers that do not end in 'é': 'a casa é amarela' */
const leads = new Set<Key>(['number', 'complement'])

/** Whether an 'a' is an article: in '48 a casa', but not in '35a casa 2', '35 A apto 12' or '48 a com portão'. */
function isArticle({ said, tokens }: Line, at: number): boolean {
  const [before, one, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || !one || said.text.slice(one.from, one.to) !== 'a' || one.from === before.to) return false
  return next?.kind === 'word' && next.word !== 'com'
}

function spanAt(
  line: Line,
  key: Key,
  from: number,
  to: number,
  led: Span['led'],
  ask: Asked['ask'],
  world: World,
): Span | null {
  const { said, tokens } = line
  const words = part(said, tokens[from]?.from ?? 0, tokens[to - 1]?.to)
  const [before, after] = [said.plain.slice(0, tokens[from]?.from), said.plain.slice(tokens[to - 1]?.to)]
  if (isSaidBeside(key, ask, { before, words: words.plain, after })) return null
  const isNamed = led === 'own' || (key === ask && (!isName(key) || mayBeRareName(line, { from, to })))
  const read = readValue(key, words, world, isNamed)
  if (read === null || ('rest' in read && read.rest && trimmed(read.rest).plain !== '')) return null
  const judged = 'reason' in read ? { value: null, reason: read.reason } : judge(key, read.value, world)
  if (judged.value !== null && key !== ask && led !== 'own' && isOther(key, words.plain)) return null
  if (isOfPlan(key) && leavesCondition(said.plain, tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)) return null
  return { key, from, to, ...judged, led, isPlain: isUnambiguous(key, words.plain), grows: false, prior: 0 }
}

/** The plan that a line means, ignoring unknown words. */
function wholeLine({ said, tokens }: Line, key: Key, world: World): Span[] {
  const value = planAmongWords(said.plain, world)
  if (value === null) return []
  const all = { key, from: 0, to: tokens.length, value, reason: null }
  return [{ ...all, led: 'none', isPlain: false, grows: false, isLoose: true, prior: 0 }]
}

/** Whether the rest of a line may hold another condition for the plan, which must not be lost. */
const leavesCondition = (plain: string, from: number, to: number) =>
  [plain.slice(0, from), plain.slice(to)].some((rest) =>
    looksLikeCondition(normalizePlanLine(rest.replace(ofOthers, ' '))),
  )
/** Values of other answers: an e-mail, a CEP, a telephone, a document, a date, and numbers with a label. */
const ofOthers =
  /\S+@\S+|\b\d{5}[\s-]?\d{3}\b|\(?\b\d{2}\)?\s?9?\s?\d{4}[\s-]?\d{4}\b|\b\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\b\d{4,}-\d\b|\b(?:dia|n[ºo°]?|numero|ap(?:to|e|artamento)?|bloco|casa|agencia|ag|conta)\.? \d+\b|\bsem (?:complemento|numero)\b/g

export function judge(key: Key, value: Value, { today }: World): Pick<Span, 'value' | 'reason'> {
  const result = answerRules[key].safeParse(value)
  if (!result.success) return { value: null, reason: result.error.issues[0]?.message ?? 'other.none' }
  const age = key === 'birthDate' && typeof value === 'string' ? ageRefusal(value, today) : null
  return age ? { value: null, reason: age } : { value: result.data, reason: null }
}

const ofDigits = new Set<Key>([
  'cep',
  'phone',
  'document',
  'birthDate',
  'dueDate',
  'number',
  'agency',
  'account',
  'plan',
  'schedule',
  'complement',
  'code',
])
/** Answers that may be dictated as a run of number words, of which a part is no answer. */
const dictated = new Set<Key>(['cep', 'phone', 'document'])
const isNumberWord = (token?: Token) => token?.kind === 'word' && isNumber(token)
const isJoinedBefore = (plain: string, at: number) => /\d[.,:]$|[\d/@-]$/.test(plain.slice(Math.max(0, at - 2), at))
const isJoinedAfter = (plain: string, at: number) => /^(\d|[.,:/-]\d|@|[/-][a-z])/.test(plain.slice(at, at + 2))

/** The shortest span for each value; for a yes or a no the longest. */
function settled(found: readonly Span[], isLongest: boolean): Span[] {
  if (isLongest) return found.filter((one) => !found.some((other) => isWithin(one, other)))
  return found
    .filter((one) =>
      one.reason === null
        ? !found.some((other) => isWithin(other, one) && isSame(other, one) && (other.isPlain || !one.isPlain))
        : !found.some((other) => isWithin(one, other)),
    )
    .map((one) => ({
      ...one,
      grows: found.some((other) => other.value !== null && isWithin(one, other) && !isSame(one, other)),
    }))
}
const isWithin = (a: Span, b: Span) => b.from <= a.from && a.to <= b.to && b.to - b.from > a.to - a.from
const isSame = (a: Span, b: Span) => a.reason === b.reason && JSON.stringify(a.value) === JSON.stringify(b.value)

/** Labels that also name another question: 'Minha conta é no Bradesco' */
const leadsAlso: { [K in Key]?: Key } = { plan: 'offer', account: 'bank' }

/** The label before a span, with only a few small words in between. */
function ledBy({ tokens }: Line, labels: readonly Label[], key: Key, from: number): Span['led'] {
  const near = labels.findLast(({ to }) => to <= from && from - to <= 5 && tokens.slice(to, from).every(isLink))
  if (near) return near.key === key || leadsAlso[near.key] === key ? 'own' : 'other'
  return labels.findLast(({ to }) => to <= from)?.key === key ? 'far' : 'none'
}

const linking = new Set('novo correto certo completo numero chama chamava chamo'.split(' '))
function isLink(token: Token): boolean {
  const { word, kind } = token
  if (kind === 'sign') return !['?', '!', ';'].includes(word)
  return isOf('COP')(token) || (isOf('FILL')(token) && word !== 'nao') || linking.has(word)
}
