import type { Day } from '../api/contract/values/dates.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { alreadyText } from '../content/texts/chatTexts.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { interpretAtQuestion } from './interpretAtQuestion.ts'
import { isName } from './readValue.ts'

/** What is said to whoever only tells again what stands in the order: 'o endereço já te dei. 14010-100, 120'. */
export function alreadyTold(funnel: Funnel, key: Key, text: string, today: Day): string | null {
  if (puts.test(text)) return null
  const known = answersOf(funnel)
  const told = keysIn(known).flatMap((one) => {
    const said = one === key || (isName(one) && isName(key)) ? null : wordsFor(one, rawOf(known[one] ?? ''))?.exec(text)
    return said ? [{ key: one, said: said[0] }] : []
  })
  if (!told.some((one) => one.key !== 'number')) return null
  const rest = told.reduce((left, { said }) => left.replace(said, ' '), text).replace(labels, ' ')
  const saysMore = /[\d@?]/.test(rest) || interpretAtQuestion(funnel, key, rest, today).answers[key] !== undefined
  return saysMore || plainWords(rest).split(' ').length > most
    ? null
    : alreadyText(told.map((one) => [one.key, showAnswer(funnel, one.key)]))
}

/** 'O CEP errado, não é 14010-100' */
const puts = /(?<!\p{L})(?:n[ãa]o|nem|err\p{L}+|troc\p{L}+|mud\p{L}+|corri\p{L}+|outr[oa])(?!\p{L})/iu
const labels = /(?<!\p{L})(?:cep|n[úu]mero|n[úu]m|n[º°]?|cpf|telefone|celular|nome)(?!\p{L})/giu

/** More words than these say something of their own. */
const most = 9

/** How an answer stands in a line that tells it again: digits with any signs between them, or the words of a name. */
function wordsFor(key: Key, raw: string): RegExp | null {
  if (isName(key)) return new RegExp(raw.trim().replace(/\s+/g, '\\s+'), 'iu')
  if (key === 'email') return new RegExp(raw.replace(/[.+*?^$()|[\]{}\\]/g, '\\$&'), 'i')
  const digits = raw.replace(/\D/g, '')
  return inDigits.has(key) && digits !== '' ? new RegExp(`(?<!\\d)${[...digits].join('\\D{0,2}')}(?!\\d)`) : null
}
const inDigits = new Set<Key>(['cep', 'number', 'phone', 'document'])
