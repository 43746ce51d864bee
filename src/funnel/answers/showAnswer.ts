import type { Key } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { isCpf } from '../../api/contract/values/cpfAndCnpj.ts'
import { questions } from '../../content/questions/questions.ts'
import { factsOf, type Kept, type Known } from '../answersAndFacts.ts'

/** An answer as it is shown back: in words, masked if private, empty if there is none. */
export function showAnswer(knowledge: Known, key: Key): string {
  return shownKept(key, knowledge.kept[key], factsOf(knowledge))
}

/** A refused or side text as the conversation may keep it: private answers and CPFs only by their length. */
export function sayAnswer(key: Key, text: string): string {
  return questions[key].private ? text.replace(/[\p{L}\d]/gu, '•') : withoutCpf(text)
}

/** A text without the digits of a CPF, wherever one is typed. */
export const withoutCpf = (text: string) =>
  text.replace(/\d(?:[\s./-]?\d){10}/g, (number) =>
    isCpf(number.replace(/\D/g, '')) ? number.replace(/\d/g, '•') : number,
  )

function shownKept<K extends Key>(key: K, kept: Kept<K> | undefined, facts: Facts): string {
  return kept?.value === undefined ? (kept?.mask ?? '') : questions[key].show(kept.value, facts)
}
