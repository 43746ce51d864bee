import { keysIn, type Answers, type Key, type Value } from '../content/questions/answers.ts'
import { isForeign } from './line/aboutOthersOrUnsure.ts'
import { askingIn, tellingIn } from './line/clauses.ts'
import { commandIn, type Command } from './commands/commands.ts'
import { findFaqTopic, type Topic } from './replies/findFaqTopic.ts'
import { normalized, type Said } from './line/normalizeText.ts'
import { plansMeant } from './plans/plansMeant.ts'
import { halvesOf } from './corrections/halvesOf.ts'
import { isHollow, putRight } from './corrections/putRight.ts'
import { ofTime } from './corrections/visitPart.ts'
import { withPart } from './corrections/withPart.ts'
import { takenAfterAsking } from './plans/planWish.ts'
import { chooseReading } from './readings/chooseReading.ts'
import { answering, nothing } from './readings/readingToInterpretation.ts'
import { valuesOf, type Weights } from './readings/scoreReadings.ts'
import { isOfPlan, isYesNo, readValue, type Open, type World } from './readValue.ts'
import { namesStreaming } from './plans/streamingWords.ts'
import { splitOffQuestions } from './line/splitOffQuestions.ts'
import { stripCourtesy } from './line/stripCourtesy.ts'
import { fromEmoji, withoutTypos } from './line/typos.ts'

/** A text typed at an open question, with the known answers. */
export type Asked = { ask: Open; text: string; known: Answers }

/** The meaning of a text. `unsure`: ask again in other words; `doubted`: likely answers, which are read back first. */
export type Interpretation = {
  answers: { [K in Key]?: Value }
  rejected: { [K in Key]?: string }
  command: Command | null
  topic: Topic | null
  unsure: boolean
  doubted?: { [K in Key]?: Value }
  /** Plans among which the visitor has to choose. */
  several?: readonly string[]
}

/** Reads a text as a command, a described plan or the likeliest reading, with its question. */
export function interpret(asked: Asked, world: World, weights?: Weights): Interpretation {
  if (isForeign(asked.text)) return { ...nothing, unsure: true }
  const { ask } = asked
  const right = putRight(asked, (other) => interpret(other, world, weights))
  if (right) return right
  const { text } = asked
  const said = normalized(withoutTypos(fromEmoji(text)))
  const command = isOwnWord(ask, said, world) ? null : (commandIn(said.plain) ?? commandIn(stripCourtesy(said).plain))
  if (command) return { ...nothing, command }
  const inParts = () => readByParts({ ...asked, text }, world, weights)
  const plans = ofPlans(ask, said, world)
  const read = plans ? withOthers(plans, inParts()) : inParts()
  const isRead = keysIn(valuesOf(read)).length > 0
  const isOther = read.command !== null || read.several !== undefined
  const topic = isOther
    ? null
    : findFaqTopic(isRead ? askedIn(said.plain) : said.plain, ask, isRead || keysIn(read.rejected).length > 0)
  return topic ? { ...read, topic, unsure: isRead && read.unsure } : read
}

/** Adds the other certain answers to a chosen plan: '600 com globoplay. a casa é 212' */
const withOthers = (plan: Interpretation, { answers }: Interpretation): Interpretation =>
  keysIn(plan.answers).length === 0 ? plan : { ...plan, answers: { ...answers, ...plan.answers } }

/** Reads a line, then its more certain parts. A visit with a word of correction that puts nothing right is doubted. */
function readByParts(asked: Asked, world: World, weights?: Weights): Interpretation {
  const read = (text: string) => chooseReading({ ...asked, text }, world, weights)
  const whole = saidLast(asked, world, toldBesideQuestion(asked.text, read(asked.text), read), read)
  const { schedule } = whole.answers
  const isDoubted =
    schedule !== undefined &&
    halvesOf(asked.text).some(
      ({ first, second, isSo }) =>
        !isSo && ofTime.test(normalized(second).plain) && isSame(read(first).answers.schedule, schedule),
    )
  return isDoubted ? answering(whole.answers, false) : whole
}
type Read = (text: string) => Interpretation

