import type { Key, Value } from '../../content/questions/answers.ts'
import { noneOf, questions } from '../../content/questions/questions.ts'
import { inSentence } from '../../content/format.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'
import { showAnswer } from './showAnswer.ts'
import { isStillValid, type Kept, type Known } from '../answersAndFacts.ts'

/** An answer as a person would type it again. Private ones are left empty. */
export const rawAnswer = (knowledge: Known, key: Key): string =>
  questions[key].private ? '' : typedAnswer(knowledge, key)

/** Any answer as a person would type it, private ones too, for the field of a refused answer. */
export function typedAnswer(knowledge: Known, key: Key): string {
  const answer: Kept | undefined = knowledge.kept[key]
  if (!answer || answer.value === undefined || !isStillValid(knowledge.kept, key)) return ''
  const { input, private: hidden } = questions[key]
  return input.kind === 'text' && input.mask && !hidden ? showAnswer(knowledge, key) : typedValue(key, answer.value)
}

/** A value as a person would type it. */
export function rawOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return writeSlots(value)
  return String(value)
}

/** A value as it is typed at its question: 'sem complemento' if it is left out. */
export const typedValue = (key: Key, value: Value) => rawOf(value) || typedNone(key)

/** What leaves an optional answer out, as it is typed; empty if it is needed. */
export const typedNone = (key: Key) => inSentence(noneOf(key))

/** How many complements are shown as buttons. More of them become a list. */
export const fewComplements = 6
