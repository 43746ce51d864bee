import type { Asked, Interpretation } from '../interpret.ts'
import { isOfPlan, isYesNo, type World } from '../readValue.ts'
import { choicesOf } from './scoreReadings.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { isAboutOthers } from '../aboutOthersOrUnsure.ts'
import { normalized, type Said } from '../normalizeText.ts'
import { saysTwoNames } from '../values/name.ts'
import { isConditional } from '../values/yesNo.ts'
import { asking, combineRulesAndModel } from './combineRulesAndModel.ts'
import { unpackWeights } from './packWeights.ts'
import { readableOf } from './readings.ts'
import { weights } from './weights.ts'

const asks = /\?|\bquanto\b(?! antes| mais| menos)|\b(?:quem|quando|onde|qual)\s*$|^\W*(?:qual|quais|quanto|como)\b/i

/** A yes or a no that is taken back: 'não mand... ah quer saber, manda sim'. */
const turns = /\.\.\.|\b(?:quer saber|pensando bem|pensei melhor)\b/i

let learned: Int8Array | null = null

/** What was learned from many lines says about a line that the sentences have read first. It hears no yes in a question. */
export function reviseWithModel(first: Interpretation, { text, ...asked }: Asked, world: World): Interpretation {
  if (isYesNo(asked.ask) && asks.test(text)) return first
  learned ??= unpackWeights(weights)
  const decided = combineRulesAndModel(first, choicesOf(readableOf(text, asked, world), learned), asked)
  const isGuess = asked.ask !== null && isOtherwise(asked.ask, text)
  return isGuess && decided !== first && keysIn(decided.answers).length > 0 ? asking(decided) : decided
}

/** Whether words tell against what was learned of them: it is asked back. */
function isOtherwise(ask: Key, text: string): boolean {
  const tellsHere = isYesNo(ask) ? toYesNo : isOfPlan(ask) ? toPlan : tells[ask]
  return tellsHere?.(normalized(text)) === true
}

const toYesNo = ({ text, plain }: Said) => isConditional(plain) || turns.test(text) || text.includes('@')
const toPlan = ({ text }: Said) => asks.test(text)
const tells: { [K in Key]?: (said: Said) => boolean } = {
  name: saysTwoNames,
  motherName: (said) => saysTwoNames(said) || ofOneself.test(said.plain),
  number: ({ plain }) => twoNumbers.test(plain),
  document: ({ plain }) => isAboutOthers(plain),
}

/** 'Agora assino só …' */
const ofOneself = /\bassino\b|\b(?:meu|de) (?:sobre)?nome\b|\bsobrenome de (?:casad|solteir)/
/** 'Na placa tá 87, mas o correio acha pelo 78A' */
const twoNumbers = /\d.*\b(?:mas|porem|so que)\b.*\d/
