import { keysIn } from '../../content/questions/answers.ts'
import type { Interpretation } from '../interpret.ts'
import { bits, featuresOf } from './featureNumbers.ts'
import type { Readable } from './readings.ts'
import { readingToInterpretation, sameOutcome } from './readingToInterpretation.ts'

export type Weights = Float32Array | Int8Array

/** A possible outcome of a line, with its odds: 1 is certain. */
export type ScoredOutcome = { outcome: Interpretation; sure: number }

export const size = 2 ** bits
const scale = 0.04

export function scoreOf(weights: Weights, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return sum
}

/** The odds of scores, which sum up to 1 (softmax). */
export function oddsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}

/** The possible outcomes of a line, the likeliest first. Readings with the same outcome are summed. */
export function choicesOf(readable: Readable, weights: Weights, by = scale): ScoredOutcome[] {
  const odds = oddsOf(featuresOf(readable).map((features) => scoreOf(weights, features) * by))
  const choices = new Map<string, ScoredOutcome>()
  for (const [at, reading] of readable.readings.entries()) {
    const outcome = readingToInterpretation(reading)
    const key = sameOutcome(outcome)
    choices.set(key, { outcome, sure: (choices.get(key)?.sure ?? 0) + (odds[at] ?? 0) })
  }
  return [...choices.values()].toSorted((a, b) => b.sure - a.sure)
}

/** The odds that all answers of a reading are right, whatever else the line answers or asks. */
export const suretyOf = (choices: readonly ScoredOutcome[], read: Interpretation): number =>
  choices.filter(({ outcome }) => hasAll(valuesOf(outcome), valuesOf(read))).reduce((sum, { sure }) => sum + sure, 0)

/** All values of a reading, including doubtful ones. */
export const valuesOf = ({ answers, doubted }: Interpretation): Interpretation['answers'] => ({
  ...doubted,
  ...answers,
})

const hasAll = (all: Interpretation['answers'], some: Interpretation['answers']) =>
  keysIn(some).every((key) => JSON.stringify(all[key]) === JSON.stringify(some[key]))

/** Weights as one byte each. */
export const inBytes = (weights: Float32Array): Int8Array =>
  Int8Array.from(weights, (one) => Math.max(-46, Math.min(46, Math.round(one / scale))))
