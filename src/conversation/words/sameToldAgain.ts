import { keysIn } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { betweenMarks, negates } from '../../understanding/readBacks/agreement.ts'
import { askingIn, tellingIn } from '../../understanding/line/clauses.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { questionsNamed } from '../../understanding/readings/findLabelTokens.ts'
import { lineOf } from '../../understanding/readings/lineTokens.ts'
import { isYesNo } from '../../understanding/readValue.ts'
import { isConditional } from '../../understanding/values/yesNo.ts'
import { isSame, toldAgain } from './answersPutRight.ts'

/** The rest of a line that repeats the read-back, e.g. 'isso 1 giga. mas não tenho saco de dar conta'; or null. */
export function besideSame(
  funnel: Funnel,
  text: string,
  tellsOther: boolean,
  isDenied: boolean,
  now: Date,
): string | null {
  const { raw }: { raw: Raw } = funnel.noted ?? { raw: {} }
  const isAgain = (told: readonly string[]) => {
    const again = told.flatMap((words) => toldAgain({ ...funnel, noted: null }, raw, words, now))
    return (
      again.every(isSaidOutright) &&
      isToldAgain(
        again.map(({ answers }) => answers),
        raw,
        told.join(' '),
      )
    )
  }
  if (!tellsOther && isAgain(tellingIn(text))) return askingIn(text).join(' ')
  const [first = '', ...others] = betweenMarks(text)
  const more = others.join(' ')
  const isFree = raw.acceptPromotions !== 'sim' && !isConditional(normalized(more).plain)
  return isFree && !first.includes('?') && isAgain([first]) && !isDenied ? more : null
}

/** Whether a reading is certain. A consent that is only likely in other words is not given again. */
const isSaidOutright = ({ answers, isSure }: { answers: Raw; isSure: boolean }) =>
  isSure || !keysIn(answers).some((key) => isYesNo(key) && answers[key] === 'sim')

/** Whether words name or repeat something of the read-back. */
export function speaksOf(funnel: Funnel, words: string, now: Date): boolean {
  const { raw }: { raw: Raw } = funnel.noted ?? { raw: {} }
  const named = questionsNamed(lineOf(words)).some((key) => raw[key] !== undefined)
  return named || toldAgain({ ...funnel, noted: null }, raw, words, now).length > 0
}

/** Whether the same values are repeated without a denial, as in '35 não'. */
function isToldAgain(again: readonly Raw[], read: Raw, text: string): boolean {
  const isOfYesNo = again.some((one) => keysIn(one).some((key) => isYesNo(key)))
  const isSaid = isOfYesNo || !negates.test(text.replace(deniesOther, ''))
  return isSaid && again.length > 0 && again.every((one) => isSame(one, read))
}

/** Removes denials of values that were not read back. */
export const withoutOthers = (raw: Raw, text: string) =>
  text.replace(deniesOther, (words) => {
    const digits = words.replace(/\D/g, '')
    return digits === '' || keysIn(raw).some((key) => raw[key]?.includes(digits)) ? words : ''
  })

/** Matches denials such as '35 e não 37', 'sem complemento' */
const deniesOther = /(?<!\p{L})(?:e n[ãa]o (?:[oa] |é )?\S*\d\S*|(?:sem|n[ãa]o tem) complemento)/giu
