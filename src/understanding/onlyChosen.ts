import { isKey, type Key } from '../content/questions/answers.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { areFewWords } from './openingPhrases.ts'
import { isYesNo } from './readValue.ts'

/** Without what a remark at another question only mentions: 'o boleto veio errado' chooses no payment. */
export function onlyChosen(asked: Key, plain: string, answers: Raw): Raw {
  if (areFewWords(plain) || chooses.test(plain)) return answers
  return Object.fromEntries(Object.entries(answers).filter(([key]) => key === asked || !isMentioned(key)))
}

const isMentioned = (key: string) => isKey(key) && (isYesNo(key) || key === 'bank')
const chooses =
  /(?<!\bnao )\b(?:quero|vou|fico|pode ser|manda|bota|poe|coloca|prefiro|pago|pagar|uso|falei|banco e|errei|(?:troc|mud|corri)\w+)\b/
