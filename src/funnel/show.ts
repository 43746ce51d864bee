import type { Key } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import { factsOf, type Kept, type Known } from './story.ts'

/** An answer as it is shown back: in words, masked when private; empty while there is none. */
export function shown(story: Known, key: Key): string {
  return shownKept(key, story.kept[key], factsOf(story))
}

/** What was said in vain, as the conversation may keep it: private things only by their length. */
export function spoken(key: Key, text: string): string {
  return questions[key].private ? text.replace(/[\p{L}\d]/gu, '•') : text
}

function shownKept<K extends Key>(key: K, kept: Kept<K> | undefined, facts: Facts): string {
  return kept?.value === undefined ? (kept?.mask ?? '') : questions[key].show(kept.value, facts)
}
