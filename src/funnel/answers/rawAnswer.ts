import type { Key, Value } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { writeSlots } from '../../content/reading/reading.ts'
import { showAnswer } from './showAnswer.ts'
import { stands, type Kept, type Known } from '../knowledge.ts'

/** An answer as a person would type it again; private ones are not written back. */
export const rawAnswer = (knowledge: Known, key: Key): string =>
  questions[key].private ? '' : typedAnswer(knowledge, key)

/** The same of any answer, for the field of the one that was refused. */
export function typedAnswer(knowledge: Known, key: Key): string {
  const answer: Kept | undefined = knowledge.kept[key]
  if (!answer || answer.value === undefined || !stands(knowledge.kept, key)) return ''
  const { input, private: hidden } = questions[key]
  if (input.kind === 'complement' && answer.value === '') return noComplement
  return input.kind === 'text' && input.mask && !hidden ? showAnswer(knowledge, key) : rawOf(answer.value)
}

/** A value as one would type it. */
export function rawOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return writeSlots(value)
  return String(value)
}

/** What is said where an address has no complement. */
export const noComplement = 'sem complemento'

/** As many complements as can be offered side by side; more make a list. */
export const fewComplements = 6
