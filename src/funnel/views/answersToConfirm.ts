import { answerRules, keysIn, type Key } from '../../content/questions/answers.ts'
import { unusualWords } from '../../content/texts/errors/answerRefusal.ts'
import { keepAnswers, type Values } from '../answers/keepAnswers.ts'
import { readAnswers } from '../answers/readAnswers.ts'
import { showAnswer } from '../answers/showAnswer.ts'
import { unusualIn } from '../answers/unusualAnswers.ts'
import { isStillValid } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** The answers read from a sentence, in the order of the questions, for the visitor to confirm. */
export function answersToConfirm(
  { noted, kept, facts }: Pick<Funnel, 'noted' | 'kept' | 'facts'>,
  now: Date,
): (readonly [Key, string])[] {
  const { values } = readAnswers(noted?.raw ?? {}, now)
  const known = keepAnswers({ kept, facts, revision: 0 }, values)
  const read = keysIn(answerRules).filter((key) => values[key] !== undefined)
  // Each alone: another answer that changes would leave the plan's name unknown until it is looked up
  return read.map((key) => [key, showAnswer({ facts, kept: { ...kept, [key]: known.kept[key] } }, key)])
}

/** What looks unusual in the answers to confirm. A yes to them confirms that, too. */
export const doubtsToConfirm = (funnel: Pick<Funnel, 'noted' | 'kept' | 'facts'>, now: Date): string =>
  unusualIn(funnel, valuesToConfirm(funnel, now)).map(unusualWords).join(' ')

/** The values that a yes confirms, without the e-mail, because a yes might be to its suggested ending. */
export function valuesToConfirm({ noted }: Pick<Funnel, 'noted'>, now: Date): Values {
  const { email: _, ...values } = readAnswers(noted?.raw ?? {}, now).values
  return values
}

/** Whether the answers read from a sentence would change known ones. */
export const changesKnown = ({ noted, kept }: Pick<Funnel, 'noted' | 'kept'>) =>
  keysIn(noted?.raw ?? {}).some((key) => isStillValid(kept, key))
