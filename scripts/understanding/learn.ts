import { oddsOf, scoreOf, size } from '../../src/understanding/readings/scoreReadings.ts'

/** One line: the features of each reading, which readings are right, and the cost of each wrong one. */
export type Example = {
  readings: readonly Uint32Array[]
  right: readonly boolean[]
  cost: readonly number[]
  weight: number
}

const rate = 0.15
const decay = 1e-5
const least = 1e-4

/** The orders of lines, and the rounds of each; fewer orders to select features. */
const [orders, fewOrders, rounds] = [5, 2, 10]
/** Compensates the mean of several orders, which is less sure than each of them. */
const surer = 1.13
/** Features with smaller weights are dropped, and the others learned again. */
const telling = 0.333

/** Trains weights by the cost of wrong readings (AdaGrad), averaged over orders, as one order alone is unstable. */
export function learned(examples: readonly Example[]): Float32Array {
  const usable = examples.filter(({ right }) => right.some(Boolean))
  const first = meanOf(fewOrders, usable)
  const tells = (feature: number) => Math.abs(first[feature] ?? 0) >= telling
  const pruned = usable.map((one) => ({ ...one, readings: one.readings.map((features) => features.filter(tells)) }))
  return meanOf(orders, pruned)
}

function meanOf(count: number, examples: readonly Example[]): Float32Array {
  const sums = new Float64Array(size)
  for (let order = 1; order <= count; order += 1) addLearned(examples, order, sums)
  return Float32Array.from(sums, (sum) => (surer * sum) / (count * (rounds / 2)))
}

function addLearned(examples: readonly Example[], order: number, sums: Float64Array): void {
  const [weights, squares] = [new Float32Array(size), new Float32Array(size).fill(1)]
  const random = randomFrom(order)
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(examples, random)) step(example, weights, squares)
    if (round >= rounds / 2) weights.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight))
  }
}

function step({ readings, right, cost, weight }: Example, weights: Float32Array, squares: Float32Array): void {
  const scores = readings.map((features) => scoreOf(weights, features))
  const given = oddsOf(scores.map((score, at) => score + (cost[at] ?? 0)))
  const good = oddsOf(scores.map((score, at) => (right[at] ? score : -Infinity)))
  for (const [at, features] of readings.entries()) {
    const by = ((right[at] ? (good[at] ?? 0) : 0) - (given[at] ?? 0)) * weight
    if (Math.abs(by) < least) continue
    for (const feature of features) {
      const slope = by - decay * (weights[feature] ?? 0)
      const square = (squares[feature] ?? 0) + slope * slope
      squares[feature] = square
      weights[feature] = (weights[feature] ?? 0) + (rate * slope) / Math.sqrt(square)
    }
  }
}

function shuffled<T>(all: readonly T[], random: (below: number) => number): T[] {
  const order = [...all]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  return order
}

function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
