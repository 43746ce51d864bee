import { keysIn } from '../content/questions/answers.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { answersOf, doesAsk, factsOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { asReadBack } from './asReadBack.ts'
import { inDigits } from './numberWords.ts'
import type { Understanding } from './understandingTypes.ts'

type Plot = { answers: Raw; rest: string }

/** A block with a lot, as the street writes them, and the rest of the line: 'é quadra 12 e lote 7, vc trocou' */
export function plotTold(funnel: Funnel, text: string): Plot | null {
  const said = labelled.test(text) ? text : inDigits(text)
  const [told, block, lot] = doesAsk(funnel, 'block') ? (labelled.exec(said) ?? []) : []
  if (!told || !block || !lot) return null
  const rest = said.replace(told, '')
  const isByNumber = factsOf(funnel).street?.byLot === false && !/\d{5}/.test(rest)
  if (!isByNumber) return { answers: { block, lot }, rest }
  return answersOf(funnel).number === undefined ? { answers: withoutNumber(block, lot), rest } : null
}
/** Matches 'quadra 12 e lote 7', 'qd 12 lt 7' */
const labelled =
  /(?:(?<!\p{L})[ée] )?(?<!\p{L})(?:quadra|qd)\.? *(\p{L}?\d{1,4}\p{L}?)(?:,| e| -)? *(?:o )?(?:lote|lt)\.? *(\p{L}?\d{1,4}\p{L}?)(?![\p{L}\d])/iu

/** In a street with numbers, the complement of a house that has none yet. */
const withoutNumber = (block: string, lot: string): Raw => ({
  number: 's/n',
  complement: `Quadra ${block.toUpperCase()} Lote ${lot.toUpperCase()}`,
})

/** Adds a block and a lot to what the rest of the line tells; read back if they change others. */
export function withPlot(funnel: Funnel, plot: Raw, rest: Understanding | null): Understanding {
  const known = answersOf(funnel)
  const isNew = keysIn(plot).every((key) => known[key] === undefined || rawOf(known[key]) === plot[key])
  const reply = rest?.kind === 'side' && !rest.isUnsure ? rest.reply : null
  const isAnswer = rest?.kind === 'answers' || rest?.kind === 'readBack'
  const heard = isAnswer
    ? { ...rest, answers: { ...rest.answers, ...plot } }
    : { kind: 'answers' as const, answers: plot, reply }
  return isNew && plot.number === undefined ? heard : asReadBack(heard)
}
