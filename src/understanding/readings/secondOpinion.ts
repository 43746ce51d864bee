import type { Asked, Interpretation } from '../interpret.ts'
import { isYesNo, type World } from '../readValue.ts'
import { choicesOf } from './choice.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { heard } from '../said.ts'
import { isConditional } from '../values/yesNo.ts'
import { asking, decide } from './decide.ts'
import { unpacked } from './packed.ts'
import { readableOf } from './readings.ts'
import { weights } from './weights.ts'

const asks = /\?|\b(?:quem|quando|quanto|onde|qual)\s*$/i

let learned: Int8Array | null = null

/** What was learned from many lines says about a line that the sentences have read first. It hears no yes in a question. */
export function withSecondOpinion(first: Interpretation, { text, ...asked }: Asked, world: World): Interpretation {
  if (isYesNo(asked.ask) && asks.test(text)) return first
  learned ??= unpacked(weights)
  const decided = decide(first, choicesOf(readableOf(text, asked, world), learned), asked)
  const isOnCondition = isYesNo(asked.ask) && decided !== first && isConditional(heard(text).plain)
  return isOnCondition && keysIn(decided.answers).length > 0 ? asking(decided) : decided
}
