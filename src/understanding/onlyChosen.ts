import type { Key } from '../content/questions/answers.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { areFewWords } from './openingPhrases.ts'

/** Without a payment or a bank that a remark at another question only mentions: 'o boleto veio errado' chooses none. */
export function onlyChosen(asked: Key, plain: string, answers: Raw): Raw {
  if (ofPayment.has(asked) || areFewWords(plain) || chooses.test(plain)) return answers
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => key === asked || (key !== 'directDebit' && key !== 'bank')),
  )
}

/** Where who pays and from which bank may be said at once */
const ofPayment = new Set<Key>(['dueDate', 'directDebit'])
const chooses =
  /(?<!\bnao )\b(?:quero|vou|fico|pode ser|manda|bota|poe|coloca|prefiro|pago|pagar|uso|falei|banco e|errei|(?:troc|mud|corrig)\w+)\b/
