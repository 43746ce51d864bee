import { keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { dependencies, isStillValid, type KeptAnswers } from '../answersAndFacts.ts'

export type Values = { [K in Key]?: Value<K> }
type Book = { kept: KeptAnswers; revision: number }

/** Keeps new values. The same value for the same reasons changes nothing. */
export function keepAnswers<B extends Book>(book: B, values: Values): B {
  return inOrder(values).reduce((now, key) => keepOne(now, key, values[key]), book)
}

/** Forgets answers, so that they are asked again. */
export function dropAnswers(kept: KeptAnswers, keys: readonly Key[]): KeptAnswers {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !keys.some((gone) => gone === key)))
}

function keepOne<B extends Book>(book: B, key: Key, value: Value | undefined): B {
  const [old, of] = [book.kept[key], dependencies(book.kept, key)]
  if (old && old.of === of && JSON.stringify(old.value) === JSON.stringify(value)) return book
  const at = book.revision + 1
  const kept = { ...book.kept, [key]: { value, at, of } }
  return { ...book, revision: at, kept: old ? kept : withGivenAhead(kept, book.kept, key) }
}

/** An answer given before one that it depends on stays valid, e.g. an agency before its bank. */
const withGivenAhead = (kept: KeptAnswers, before: KeptAnswers, key: Key): KeptAnswers =>
  keysIn(before)
    .filter((one) => questions[one].dependsOn?.includes(key) && isStillValid(before, one))
    .reduce((all, one) => ({ ...all, [one]: { ...all[one], of: dependencies(kept, one) } }), kept)

/** Answers of which this browser has only a mask, because only the server has the value. */
export const onlyAtServer = (kept: KeptAnswers): Key[] => keysIn(kept).filter((key) => kept[key]?.value === undefined)

/** Drops masks that have no valid value at the server. */
export const dropMasks = (kept: KeptAnswers, isGone: (key: Key) => boolean): KeptAnswers =>
  dropAnswers(kept, onlyAtServer(kept).filter(isGone))

/** In the order of the questions, so that an answer comes before those that depend on it. */
const inOrder = (values: Values) => keysIn(questions).filter((key) => values[key] !== undefined)