/** Takes a value that is corrected later: 'conta 12345-6. Retifico: conta 12354-6' */
function saidLast(asked: Asked, world: World, whole: Interpretation, read: Read): Interpretation {
  const { text } = asked
  const said = valuesOf(whole)
  for (const { first, second, next, labelled, isNo, isSo, mayBeOf } of halvesOf(text)) {
    if (isSo) continue
    const then = read(labelled)
    const anew = valuesOf(then)
    const before = whole.doubted ? read(first) : whole
    const olds = [said, valuesOf(before)]
    const changed = keysIn(anew).filter(
      (key) =>
        mayBeOf(key) &&
        !(isNo && isYesNo(key)) &&
        !isHollow(key, anew[key], second) &&
        olds.some((old) => old[key] !== undefined && !isSame(old[key], anew[key])),
    )
    const birthDate = changed.length === 0 ? dateAnew(first, said.birthDate, next, asked, world) : undefined
    if (birthDate !== undefined) return answering({ ...said, birthDate }, false)
    if (changed.length === 0) continue
    const all = { ...said, ...Object.fromEntries(changed.map((key) => [key, anew[key]])) }
    const isPlain = before === whole || keysIn(before.answers).length === 1
    const isSure = isPlain && !before.doubted && changed.every((key) => then.answers[key] !== undefined)
    return answering(all, isSure)
  }
  return whole
}

/** The birth date with its last part told anew: 'nasci 12/04/84, não, 85, cpf …' */
function dateAnew(first: string, old: Value | undefined, next: string, asked: Asked, world: World): Value | undefined {
  const [year = ''] = next.split(/[,;]/)
  if (typeof old !== 'string' || !/\d\/\d{2,4}\W*$/.test(first) || !/^\W*(?:[ée] )?\d\d(?:\d\d)?\W*$/.test(year))
    return undefined
  const text = withPart('birthDate', old, year)
  return text === null
    ? undefined
    : chooseReading({ ...asked, ask: 'birthDate', text, known: {} }, world).answers.birthDate
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The questions in a line, or all of it: 'não quero spam. A rede é 5G?' */
function askedIn(plain: string): string {
  return askingIn(plain).join(' ') || plain
}

/** Reads a line without its questions, if that makes its answers certain: 'o Nubank serve? Sou Ana Lima' */
function toldBesideQuestion(text: string, whole: Interpretation, read: Read): Interpretation {
  if (!whole.doubted || keysIn(whole.answers).length > 0 || !text.includes('?')) return whole
  const told = tellingIn(text).join(' ')
  const alone = told === '' ? null : read(told)
  const isSaid = (key: Key) => alone?.answers[key] !== undefined || ofPayment.has(key)
  return alone && keysIn(alone.answers).length > 0 && keysIn(whole.doubted).every(isSaid) ? alone : whole
}

/** A payment and its bank are often only asked about. */
const ofPayment = new Set<Key>(['directDebit', 'bank'])

/** Whether a word is a bank, a yes or a no at such a question: 'next' may be a bank. */
function isOwnWord(ask: Open, said: Said, world: World): boolean {
  const read = ask && (ask === 'bank' || isYesNo(ask)) && !said.plain.includes('?') ? readValue(ask, said, world) : null
  return read !== null && 'value' in read
}

/** Reads the whole line before any part, because a condition counts anywhere. */
function ofPlans(ask: Open, said: Said, world: World): Interpretation | null {
  if (!isOfPlan(ask)) return null
  const { value, questions } =
    takenAfterAsking(said.plain) === null ? splitOffQuestions(said) : { value: said, questions: [] }
  if (!namesStreaming(value.plain) && questions.some((one) => namesStreaming(one.plain)))
    return { ...nothing, unsure: true }
  const { plain } = value
  const meant = plain === '' ? null : plansMeant(plain, world)
  if (meant === null || 'none' in meant) return null
  if ('several' in meant) return { ...nothing, several: meant.several.map(({ sku }) => sku), unsure: true }
  return { ...nothing, answers: { [ask]: meant.plan.sku } }
}
