import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Raw } from './readAnswers.ts'
import { stands, type KeptAnswers } from '../knowledge.ts'

/** What a form answers: its fields as they are, without the private ones that were left empty to keep what is known. */
export function changedAnswers(kept: KeptAnswers, raw: Raw, keys: readonly Key[]): Raw {
  return Object.fromEntries(keys.filter((key) => !stays(kept, raw, key)).map((key) => [key, raw[key] ?? '']))
}

/** An empty field keeps a private answer, unless something else in the form that it depends on changes. */
function stays(kept: KeptAnswers, raw: Raw, key: Key): boolean {
  const { private: hidden, dependsOn = [] } = questions[key]
  if (raw[key]?.trim() || !hidden || !stands(kept, key)) return false
  return dependsOn.every((on) => raw[on] === undefined || isSame(kept, on, raw[on]))
}

const isSame = (kept: KeptAnswers, key: Key, text: string) =>
  JSON.stringify(questions[key].read(text)) === JSON.stringify(kept[key]?.value)
