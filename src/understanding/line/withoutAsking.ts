import { wants } from './openingPhrases.ts'
import { sentencesOf } from './clauses.ts'

/** Removes questions from a line: 'o de 500 e me explica o que é débito', 'é 35. Esse débito é obrigatório?' */
export const withoutAsking = (plain: string) =>
  sentencesOf(plain)
    .map((sentence) => (sentence.includes('?') && !wants.test(sentence) ? beforeComma(sentence) : sentence))
    .join(' ')
    .replace(askedWithoutMark, ' ')
const beforeComma = (sentence: string) => sentence.slice(0, Math.max(sentence.lastIndexOf(','), 0))
const asks =
  '(?:o que (?:que )?(?:e|seria|significa)|como (?:que )?(?:e|funciona)|(?:me )?explic\\w+|(?:quero|queria) saber)\\b'
const askedWithoutMark = new RegExp(
  `(?:\\b(?:ess[ea]|[eo]) (?:debito|boleto)(?: automatico)? )?\\b${asks}[^,.;!]*`,
  'g',
)
