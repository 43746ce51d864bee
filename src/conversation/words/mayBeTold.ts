import { plainWords } from '../../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isAboutOthers } from '../../understanding/line/aboutOthersOrUnsure.ts'
import { clausesFromEnd } from '../../understanding/line/clauses.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import type { Understanding } from '../../understanding/understandingTypes.ts'
import { answersIn } from './answersPutRight.ts'

type Line = { key: Key; text: string }

/** Whether likely answers are told instead of read back: each is new, and certain in a clause that no other disputes. */
export function mayBeTold(funnel: Funnel, { key, text }: Line, likely: Raw, now: Date): boolean {
  const clauses = clausesFromEnd(text).filter((clause) => !clause.includes('?'))
  if (!keysIn(likely).every((one) => isFree(funnel, one, likely)) || isDoubtful(plainWords(text))) return false
  const heard = clauses.map((clause) => handleMessageAtQuestion({ ...funnel, noted: null }, key, clause, now))
  const isDenied = heard.some((one, at) => {
    const words = plainWords(clauses[at] ?? '')
    const says = answersIn(one)
    return keysIn(says).every((each) => says[each] !== likely[each]) && denies.test(words) && !ofTalk.test(words)
  })
  return !isDenied && keysIn(likely).every((one) => isCertain(one, likely[one], heard))
}

/** Whether an answer is not known yet, and is no consent, nor a visit, which often stands beside days that do not suit. */
const isFree = (funnel: Funnel, key: Key, likely: Raw) =>
  answersOf(funnel)[key] === undefined &&
  funnel.noted?.raw[key] === undefined &&
  funnel.refused[key] === undefined &&
  !['acceptPromotions', 'notice', 'schedule'].includes(key) &&
  !(key === 'directDebit' && likely[key] === 'sim')

const isCertain = (key: Key, value: string | undefined, heard: readonly Understanding[]) =>
  heard.some((one) => one.kind === 'answers' && one.answers[key] === value) &&
  heard.every((one) => one.kind !== 'answers' || (one.answers[key] ?? value) === value)

const isDoubtful = (plain: string) => doubts.test(plain) || isAboutOthers(plain)
/** Matches 'Acho que é 14010-100', 'errei o número, é 35', 'Tavares com s' */
const doubts =
  /\b(?:acho|talvez|creio|parece|duvida|engano|certeza|quem sabe|depende|pens(?:ar|ando|ei)|err(?:ei|ad[oa])|verdade|vdd|digo|alias|corri[gj]\w*|em vez|no lugar|(?:es)?pera|com [a-z])\b/
/** Matches 'Não funciona mais', 'ou o outro', but not 'você não respondeu' */
const denies = /\b(?:nao|nem|nunca|ou|se|senao|mais|antig[oa]|era|fech(?:ei|ou)|cancel\w+|perdi)\b/
const ofTalk = /\b(?:respond\w+|fal(?:ei|ou|aram)|disse(?:ram)?|explic\w+|entendi)\b/
