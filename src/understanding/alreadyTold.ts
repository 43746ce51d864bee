import { plainWords } from '../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { alreadyText } from '../content/texts/chatTexts.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { isName } from './readValue.ts'
import { wordSet } from './smallWords.ts'

/** What is said to whoever only tells again what stands in the order: 'o endereço já te dei. 14010-100, 120'. */
export function alreadyTold(funnel: Funnel, key: Key, text: string): string | null {
  if (puts.test(text)) return null
  const known = answersOf(funnel)
  const told = keysIn(known).flatMap((one) => {
    const said = one === key || (isName(one) && isName(key)) ? null : wordsFor(one, rawOf(known[one] ?? ''))?.exec(text)
    return said ? [{ key: one, said: said[0] }] : []
  })
  if (!told.some((one) => one.key !== 'number')) return null
  const rest = told.reduce((left, { said }) => left.replace(said, ' '), text).replace(labels, ' ')
  return plainWords(rest)
    .split(' ')
    .every((word) => word === '' || beside.has(word))
    ? alreadyText(told.map((one) => [one.key, showAnswer(funnel, one.key)]))
    : null
}

/** 'O CEP errado, não é 14010-100' */
const puts = /(?<!\p{L})(?:n[ãa]o|nem|err\p{L}+|troc\p{L}+|mud\p{L}+|corri\p{L}+|outr[oa])(?!\p{L})/iu
const labels = /(?<!\p{L})(?:cep|n[úu]mero|n[úu]m|n[º°]?|cpf|telefone|celular|nome)(?!\p{L})/giu

/** What is said beside it: 'ué, acabei de confirmar', 'o endereço já te dei, pô'. */
const beside = wordSet(
  'ja te lhe o a e eh um eu meu minha endereco completo dei falei disse passei mandei informei confirmei digitei acabei de da do confirmar passar falar dizer dar ' +
    'po ue oxe uai tche bah moco moca filho filha mas repito novo novamente la atras ali como aqui esta ta isso caramba poxa gente agora antes mesmo vez vezes',
)

/** How an answer stands in a line that tells it again: digits with any signs between them, or the words of a name. */
function wordsFor(key: Key, raw: string): RegExp | null {
  if (isName(key)) return new RegExp(`${raw.trim().replace(/\s+/g, '\\s+')}(?!\\s+\\p{L})`, 'iu')
  if (key === 'email') return new RegExp(raw.replace(/[.+*?^$()|[\]{}\\]/g, '\\$&'), 'i')
  const digits = raw.replace(/\D/g, '')
  return inDigits.has(key) && digits !== '' ? new RegExp(`(?<!\\d)${[...digits].join('\\D{0,2}')}(?!\\d)`) : null
}
const inDigits = new Set<Key>(['cep', 'number', 'phone', 'document'])
