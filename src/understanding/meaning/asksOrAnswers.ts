import { answering, asking } from './counts.ts'
import { signsOfAnswer, signsOfQuestion } from './lineFeatures.ts'

/** How likely something is asked in a line, or said that wants a word, beside an answer or without one: 1 is certain. */
export const likelyAsks = (plain: string): number => likelihood((asked ??= unpacked(asking)), signsOfQuestion(plain))

/** How likely a line answers the question of a place, whatever is said beside it: 1 is certain. */
export const likelyAnswers = (plain: string, place: string | null): number =>
  likelihood((answered ??= unpacked(answering)), signsOfAnswer(plain, place))

type Weights = ReadonlyMap<string, number>
let asked: Weights | null = null
let answered: Weights | null = null

/** So many steps make a weight of one. */
export const steps = 4

function likelihood(weights: Weights, signs: readonly string[]): number {
  const score = signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)
  return 1 / (1 + Math.exp(-score / steps))
}

/** Each weight stands before the signs that have it. */
const unpacked = (packed: string): Weights =>
  new Map(
    packed.split('\t').flatMap((row) => {
      const [weight, ...signs] = row.split(' ')
      return signs.map((sign): [string, number] => [sign, Number(weight)])
    }),
  )
