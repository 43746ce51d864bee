import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Asked, Interpretation } from '../interpret.ts'
import { isYesNo, type World } from '../readValue.ts'
import { contentOf } from './unexplainedTokens.ts'
import { unpackWeights } from './packWeights.ts'
import { readableOf, type Readable } from './readings.ts'
import { answering, nothing, readingToInterpretation, sameOutcome } from './readingToInterpretation.ts'
import { speaksAgainst } from './speaksAgainst.ts'
import { choicesOf, suretyOf, valuesOf, type ScoredOutcome, type Weights } from './scoreReadings.ts'
import { questionsNamed } from './findLabelTokens.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'
import { weights } from './weights.ts'

/** The odds that a reading needs to be taken, also if it explains the whole line; to be replied to; to be read back. */
const least = {
  taken: 0.93,
  whole: 0.6,
  reply: 0.6,
  askedBack: 0.15,
  ofForm: 0.05,
  yesOrNo: 0.5,
  ofOther: 0.7,
  unasked: 0.45,
}
/** Days and consents, which occur in many unrelated lines, so that they need higher odds. */
const careful: { [K in Key]?: number } = { directDebit: 0.95, dueDate: 0.95, acceptPromotions: 0.95, schedule: 0.97 }

let learned: Int8Array | null = null
const learnedWeights = () => (learned ??= unpackWeights(weights))

/** The likeliest reading of a line, taken if certain and read back if likely. */
export function chooseReading(asked: Asked, world: World, by: Weights = learnedWeights()): Interpretation {
  const readable = readableOf(asked.text, asked, world)
  const sure = chosen(choicesOf(readable, by), readable)
  const own = asked.ask === null ? undefined : sure.answers[asked.ask]
  const isDoubted =
    asked.ask !== null && own !== undefined && speaksAgainst(asked.ask, sure.answers, asked.text, asked.known)
  return isDoubted ? asking(sure) : sure
}

/** The interpretation by the odds of all possible ones. */
function chosen(choices: readonly ScoredOutcome[], readable: Readable): Interpretation {
  const { asked, whole, line } = readable
  const [best] = choices
  if (!best) return notRead
  const { outcome, sure } = best
  const isAnswer = keysIn(outcome.answers).length > 0
  const isPlain = isWhole(outcome, asked.ask, whole) || explainsAll(outcome, readable)
  const isSure =
    suretyOf(choices, outcome) >=
    (isPlain ? least.whole : leastTaken(outcome, denies.test(line.said.plain) ? null : asked.ask))
  if (isAnswer && isSure)
    return changesUnasked(outcome, readable) && !onlyPutsRight(outcome, line) ? asking(outcome) : outcome
  const isCancel = outcome.command?.name === 'cancel' && !line.tokens.some(saysStop)
  if (!isAnswer && !isCancel && (outcome.doubted || !outcome.unsure) && sure >= least.reply) return outcome
  const likely = choices.find((choice) => keysIn(valuesOf(choice.outcome)).length > 0)?.outcome
  if (!likely || suretyOf(choices, likely) < leastFor(likely, asked)) return notRead
  return asking(likely)
}

/** 'Para' is also 'pra'. */
const saysStop = (token: Token) => isOf('STOP', 'NO')(token) && token.word !== 'para'

const notRead: Interpretation = { ...nothing, unsure: true }
const asking = (read: Interpretation) => answering(valuesOf(read), false)

/** Whether address or personal answers explain every word: 'cep 14010-100 n 71', 'Carla Mendes 16991234567' */
function explainsAll(outcome: Interpretation, readable: Readable): boolean {
  const keys = keysIn(outcome.answers)
  if (keys.length < 2 || keys.some((key) => careful[key])) return false
  const reading = readable.readings.find((one) => sameOutcome(readingToInterpretation(one)) === sameOutcome(outcome))
  const { plain } = readable.line.said
  const isNumberSign = ({ from, to }: Token) => plain.slice(from, to) === 'n'
  return reading !== undefined && contentOf(readable, reading.taken).every(isNumberSign)
}

/** Whether the open question's reader explains the whole line in the same way. */
const isWhole = ({ answers }: Interpretation, ask: Key | null, whole: string) =>
  ask !== null && keysIn(answers).length === 1 && JSON.stringify(answers[ask]) === whole

const leastTaken = ({ answers }: Interpretation, ask: Key | null) =>
  Math.max(
    ...keysIn(answers).map((key) => careful[key] ?? (key === ask && formed.has(key) ? least.whole : least.taken)),
  )

/** Matches 'Prefiro não dar 529.982.247-25' */
const denies = /\b(?:nao|nem|nunca|prefiro)\b/

/** A yes or a no, or the answer to another question, needs higher odds for a read-back. */
const leastFor = (read: Interpretation, { ask }: Readable['asked']) =>
  ask === null
    ? least.unasked
    : valuesOf(read)[ask] === undefined
      ? least.ofOther
      : isYesNo(ask)
        ? least.yesOrNo
        : formed.has(ask)
          ? least.ofForm
          : least.askedBack
/** Answers with an unmistakable form. */
export const formed = new Set<Key>(['cep', 'phone', 'email', 'birthDate', 'document'])

/** Whether the line only corrects: 'Errei o CEP, é 14050-100' */
const onlyPutsRight = ({ answers }: Interpretation, { tokens }: Line) =>
  keysIn(answers).length === 1 && tokens.some(isOf('CHANGE'))

/** Whether a known answer would change though the line names no change; always for house numbers and complements. */
function changesUnasked({ answers }: Interpretation, { asked: { ask, known }, line }: Readable): boolean {
  const changed = keysIn(answers).filter(
    (key) => key !== ask && known[key] !== undefined && known[key] !== answers[key],
  )
  const named = questionsNamed(line)
  const isChange = line.tokens.some(isOf('CHANGE'))
  const isSaid = (key: Key) => isChange || (named.includes(key) && !leadsElsewhere.has(key))
  return (
    changed.length > 0 &&
    (ask === null || line.said.plain.includes('?') || changed.some((key) => neverUnasked.has(key) || !isSaid(key)))
  )
}
const neverUnasked = new Set<Key>(['number', 'complement'])
/** Answers whose change leads to other plans, or another price. */
const leadsElsewhere = new Set<Key>(['cep', 'plan'])
