import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedAt } from '../../src/content/faq/askedAt.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { featuresOf } from '../../src/understanding/meaning/features.ts'
import { signs, zero } from '../../src/understanding/meaning/meaning.ts'
import { randomFrom, shuffled } from './learn.ts'

/** A line, and the question of the table or the kind of talk that it is. */
export type MeantLine = { id: string; text: string }

const folder = join(import.meta.dirname, '../../tests/understanding/meant')
const [rounds, rate, decay, least] = [30, 0.3, 1e-3, 1.2]

/** How each question is put: by the table, at an open question, and by those who were asked for other words. */
export const meantLines = (): MeantLine[] => [
  ...everyEntry.flatMap(({ id, question, alike }) => [question, ...alike].map((text) => ({ id, text }))),
  ...Object.values(askedAt).flatMap((phrases) =>
    Object.entries(phrases).flatMap(([id, texts]) => texts.split(';').map((text) => ({ id, text }))),
  ),
  ...readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).map(lineOf)),
]

function lineOf(row: string): MeantLine {
  const [id = '', text = ''] = row.split('\t')
  return { id, text }
}

/** The file of what some lines mean (logistic regression by AdaGrad). The same lines give the same file. */
export function meaningsFile(lines: readonly MeantLine[] = meantLines()): string {
  return `/** What 'npm run train' has learned of what lines mean, as meaning.ts reads it. */\nexport const weights = \`${packed(lines)}\`\n`
}

function packed(lines: readonly MeantLine[]): string {
  const ids = [...new Set(lines.map(({ id }) => id))].toSorted()
  const features = knownFeatures(lines)
  const weights = learned(lines, ids, features)
  const rows = [...features].flatMap(([feature, at]) => {
    const own = ids.flatMap((_, id) => signOf(id, weights[at * ids.length + id] ?? 0))
    return own.length > 0 ? [`${feature} ${own.join('')}`] : []
  })
  return [ids.join(' '), ...rows].join('\t')
}

function signOf(id: number, weight: number): string[] {
  if (Math.abs(weight) < least) return []
  const size = Math.max(-zero, Math.min(signs.length - 1 - zero, Math.round(weight * 5)))
  return [`${signs[id]}${signs[zero + size]}`]
}

/** Features of at least three lines, by their place. */
function knownFeatures(lines: readonly MeantLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of lines.flatMap(({ text }) => featuresOf(text)))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count > 2).map(([feature]) => feature)
  return new Map(known.toSorted().map((feature, at) => [feature, at]))
}

function learned(lines: readonly MeantLine[], ids: readonly string[], features: Map<string, number>): Float64Array {
  const size = ids.length
  const [weights, squares] = [new Float64Array(features.size * size), new Float64Array(features.size * size).fill(1)]
  const places = new Map(ids.map((id, at) => [id, at]))
  const examples = lines
    .map(({ id, text }) => ({ right: places.get(id), at: featuresOf(text).flatMap((one) => features.get(one) ?? []) }))
    .filter(({ at }) => at.length > 0)
  const random = randomFrom(42)
  for (let round = 0; round < rounds; round += 1)
    for (const { right, at } of shuffled(examples, random)) {
      const share = 1 / Math.sqrt(at.length)
      const odds = oddsAt(weights, size, at, share)
      for (let id = 0; id < size; id += 1) {
        const slope = ((id === right ? 1 : 0) - (odds[id] ?? 0)) * share
        if (Math.abs(slope) > 1e-3) for (const one of at) turn(weights, squares, one * size + id, slope)
      }
    }
  return weights
}

function turn(weights: Float64Array, squares: Float64Array, at: number, slope: number): void {
  const by = slope - decay * (weights[at] ?? 0)
  const square = (squares[at] ?? 0) + by * by
  squares[at] = square
  weights[at] = (weights[at] ?? 0) + (rate * by) / Math.sqrt(square)
}

function oddsAt(weights: Float64Array, size: number, at: readonly number[], share: number): Float64Array {
  const scores = new Float64Array(size)
  for (const one of at)
    for (let id = 0; id < size; id += 1) scores[id] = (scores[id] ?? 0) + (weights[one * size + id] ?? 0) * share
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}
