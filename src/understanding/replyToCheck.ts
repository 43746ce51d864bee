import type { Key } from '../content/questions/answers.ts'
import { questions, shortName } from '../content/questions/questions.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { sayAnswer, showAnswer } from '../funnel/answers/showAnswer.ts'
import { answersOf, factsOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { answeredKeys } from './answeredKeys.ts'
import { questionsNamed } from './readings/findLabelTokens.ts'
import { lineOf } from './readings/lineTokens.ts'
import { isName } from './readValue.ts'

/** The reply to somebody who checks a value, and the line as the conversation may store it. */
export type Check = { reply: string; said: string; keys: readonly Key[] }

/** Says whether a value is right, without further digits: 'A agência é 0288, dá pra ver que tá certo?' */
export function replyToCheck(funnel: Funnel, text: string): Check | null {
  if (!checks.test(text) || changes.test(text)) return null
  const known = answeredKeys(funnel).filter((key) => isChecked(funnel, key))
  const named = questionsNamed(lineOf(text)).filter((key) => known.includes(key))
  const keys = named.length > 0 ? named : known.filter((key) => placeOf(funnel, key, text) >= 0)
  const [equal, others] = [true, false].map((isEqual) =>
    keys.filter((key) => placeOf(funnel, key, text) >= 0 === isEqual),
  )
  if (keys.length === 0 || others?.some((key) => valuesIn(key, text).length === 0 || !asksIfSo.test(text))) return null
  const hidden = keys.find((key) => questions[key].private) ?? 'cep'
  return {
    reply: [toldEqual(funnel, equal ?? [], text), ...(others ?? []).map((key) => toldOther(funnel, key))]
      .filter(Boolean)
      .join(' '),
    said: sayAnswer(hidden, text),
    keys,
  }
}

const told = (funnel: Funnel, key: Key) => [shortName(key), showAnswer(funnel, key)] as const

const toldOther = (funnel: Funnel, key: Key) =>
  `${notAnAnswerTexts.isOther(...told(funnel, key))} ${factsOf(funnel).order ? notAnAnswerTexts.ordered : notAnAnswerTexts.toChange(key)}`

/** Says which of two values is right. */
function toldEqual(funnel: Funnel, keys: readonly Key[], text: string): string | null {
  const [only, ...others] = keys
  if (only === undefined) return null
  if (others.length === 0 && valuesIn(only, text).length === 2)
    return notAnAnswerTexts.isOneOf(placeOf(funnel, only, text) === 0, ...told(funnel, only))
  return notAnAnswerTexts.isThis(keys.map((key) => told(funnel, key).join(' ')).join(', '))
}

const checks =
  /\?|(?<!\p{L})(?:confer(?:e|ir)|confirm(?:a|ar)|como (?:eu )?sei|d[áa] (?:pra|para) ver|quero ver|ter certeza)(?!\p{L})/iu
/** A difference is revealed only to a question about the value itself; 'a conta vem no dia 10/12?' is another one. */
const asksIfSo =
  /(?<!\p{L})(?:confere|n[ée]|mesmo|certo|certa|certinh[oa]|corret[oa]|d[áa] (?:pra|para) ver|como (?:eu )?sei|ficou|foi|termina)(?!\p{L})/iu
const changes =
  /(?<!\p{L})(?:mud|troc|alter|corri[gj]|arrum|coloc|bot[ae]|p[õo]e|err(?:ei|ad))|\bse (?:eu|for)\b|de voc[êe]s|central|suporte|fatura/iu

/** Whether an answer of digits, a name or an e-mail is known in this order. */
const isChecked = (funnel: Funnel, key: Key) =>
  ofDigits.has(key) || key === 'email' || isName(key) ? rawOf(answersOf(funnel)[key] ?? '') !== '' : false
const ofDigits = new Set<Key>(['cep', 'phone', 'document', 'birthDate', 'agency', 'account'])

/** The index of the value in a line that equals the answer; an account may lack its last digit. */
function placeOf(funnel: Funnel, key: Key, text: string): number {
  const own = rawOf(answersOf(funnel)[key] ?? '')
  if (isName(key)) return plainWords(text).includes(plainWords(own)) ? 0 : -1
  if (key === 'email') return valuesIn(key, text).indexOf(own.toLowerCase())
  const values = valuesIn(key, text)
  const bare = bareOf(own)
  const isAccount = key === 'account' || key === 'agency'
  const ways = isAccount && own.includes('-') ? [bare, bare.slice(0, -1)] : [bare]
  const end = ending.test(text) ? bareOf(showAnswer(funnel, key)) : null
  return values.findIndex((value) => end?.endsWith(value) === true || ways.includes(value))
}

function valuesIn(key: Key, text: string): string[] {
  if (isName(key)) return []
  const said = key === 'birthDate' ? text : text.replace(dates, ' ')
  const found = said.match(key === 'email' ? mails : numbers) ?? []
  const values = found.map((value) => (key === 'email' ? value.toLowerCase().replace(/\.$/, '') : bareOf(value)))
  return values.filter((value) => value.length > (ending.test(text) ? 1 : 3))
}
const mails = /[^\s@,;]+@[^\s,;?!]+/g
const numbers = /\d(?:[-./() ]?[\dx](?![a-z]))*/gi
const dates = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g
const ending = /(?<!\p{L})(?:termina|final|fim)(?!\p{L})/iu
const bareOf = (value: string) => value.toLowerCase().replace(/[^\dx]/g, '')
