import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Raw } from './readAnswers.ts'
import { isStillValid, type KeptAnswers } from '../answersAndFacts.ts'

/** The answers of a form, without fields left empty that keep a private answer, or that nobody has to fill in. */
export function dropEmptyFields(kept: KeptAnswers, raw: Raw, keys: readonly Key[]): Raw {
  return Object.fromEntries(keys.filter((key) => !stays(kept, raw, key)).map((key) => [key, raw[key] ?? '']))
}

/** An empty field keeps a private answer, unless an answer in the form that it depends on changes; or there is none. */
function stays(kept: KeptAnswers, raw: Raw, key: Key): boolean {
  const { private: hidden, volunteered, dependsOn = [] } = questions[key]
  if (volunteered && !raw[key]?.trim()) return kept[key] === undefined
  if (raw[key]?.trim() || !hidden || !isStillValid(kept, key)) return false
  return dependsOn.every((on) => raw[on] === undefined || isSame(kept, on, raw[on]))
}

const isSame = (kept: KeptAnswers, key: Key, text: string) =>
  JSON.stringify(questions[key].read(text)) === JSON.stringify(kept[key]?.value)
