import type { Key } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import { factsOf, type Kept, type Known } from './story.ts'

/** An answer as it is shown back: in words, masked when private; empty while there is none. */
export function shown(story: Known, key: Key): string {
  return shownKept(key, story.kept[key], factsOf(story))
}

function shownKept<K extends Key>(key: K, kept: Kept<K> | undefined, facts: Facts): string {
  return kept?.value === undefined ? (kept?.mask ?? '') : questions[key].show(kept.value, facts)
}
