import type { Key, Value } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import { writeSlots } from '../content/reading.ts'
import { shown } from './show.ts'
import { stands, type Kept, type Known } from './story.ts'

/** An answer as a person would type it again; private ones are not written back. */
export const rawAnswer = (story: Known, key: Key): string => (questions[key].private ? '' : typedAnswer(story, key))

/** The same of any answer, for the field of the one that was refused. */
export function typedAnswer(story: Known, key: Key): string {
  const answer: Kept | undefined = story.kept[key]
  if (!answer || answer.value === undefined || !stands(story.kept, key)) return ''
  const { input, private: hidden } = questions[key]
  if (input.kind === 'complement' && answer.value === '') return noComplement
  return input.kind === 'text' && input.mask && !hidden ? shown(story, key) : rawOf(answer.value)
}

/** A value as one would type it. */
export function rawOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return writeSlots(value)
  return String(value)
}

/** What is said where an address has no complement. */
export const noComplement = 'sem complemento'
