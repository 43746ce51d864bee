import type { Key, Value } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
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
  if (input.kind === 'complement' && answer.value === '') return noComplement
  return input.kind === 'text' && input.mask && !hidden ? showAnswer(knowledge, key) : rawOf(answer.value)
}

/** A value as a person would type it. */
export function rawOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return writeSlots(value)
  return String(value)
}

/** The answer of an address without a complement. */
export const noComplement = 'sem complemento'

/** How many complements are shown as buttons. More of them become a list. */
export const fewComplements = 6
