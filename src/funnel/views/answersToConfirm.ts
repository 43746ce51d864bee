import { answerRules, keysIn, type Key } from '../../content/questions/answers.ts'
import { keepAnswers } from '../answers/keepAnswers.ts'
import { readAnswers } from '../answers/readAnswers.ts'
import { showAnswer } from '../answers/showAnswer.ts'
import { isStillValid } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** The answers read from a sentence, as shown for the visitor to confirm: in the order of the questions. */
export function answersToConfirm(
  { noted, kept, facts }: Pick<Funnel, 'noted' | 'kept' | 'facts'>,
  now: Date,
): (readonly [Key, string])[] {
  const { values } = readAnswers(noted?.raw ?? {}, now)
  const known = keepAnswers({ kept, facts, revision: 0 }, values)
  const read = keysIn(answerRules).filter((key) => values[key] !== undefined)
  // Each by itself: another answer that changes leaves what a plan is called to be looked up again
  return read.map((key) => [key, showAnswer({ facts, kept: { ...kept, [key]: known.kept[key] } }, key)])
}

/** Whether what was read from a sentence would change an answer. */
export const changesKnown = ({ noted, kept }: Pick<Funnel, 'noted' | 'kept'>) =>
  keysIn(noted?.raw ?? {}).some((key) => isStillValid(kept, key))
