import { keysIn, type Key } from '../../content/questions/answers.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { isCpf } from '../../api/contract/values/cpfAndCnpj.ts'
import { noneOf, questions } from '../../content/questions/questions.ts'
import { factsOf, type Kept, type Known } from '../answersAndFacts.ts'

/** An answer as it is shown back: in words, masked if private, empty if there is none. */
export function showAnswer(knowledge: Known, key: Key): string {
  return shownKept(key, knowledge.kept[key], factsOf(knowledge))
}

/** A refused or side text that is safe to store: private answers and CPFs become dots. */
export function sayAnswer(key: Key, text: string): string {
  return questions[key].private ? hide(text) : withoutCpf(text)
}

/** A text with the digits of any CPF replaced by dots. */
export const withoutCpf = (text: string) =>
  text.replace(/\d(?:[\s./-]?\d){10}/g, (number) =>
    isCpf(number.replace(/\D/g, '')) ? number.replace(/\d/g, '•') : number,
  )

/** A remark that is safe to store: hidden completely if it repeats a private answer. */
export function withoutPrivate<A extends { said: string }>({ kept }: Pick<Known, 'kept'>, aside: A): A {
  const numbers = (aside.said.match(/\d(?:[-./ ]?[\dx])*/gi) ?? []).map(bareOf)
  const words = bareOf(aside.said)
  const isRepeated = (key: Key) => {
    const value = questions[key].private ? kept[key]?.value : undefined
    const own = typeof value === 'string' ? bareOf(value) : ''
    if (own.length < 3) return false
    return /\d/.test(own) ? numbers.some((one) => own === one || own.slice(0, -1) === one) : words.includes(own)
  }
  return { ...aside, said: keysIn(kept).some(isRepeated) ? hide(aside.said) : withoutCpf(aside.said) }
}
const bareOf = (text: string) => plainWords(text).replace(/[^a-z\d]/g, '')
const hide = (text: string) => text.replace(/[\p{L}\d]/gu, '•')

function shownKept<K extends Key>(key: K, kept: Kept<K> | undefined, facts: Facts): string {
  return kept?.value === undefined ? (kept?.mask ?? '') : questions[key].show(kept.value, facts) || noneOf(key)
}
