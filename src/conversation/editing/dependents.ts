import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'

/** The questions to ask again when this one changes: all that depend on it, also indirectly. */
export function dependents(key: Key): Key[] {
  const found = new Set<Key>([key])
  for (const other of keysIn(questions)) {
    if (questions[other].dependsOn?.some((on) => found.has(on))) found.add(other)
  }
  return [...found].slice(1)
}
