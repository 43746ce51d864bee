import type { Asked, Interpretation } from '../interpret.ts'
import type { World } from '../readValue.ts'
import { choicesOf } from './choice.ts'
import { decide } from './decide.ts'
import { unpacked } from './packed.ts'
import { readableOf } from './readings.ts'
import { weights } from './weights.ts'

let learned: Int8Array | null = null

/** What was learned from many lines says about a line that the sentences have read first. */
export function withSecondOpinion(first: Interpretation, { text, ...asked }: Asked, world: World): Interpretation {
  learned ??= unpacked(weights)
  return decide(first, choicesOf(readableOf(text, asked, world), learned), asked)
}
