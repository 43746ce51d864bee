import type { Asked, Interpretation } from '../interpret.ts'
import { isYesNo, type World } from '../readValue.ts'
import { choicesOf } from './choice.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { heard } from '../said.ts'
import { saysTwoNames } from '../values/name.ts'
import { isConditional } from '../values/yesNo.ts'
import { asking, decide } from './decide.ts'
import { unpacked } from './packed.ts'
import { readableOf } from './readings.ts'
import { weights } from './weights.ts'

const asks = /\?|\b(?:quem|quando|quanto|onde|qual)\s*$/i

/** A yes or a no that is taken back: 'não mand... ah quer saber, manda sim'. */
const turns = /\.\.\.|\b(?:quer saber|pensando bem|pensei melhor)\b/i

let learned: Int8Array | null = null

/** What was learned from many lines says about a line that the sentences have read first. It hears no yes in a question. */
export function withSecondOpinion(first: Interpretation, { text, ...asked }: Asked, world: World): Interpretation {
  if (isYesNo(asked.ask) && asks.test(text)) return first
  learned ??= unpacked(weights)
  const decided = decide(first, choicesOf(readableOf(text, asked, world), learned), asked)
  const isGuess = isYesNo(asked.ask)
    ? isConditional(heard(text).plain) || turns.test(text)
    : (asked.ask === 'name' || asked.ask === 'motherName') && saysTwoNames(heard(text))
  return isGuess && decided !== first && keysIn(decided.answers).length > 0 ? asking(decided) : decided
}
