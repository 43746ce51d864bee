import { inSentence } from '../format.ts'
import { keysIn, type Key } from './answers.ts'
import type { Question } from './question.ts'
import { addressQuestions } from './addressQuestions.ts'
import { orderQuestions } from './orderQuestions.ts'
import { personQuestions } from './personQuestions.ts'
import type { SavedWith } from './answerSaving.ts'

/** Every question of the product, declared once. */
export const questions: { [K in Key]: Question<K> } = { ...addressQuestions, ...personQuestions, ...orderQuestions }

/** The questions whose answers these steps save. */
export const keysSavedWith = (...steps: SavedWith[]): Key[] =>
  keysIn(questions).filter((key) => steps.some((step) => step === questions[key].wire.step))

/** The fields that save an answer, the main one first. */
export function fieldsOf(key: Key): readonly string[] {
  const { wire } = questions[key]
  return wire.step === 'none' ? [] : [wire.fields].flat()
}

/** What leaves an optional answer out; empty if it is needed. */
export const noneOf = (key: Key): string => ('none' in questions[key].input && questions[key].input.none) || ''

/** The name of a question within a sentence. */
export const shortName = (key: Key) => questions[key].short ?? inSentence(questions[key].label)

/** The name of a question in the review. */
export function reviewLabel(key: Key): string {
  return questions[key].review?.label ?? shortName(key).replace(/^./u, (first) => first.toUpperCase())
}
