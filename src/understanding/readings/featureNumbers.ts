import { gramsOf, itemsOf } from './lineWithHoles.ts'
import { answerFeatures } from './answerFeatures.ts'
import type { Readable, Reading } from './readings.ts'
import { evidenceFor } from './spanEvidence.ts'
import { contentOf } from './unexplainedTokens.ts'

/** The bits of a feature's index. Features may share a weight, which costs little and avoids a list of names. */
export const bits = 17
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) >>> (32 - bits)
}

/** The features of each reading of a line, as indices of weights. */
export function featuresOf(readable: Readable): Uint32Array[] {
  const plain = gramsOf(itemsOf(readable, []), false)
  return readable.readings.map((reading) => Uint32Array.from(new Set(named(readable, reading, plain)), numberOf))
}

function named(readable: Readable, reading: Reading, plain: readonly string[]): string[] {
  const { act, taken } = reading
  const { line, asked } = readable
  const size = `n${Math.min(line.tokens.filter(({ kind }) => kind !== 'sign').length, 9)}`
  switch (act.kind) {
    case 'none':
      return [
        ...as('N', plain),
        `N|ask${asked.ask}`,
        `N|${size}`,
        `N|whole ${kindOfWhole(readable)}`,
        ...ownEvidence(readable),
      ]
    case 'reject':
      return rejectFeatures(readable, reading, plain, size)
    case 'command':
      return commandFeatures(readable, reading, plain, size)
    case 'answer':
      return answerFeatures(readable, taken)
  }
}

/** The evidence for the likeliest answer to the open question, if none is taken. */
function ownEvidence(readable: Readable): string[] {
  const { ask } = readable.asked
  const own = readable.spans.find(({ key, value }) => key === ask && value !== null)
  const evidence = own ? evidenceFor(readable, own) : 'none'
  return [`N|${evidence}`, `N|${ask} ${evidence}`]
}

const as = (kind: string, grams: readonly string[]) => grams.map((gram) => `${kind}|${gram}`)
const kindOfWhole = ({ whole }: Readable) => (/^(none|bad|part)$/.test(whole) ? whole : 'value')

function rejectFeatures(readable: Readable, { act, taken }: Reading, plain: readonly string[], size: string): string[] {
  const { ask } = readable.asked
  const [span] = taken
  const grams = span ? gramsOf(itemsOf(readable, taken), false) : plain
  const isOwn = act.kind === 'reject' && act.key === ask
  const told = [
    `whole ${kindOfWhole(readable)}`,
    `ask${ask}`,
    `ask${ask} ${span?.reason}`,
    `${span?.reason}`,
    `own${isOwn}`,
    size,
    `rest${Math.min(contentOf(readable, taken).length, 6)}`,
    `led${span?.led}`,
  ]
  return [...as('R', grams), ...as(`R${taken.length}`, told), ...as(`R${ask}`, grams.filter(isSingle))]
}
const isSingle = (gram: string) => gram.startsWith('1')

function commandFeatures(readable: Readable, { act }: Reading, plain: readonly string[], size: string): string[] {
  if (act.kind !== 'command') return []
  const { name, question } = act
  const grams = question ? gramsOf(itemsOf(readable, [], question), false) : plain
  const values = Math.min(readable.spans.filter(({ value }) => value !== null).length, 3)
  const about = question ? [`C|q${question === readable.asked.ask}`, `C|q${question}`] : []
  return [...as(`C${name}`, grams), ...as('C', grams), `C${name}|${size}`, `C|${size}`, `C|spans${values}`, ...about]
}
