import type { Key } from '../content/questions/answers.ts'
import type { ReadingReason } from '../content/texts/unusableAnswerReasons.ts'
import { opening } from './openingPhrases.ts'
import type { Open } from './readValue.ts'
import { expandShortForms } from './expandShortForms.ts'

const withheld = new RegExp(
  `^${opening}((prefiro nao|nao (quero|vou|gosto de|posso|aceito|queria|` +
    'me sinto segur[oa])( em)?) (te )?(informar|dizer|falar|responder|passar|dar|' +
    'mandar|enviar|por|colocar|contar)|nao (informo|digo|passo|dou|interessa|' +
    'te interessa|confio)|(me )?recuso|(isso )?nao (e|eh) da (sua|tua|conta)|((isso )?(e|' +
    'eh) )?(pessoal|particular|segredo)|prefer not to say)( \\S+){0,7}$|' +
    '^(jamais|nunca|nem pensar|de jeito nenhum)$',
)
const without = new RegExp(
  `^${opening}((nao|num|nunca) (tenho|possuo|uso|tem|temos|tive|conheci|conheco|` +
    'sei quem e)(?! (?:o )?(?:digito|dv)\\b| (certeza|duvidas?|pressa|tempo|preferencia|interesse|ideia|medo|problema))|(sem|' +
    'nenhum) (e ?mail|telefone|celular|cpf|documento|mae|conta|banco)|(sou|fui) (adotad|orf)|(minha |' +
    'nome da )?(mae )?(desconhecida|nao consta)|(?:tenho|uso|mexo) nao|nao mexo com|so uso (insta|zap|facebook|o? ?celular))(\\S*)( (?!que\\b|como\\b|' +
    'se\\b)\\S+){0,5}$',
)

/** Whether the visitor will not or cannot answer a question that an order cannot do without, and the words for it. */
export function refusalToAnswer(ask: Open, plain: string): ReadingReason | null {
  if (ask === null) return null
  const words = expandShortForms(plain)
  return withheld.test(words) || without.test(words) ? (reasons[ask] ?? needed[ask] ?? null) : null
}

/** Why a question needs its answer. */
export const reasons: { [K in Key]?: ReadingReason } = {
  email: 'email.none',
  phone: 'phone.none',
  document: 'document.none',
  motherName: 'motherName.none',
  birthDate: 'birthDate.none',
  name: 'name.none',
  cep: 'cep.none',
  bank: 'bank.none',
}
const needed: { [K in Key]?: ReadingReason } = {
  agency: 'bank.none',
  account: 'bank.none',
  dueDate: 'other.none',
  plan: 'other.none',
  schedule: 'other.none',
}
