import { plainWords } from '../../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isAboutOthers } from '../../understanding/aboutOthersOrUnsure.ts'
import { sentencesOf, tellingIn } from '../../understanding/clauses.ts'
import { inDigits } from '../../understanding/numberWords.ts'
import { formed } from '../../understanding/readings/chooseReading.ts'
import { isOfPlan } from '../../understanding/readValue.ts'

/** Whether likely answers are taken and told, without 'Confere?': new ones that no word of the line disputes. */
export function mayBeTold(funnel: Funnel, { key: asked, text }: { key: Key; text: string }, likely: Raw): boolean {
  const known = answersOf(funnel)
  const told = plainWords(sentencesOf(text).map(partBeforeQuestion).join(' '))
  const plain = plainWords(text)
  if (doubts.test(plain) || isAboutOthers(plain)) return false
  const isPlain = !denies.test(plain) && !leavesNumbers(told, likely)
  return keysIn(likely).every(
    (key) =>
      known[key] === undefined &&
      funnel.noted?.raw[key] === undefined &&
      !neverTold.has(key) &&
      (told !== '' || key === 'cep') &&
      !(key === 'directDebit' && (likely[key] === 'sim' || text.includes('?'))) &&
      !(isOfPlan(key) && !/\d/.test(tellingIn(text).join(' '))) &&
      (formed.has(key) || (isPlain && (key === asked || !onlyWhereAsked.has(key)))),
  )
}

const partBeforeQuestion = (sentence: string) =>
  sentence.includes('?') ? (/^(.+?)(?:[,;]\s|\s(?:mas|e|só que)\s)/i.exec(sentence)?.[1] ?? '') : sentence

/** Consents, and visits, which are often told beside days that do not suit. */
const neverTold = new Set<Key>(['acceptPromotions', 'notice', 'schedule'])
/** Answers that other questions' lines often seem to hold. */
const onlyWhereAsked = new Set<Key>(['name', 'motherName', 'number', 'bank', 'agency'])

/** Whether a number stands in no answer: 'é o 77, e o carteiro leva pro 79' */
function leavesNumbers(told: string, likely: Raw): boolean {
  const taken = Object.values(likely).map((value) => value.replace(/[^\da-z]/gi, ''))
  return (inDigits(told).match(/\d+(?:[-.]\d+)*/g) ?? []).some(
    (number) => !taken.some((value) => value.includes(number.replace(/\D/g, ''))),
  )
}

/** Matches words of doubt or correction: 'acho que é 14010-100', 'errei o número, é 35', 'Tavares com s' */
const doubts =
  /\b(?:acho|talvez|creio|parece|duvida|engano|certeza|capaz|quem sabe|depende|pens(?:ar|ando|ei)|err(?:ei|ad[oa])|verdade|vdd|digo|digitei|alias|(?:tro[cq]|mud|corri[gj])\w*|em vez|no lugar|(?:es)?pera|com [a-z]|nao,? (?:nao|eh?))\b/
/** Matches words that may deny or condition an answer. */
const denies = /\b(?:nao|n|num(?! \d)|nem|nunca|ou|se|senao|caso|desde|depois|prefiro)\b/
