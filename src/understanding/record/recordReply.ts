import { inSentence } from '../../content/format.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions, reviewLabel, shortName } from '../../content/questions/questions.ts'
import { inOrderText, isOtherText, isThisText } from '../../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf, factsOf, isStillValid } from '../../funnel/answersAndFacts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { addressLine } from '../../funnel/views/addressText.ts'
import { normalized } from '../line/normalizeText.ts'
import { isName } from '../readValue.ts'
import { withMonths } from '../values/months.ts'
import { replyToTalk } from '../talk/replyToTalk.ts'
import { visitByPhone } from '../talk/visitByPhone.ts'
import { streamsIn } from '../plans/streamingWords.ts'

/** Says how some answers stand: as the visitor says, otherwise, or not told yet. */
export function recordReply(funnel: Funnel, keys: readonly Key[], text: string): string {
  const known = keys.filter((key) => isStillValid(funnel.kept, key))
  const [first] = keys
  if (known.length === 0 && first && questions[first].volunteered) return replyToTalk(funnel, 'toCrew') ?? ''
  if (known.length === 0 && first)
    return journey(funnel).question === first
      ? notAnAnswerTexts.askedNow
      : ((first === 'schedule' ? visitByPhone(funnel) : null) ?? notAnAnswerTexts.notYet(first))
  if (ofAddress.test(text)) return notAnAnswerTexts.yours(inSentence(reviewLabel('number')), addressLine(funnel))
  const isEither = / ou (?!n[ãa]o)/i.test(text)
  const soOf = (key: Key) => (isEither ? null : isAsSaid(funnel, key, text))
  const [same, other, untold] = [true, false, null].map((so) => known.filter((key) => soOf(key) === so))
  const shown = (some: readonly Key[] = []) => some.map((key) => [key, showAnswer(funnel, key)] as const)
  const [only] = same ?? []
  const isChoice = only !== undefined && same?.length === 1 && only !== 'number' && areTwo(valuesIn(only, text))
  return [
    isChoice
      ? notAnAnswerTexts.isOneOf(placeOf(funnel, only, text) === 0, shortName(only), showAnswer(funnel, only))
      : same?.length && isThisText(shown(same)),
    untold?.length && inOrderText(shown(untold)),
    ...(other ?? []).map((key) => toldOther(funnel, key)),
  ]
    .filter(Boolean)
    .join(' ')
}
const ofAddress = /endere[çc]o/i
const areTwo = ([one = '', other = '', ...more]: readonly string[]) =>
  one !== '' && one.length === other.length && more.length === 0

const toldOther = (funnel: Funnel, key: Key) =>
  `${isOtherText([[key, showAnswer(funnel, key)]])} ${factsOf(funnel).order ? notAnAnswerTexts.ordered : notAnAnswerTexts.toChange(key)}`

/** Whether a line says an answer as it is; null if it says none. */
export function isAsSaid(funnel: Funnel, key: Key, text: string): boolean | null {
  const own = rawOf(answersOf(funnel)[key] ?? '')
  if (own === '') return null
  if (isName(key)) return plainWords(text).includes(plainWords(own)) ? true : null
  const ways = sayings[key]?.(plainWords(text), plainWords(showAnswer(funnel, key)))
  if (ways !== undefined) return ways
  if (!ofDigits.has(key) && key !== 'email') return null
  if (key === 'birthDate') return isBirthDate(own, text)
  return valuesIn(key, text).length === 0 ? null : placeOf(funnel, key, text) >= 0
}
const ofDigits = new Set<Key>(['cep', 'number', 'phone', 'document', 'birthDate', 'agency', 'account'])

/** Answers of a few words: whether the line says the shown one, another or, null, none or one of several. */
const sayings: { [K in Key]?: (said: string, shown: string) => boolean | null } = {
  dueDate: sameIn((words) => words.match(/(?<=\b(?:dia|no|pro|venc\w*|pos|botou|ficou|e) )\d{1,2}\b/g) ?? []),
  directDebit: sameIn((words) => words.match(/\b(?:boleto|debito)\b/g) ?? []),
  plan: sameIn((words) => [...(words.match(speeds) ?? []), ...streamsIn(words)]),
}

const speeds = /\b[1-9]00\b(?! (?:reais|conto|pila))|\b\d(?= ?giga)/g

function sameIn(namedIn: (words: string) => readonly string[]) {
  return (said: string, shown: string) => {
    const [named, own] = [namedIn(said), namedIn(shown)]
    const right = named.filter((word) => own.includes(word)).length
    return named.length === 0 || (right > 0 && right < named.length) ? null : right > 0
  }
}

/** The index of the value in a line that equals the answer; an account may lack its last digit. */
function placeOf(funnel: Funnel, key: Key, text: string): number {
  const own = rawOf(answersOf(funnel)[key] ?? '')
  const values = valuesIn(key, text)
  if (key === 'email') return values.indexOf(own.toLowerCase())
  const bare = bareOf(own)
  const isAccount = key === 'account' || key === 'agency'
  const all = isAccount && own.includes('-') ? [bare, bare.slice(0, -1)] : [bare]
  const ofEnd = key === 'phone' || ending.test(text) ? bareOf(showAnswer(funnel, key)) : ''
  return values.findIndex((value) => ofEnd.endsWith(value) || all.includes(value))
}

function valuesIn(key: Key, text: string): string[] {
  const found = text.replace(dates, ' ').match(key === 'email' ? mails : numbers) ?? []
  const values = found.map((value) => (key === 'email' ? value.toLowerCase().replace(/\.$/, '') : bareOf(value)))
  const least = key === 'number' ? 1 : ending.test(text) ? 2 : 4
  return values.filter((value) => value.length >= least)
}

/** Whether the said parts of a date are those of the birth date: '15 de março', '15/03/1990', '1990' */
function isBirthDate(own: string, text: string): boolean | null {
  const said = withMonths(normalized(text).plain)
  const [day, month, year] = own.split('/')
  const days = [...said.matchAll(/\b(\d{1,2})(?: ?\/ ?| +de +)(\d{1,2})\b/g)]
  const years = said.match(/\b(?:19|20)\d\d\b/g) ?? []
  if (days.length + years.length === 0) return null
  return days.every(([, d, m]) => isSame(d, day) && isSame(m, month)) && years.every((one) => isSame(one, year))
}

const isSame = (one: string | undefined, other: string | undefined) => Number(one) === Number(other)

const mails = /[^\s@,;]+@[^\s,;?!]+/g
const numbers = /\d(?:[-./() ]?[\dx](?![a-z]))*/gi
const dates = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g
const ending = /(?<!\p{L})(?:termina|final|fim)(?!\p{L})/iu
const bareOf = (value: string) => value.toLowerCase().replace(/[^\dx]/g, '')
