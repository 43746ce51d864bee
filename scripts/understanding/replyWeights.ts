import {
  featuresOfAcceptance,
  featuresOfAnswer,
  featuresOfQuestion,
  featuresOfReply,
} from '../../src/understanding/meaning/lineFeatures.ts'
import { steps } from '../../src/understanding/meaning/asksOrAnswers.ts'
import { clausesIn } from '../../src/understanding/readBacks/agreement.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { replyLines, reviewLines, saidLines, type MeantLine, type ReplyLine } from './meantLines.ts'

/** Weights of features that mark a question, or words that need a reply, against a mere answer. */
export function askingWeights(lines: readonly MeantLine[]): string {
  const told = lines.filter(({ id, place }) => id !== 'none' && (place !== undefined || answers.has(id)))
  return packed(told, featuresOfQuestion, (line) => !answers.has(line.id), 10)
}

/** Weights of features that mark an answer to the question of a place. */
export const answeringWeights = (): string => packed(saidLines(), featuresOfAnswer, ({ isAnswer }) => isAnswer, 5)

const answers = new Set(['answer', 'agree', 'decline'])

/** Weights of features that mark a yes to all that was read back, and a no to any of it. */
export const agreeingWeights = (lines: readonly ReplyLine[] = replyLines()): string => replyWeights(lines, 'yes')
export const denyingWeights = (lines: readonly ReplyLine[] = replyLines()): string => replyWeights(lines, 'no')

const replyWeights = (lines: readonly ReplyLine[], label: ReplyLine['label']) =>
  packed(
    [...lines, ...lines.flatMap((line) => withoutStance(line, label))],
    (plain, read) => featuresOfReply(plain, normalized(read ?? '').plain),
    (line) => line.label === label,
    0.9,
    3,
  )

/** Weights of features that mark an acceptance of the whole order, or a yes to it. */
export const acceptingWeights = (lines: readonly ReplyLine[] = reviewLines()): string =>
  packed(lines, featuresOfAcceptance, ({ label }) => label === 'accept' || label === 'yes', 1.2, 3)

/** The clauses of a line without agreement, or without denial, which have none either. */
function withoutStance(line: ReplyLine, label: ReplyLine['label']): ReplyLine[] {
  const clauses = clausesIn(line.text)
  const isKnown = line.label === 'open' || (label === 'no' && line.label === 'yes')
  return isKnown && clauses.length > 1 ? clauses.map((text) => ({ ...line, text })) : []
}

type Placed = { text: string; place?: string }
type Look = (plain: string, place: string | null) => string[]

/** The weight of each useful feature: logistic regression in which each weight costs `sparse`. */
function packed<Line extends Placed>(
  lines: readonly Line[],
  look: Look,
  isSo: (line: Line) => boolean,
  sparse: number,
  fewest = 5,
): string {
  const { names, rows } = featuresIn(lines, look, fewest)
  const weights = learned(rows, lines.map(isSo), names.length, sparse)
  const weighed = names.map((name, at) => ({ name, weight: Math.round((weights[at] ?? 0) * steps) }))
  return [...Map.groupBy(weighed, ({ weight }) => weight)]
    .filter(([weight]) => weight !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([weight, all]) => `${weight} ${all.map(({ name }) => name).join(' ')}`)
    .join('\t')
}

/** The features that enough lines have, and their lines. */
function featuresIn(lines: readonly Placed[], look: Look, fewest: number): { names: string[]; rows: number[][] } {
  const features = lines.map(({ text, place }) => look(normalized(text).plain, place ?? null))
  const names = [...Map.groupBy(features.flat(), (feature) => feature)]
    .filter(([, all]) => all.length >= fewest)
    .map(([name]) => name)
    .toSorted()
  const at = new Map(names.map((name, nth) => [name, nth]))
  return { names, rows: features.map((line) => line.flatMap((feature) => at.get(feature) ?? [])) }
}

const rounds = 300

/** The weights with the highest likelihood minus their cost (accelerated proximal steps). */
function learned(rows: readonly (readonly number[])[], isSo: readonly boolean[], size: number, sparse: number) {
  const step = 4 / Math.max(...rows.map((row) => row.length)) / rows.length
  let [weights, ahead, pace] = [new Float64Array(size), new Float64Array(size), 1]
  for (let round = 0; round < rounds; round += 1) {
    const slope = slopeOf(ahead, rows, isSo)
    const last = weights
    weights = ahead.map((weight, at) => nearerToZero(weight - step * (slope[at] ?? 0), step * sparse))
    const faster = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    ahead = weights.map((weight, at) => weight + ((pace - 1) / faster) * (weight - (last[at] ?? 0)))
    pace = faster
  }
  return weights
}

function slopeOf(weights: Float64Array, rows: readonly (readonly number[])[], isSo: readonly boolean[]) {
  const slope = new Float64Array(weights.length)
  for (const [nth, row] of rows.entries()) {
    const score = row.reduce((sum, at) => sum + (weights[at] ?? 0), 0)
    const by = 1 / (1 + Math.exp(-score)) - (isSo[nth] ? 1 : 0)
    for (const at of row) slope[at] = (slope[at] ?? 0) + by
  }
  return slope
}

const nearerToZero = (weight: number, by: number) => Math.sign(weight) * Math.max(0, Math.abs(weight) - by)
