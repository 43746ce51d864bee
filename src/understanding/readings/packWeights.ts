import { size } from './scoreReadings.ts'

/** Weights as text: one character each, from '!' for -46 to '}' for 46; a run of zeros is '~', its length and '~'. */
const none = 79

export function packWeights(weights: Int8Array): string {
  const signs: string[] = []
  for (let at = 0; at < weights.length;) {
    let zeros = 0
    while (at + zeros < weights.length && weights[at + zeros] === 0) zeros += 1
    signs.push(zeros > 0 ? `~${zeros.toString(36)}~` : String.fromCharCode(none + (weights[at] ?? 0)))
    at += Math.max(zeros, 1)
  }
  return signs.join('')
}

export function unpackWeights(text: string): Int8Array {
  const weights = new Int8Array(size)
  let at = 0
  for (const [, zeros, sign = ''] of text.matchAll(/~([\da-z]+)~|([^~])/g)) {
    if (zeros === undefined) {
      weights[at] = sign.charCodeAt(0) - none
      at += 1
    } else at += Number.parseInt(zeros, 36)
  }
  return weights
}
