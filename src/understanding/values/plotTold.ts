import { keysIn } from '../../content/questions/answers.ts'
import { hasNumbers } from '../../content/flows/facts.ts'
import { leavesOut, type Raw } from '../../funnel/answers/readAnswers.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { answersOf, doesAsk, factsOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { inDigits } from '../line/numberWords.ts'
import type { Understanding } from '../understandingTypes.ts'

type Plot = { answers: Raw; rest: string }

/** A block with a lot, as the street writes them, and the rest of the line: 'é quadra 12 e lote 7, vc trocou' */
export function plotTold(funnel: Funnel, text: string): Plot | null {
  const found = doesAsk(funnel, 'block') ? plotIn(text) : null
  if (!found) return null
  const { block, lot, rest } = found
  const isByNumber = hasNumbers(factsOf(funnel)) && !/\d{5}/.test(rest)
  if (!isByNumber) return { answers: { block, lot }, rest }
  return answersOf(funnel).number === undefined ? { answers: withoutNumber(block, lot), rest } : null
}

function plotIn(text: string) {
  for (const words of [text, inDigits(text)]) {
    const [told, block, lot] = blockFirst.exec(words) ?? []
    if (told && block && lot) return { block, lot, rest: words.replace(told, '') }
    const [toldBack, lotBefore, blockAfter] = lotFirst.exec(words) ?? []
    if (toldBack && lotBefore && blockAfter)
      return { block: blockAfter, lot: lotBefore, rest: words.replace(toldBack, '') }
  }
  return null
}
/** A number, or a letter that is no word: 'quadra B' */
const id = '(\\p{L}?\\d{1,4}\\p{L}?|[a-df-np-z])(?![\\p{L}\\d])'
const [block, lot] = ['(?:quadra|qd)\\.? *', '(?:lote|lt)\\.? *'].map((name) => `${name}${id}`)
const [opening, between] = ['(?:(?<!\\p{L})[ée] )?(?<!\\p{L})', '(?:,| e| -)? *(?:[oa] )?']
/** Matches 'quadra 12 e lote 7', 'qd 12 lt 7' */
const blockFirst = new RegExp(`${opening}${block}${between}${lot}`, 'iu')
const lotFirst = new RegExp(`${opening}${lot}${between}${block}`, 'iu')

/** In a street with numbers, the complement of a house that has none yet. */
const withoutNumber = (blockId: string, lotId: string): Raw => ({
  number: 's/n',
  complement: `Quadra ${blockId.toUpperCase()} Lote ${lotId.toUpperCase()}`,
})

/** Adds a block and a lot to what the rest of the line tells; read back if they change others, or stand for a number. */
export function withPlot(funnel: Funnel, plot: Raw, rest: Understanding | null): Understanding {
  const known = answersOf(funnel)
  const isNew = keysIn(plot).every((key) => known[key] === undefined || rawOf(known[key]) === plot[key])
  if (rest?.kind !== 'answers' && rest?.kind !== 'readBack') {
    const reply = rest?.kind === 'side' && !rest.isUnsure ? rest.reply : null
    const alone = { kind: 'answers' as const, answers: plot, reply }
    return isNew && plot.number === undefined ? alone : asReadBack(alone)
  }
  const heard = { ...rest, answers: besidePlot(plot, rest.answers) }
  return isNew && plot.number === undefined ? heard : asReadBack(heard)
}

/** A number beside a block and a lot is the house's, and a complement follows theirs. */
function besidePlot(plot: Raw, told: Raw): Raw {
  const { complement: more = '' } = told
  if (plot.complement === undefined) return { ...told, ...plot }
  const isNone = more === '' || leavesOut('complement', more)
  return { ...plot, ...told, complement: isNone ? plot.complement : `${plot.complement}, ${more}` }
}
