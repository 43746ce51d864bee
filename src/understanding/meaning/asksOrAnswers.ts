import type { Key } from '../../content/questions/answers.ts'
import { conversationPlace } from './conversationPlace.ts'
import { answering, asking } from './counts.ts'
import { featuresOfAnswer, featuresOfQuestion } from './lineFeatures.ts'

/** How likely a line asks something or needs a reply, with or without an answer: 1 is certain. */
export const likelyAsks = (plain: string): number => likelihood((asked ??= unpacked(asking)), featuresOfQuestion(plain))

/** Whether a line certainly answers the question, whatever else it says. */
export const surelyAnswers = (plain: string, key: Key) => likelyAnswers(plain, key) > sure

/** Whether a line hardly asks. The limit is higher if it almost certainly answers. */
export const hardlyAsks = (plain: string, key: Key) =>
  likelyAsks(plain) < (likelyAnswers(plain, key) < certain ? idle : doubtful)

const [sure, certain] = [0.7, 0.8]
const [idle, doubtful] = [0.4, 0.6]

const likelyAnswers = (plain: string, key: Key) =>
  likelihood((answered ??= unpacked(answering)), featuresOfAnswer(plain, conversationPlace(key, null)))

export type Weights = ReadonlyMap<string, number>
let asked: Weights | null = null
let answered: Weights | null = null

/** The units that make a weight of one. */
export const steps = 4

export function likelihood(weights: Weights, features: readonly string[]): number {
  const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
  return 1 / (1 + Math.exp(-score / steps))
}

/** Parses rows of a weight and its features. */
export const unpacked = (packed: string): Weights =>
  new Map(
    packed.split('\t').flatMap((row) => {
      const [weight, ...features] = row.split(' ')
      return features.map((feature): [string, number] => [feature, Number(weight)])
    }),
  )
