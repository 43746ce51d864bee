import type { Raw } from '../funnel/answers/readAnswers.ts'
import { doesAsk } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { asReadBack } from './asReadBack.ts'
import type { Understanding } from './understandingTypes.ts'

/** The block and the lot, where an address has them, and the rest of the line: 'é quadra 12 e lote 7, vc trocou' */
export function plotTold(funnel: Funnel, text: string): { answers: Raw; rest: string } | null {
  const [told, block, lot] = doesAsk(funnel, 'block') ? (labelled.exec(text) ?? []) : []
  return told && block && lot ? { answers: { block, lot }, rest: text.replace(told, '') } : null
}
/** Matches 'quadra 12 e lote 7', 'qd 12 lt 7' */
const labelled =
  /(?:(?<!\p{L})[ée] )?(?<!\p{L})(?:quadra|qd)\.? *(\p{L}?\d{1,4}\p{L}?)(?:,| e| -)? *(?:o )?(?:lote|lt)\.? *(\p{L}?\d{1,4}\p{L}?)(?![\p{L}\d])/iu

/** Reads back a block and a lot told at another question, with the rest of the line. */
export const withPlot = (plot: Raw, rest: Understanding | null): Understanding =>
  rest?.kind === 'answers' || rest?.kind === 'readBack'
    ? asReadBack({ ...rest, answers: { ...rest.answers, ...plot } })
    : { kind: 'readBack', answers: plot, ...(rest?.kind === 'side' && !rest.isUnsure && { reply: rest.reply }) }
