import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { questionsNamed } from '../../understanding/readings/findLabelTokens.ts'
import { lineOf } from '../../understanding/readings/lineTokens.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { clausesIn } from '../../understanding/readBacks/agreement.ts'
import { sentencesOf } from '../../understanding/line/clauses.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { isName, isYesNo, spokenOf } from '../../understanding/readValue.ts'
import { withPart } from '../../understanding/corrections/withPart.ts'
import { visitsLeft, withVisitsAdded } from '../../understanding/visits/visitsAdded.ts'
import type { Understanding } from '../../understanding/understandingTypes.ts'

/** The corrections in a line after a read-back, whether they are certain, and the line's questions. */
type PutRight = { changed: Raw; isSure: boolean; asks: string }

/** Finds corrections: 'Promoção eu não pedi! Tira isso. O resto tá certo', 'não, é apto 21! E quem fala?' */
export function answersPutRight(funnel: Funnel, text: string, now: Date): PutRight | null {
  const raw = funnel.noted?.raw ?? {}
  const sentences = partsBesideRest(text).flatMap((one) => one.split(beforeQuestion))
  const said = sentences.filter((sentence) => !sentence.includes('?'))
  if (said.length === 0) return null
  const readings = [said.join(' '), ...said].map((words) => toldAgain({ ...funnel, noted: null }, raw, words, now))
  const told = readings.find((all) => all.some((one) => !isSame(one.answers, raw)))
  const changed = told && putTogether(told.map(({ answers }) => answers).filter((one) => !isSame(one, raw)))
  if (!told || !changed)
    return [said.join(' '), ...said].map((words) => inPart(raw, words)).find((one) => one !== null) ?? null
  const isAll = keysIn(raw).every((key) => changed[key] !== undefined)
  const isPlain =
    bids.test(normalized(text).plain) ||
    readings.flat().some((one) => one.isSure && isSame(one.answers, changed) && isSame(changed, one.answers))
  return {
    changed,
    isSure: agreesToRest.test(text) || (isAll && isPlain),
    asks: sentences.filter((sentence) => sentence.includes('?')).join(' '),
  }
}

/** Matches the pause before the question in 'melhor o de 500, o preço é fixo?' */
const beforeQuestion = /,\s+(?=[^,?]+\?\W*$)/

/** The parts of a text that do not say that the rest is right. */
const partsBesideRest = (text: string) =>
  (agreesToRest.test(text) ? clausesIn(text) : sentencesOf(text)).filter((part) => !agreesToRest.test(part))

/** The only answer of which a part is corrected: 'final é 4576' */
function inPart(raw: Raw, text: string): PutRight | null {
  const anew = keysIn(raw).flatMap((key) => {
    const value = isYesNo(key) || isOfDay(key, text) || key === 'schedule' ? null : withPart(key, raw[key] ?? '', text)
    return value === null ? [] : [{ [key]: value }]
  })
  const [changed, ...others] = anew
  return changed && others.length === 0 ? { changed, isSure: false, asks: '' } : null
}

/** Whether a sentence corrects a part of a number: 'confere, menos o zap, é final 8817. E o e-mail é …' */
export const correctsDigits = (raw: Raw, text: string) => {
  const numbers = Object.fromEntries(Object.entries(raw).filter(([, value]) => /^[\d\s().-]{4,}$/.test(value)))
  return sentencesOf(text).some((sentence) => !sentence.includes('?') && inPart(numbers, sentence) !== null)
}

/** Matches explicit replacements: 'então muda pra débito', 'não, falei 37' */
const bids =
  /\b(?:mud[ae]|troc[ae]|alter[ae]|corri[gj][ae]|bot[ae]|coloc[ae]|poe|ponha|pass[ae]|volt[ae]|prefiro|falei|disse|pedi)\b/

/** Matches 'O resto tá certo' */
export const agreesToRest =
  /(?<!\p{L})(?:(?:o )?rest(?:o|ante)|os outros|as outras|o mais|tudo (?:o )?mais)\s+(?:\S+\s+){0,2}?(?:confere|cert[oa]s?|certinh[oa]s?|ok|corret[oa]s?)(?!\p{L})/iu

/** The answers without those denied by name, or null if none is: 'Não confere, tira esse banco daí' */
export function withoutDropped(funnel: Funnel, { text, denying }: Denial, now: Date): Raw | null {
  const raw = funnel.noted?.raw ?? {}
  const clauses = agreesToRest.test(text)
    ? partsBesideRest(text)
    : denying.filter((one, _, all) => !bareNo.test(one) && (one !== text || all.length === 1))
  const named = clauses.flatMap((clause) => [
    ...questionsNamed(lineOf(clause)),
    ...toldAgain({ ...funnel, noted: null }, raw, clause, now).flatMap(({ answers }) => keysIn(answers)),
  ])
  const gone = keysIn(raw).filter(
    (key) => named.includes(key) || questions[key].dependsOn?.some((one) => named.includes(one)),
  )
  if (gone.length === 0) return null
  return Object.fromEntries(keysIn(raw).flatMap((key) => (gone.includes(key) ? [] : [[key, raw[key]]])))
}
const bareNo = /^\W*n(?:[ãa]o)?\W*$/iu
type Denial = { text: string; denying: readonly string[] }

/** Removes visits: 'Não, remove a segunda. O resto tá certo' */
export function withoutVisits(raw: Raw, text: string, now: Date): Raw | null {
  const schedule = visitsLeft(raw.schedule, text.replace(agreesToRest, ''), dayInBrazil(now))
  return schedule === null ? null : { ...raw, schedule }
}

type Reading = { answers: Raw; isSure: boolean }

/** Values for the answers read back, e.g. 'não, 35', which is no complement. Consents count only if named, unless alone. */
export function toldAgain(funnel: Funnel, read: Raw, text: string, now: Date): Reading[] {
  const withoutNo = text.replace(ownNo, '')
  const keys = keysIn(read)
  const readings = keys
    .filter((key) => (keys.length === 1 || !isYesNo(key) || spokenOf[key]?.test(text)) && !isOfDay(key, text))
    .flatMap((key) =>
      (isYesNo(key) ? [text] : ofNone.has(key) ? [hasNone.test(text) ? text : withoutNo] : [text, withoutNo]).map(
        (words) => {
          const heard = handleMessageAtQuestion(funnel, key, words, now)
          const answers = withVisitsAdded(read.schedule, text, answersIn(heard))
          return { answers, isSure: heard.kind === 'answers' }
        },
      ),
    )
    .filter(({ answers }) => keysIn(answers).length > 0 && keysIn(answers).every((one) => read[one] !== undefined))
  const isDoor = ({ complement }: Raw) => readings.some(({ answers }) => answers.number === complement)
  return readings.filter(({ answers }) => answers.complement === undefined || !isDoor(answers))
}
/** Whether the number in a text is a day, and no door: 'tem que ser depois do dia 5' */
const isOfDay = (key: Key, text: string) => ofPlace.has(key) && /\bdias? \d/i.test(text)
const ofPlace = new Set<Key>(['cep', 'number', 'complement', 'block', 'lot'])

/** The sentences that do not only repeat what is read back. */
export const withoutToldAgain = (funnel: Funnel, read: Raw, text: string, now: Date) =>
  sentencesOf(text)
    .filter(
      (one) => !toldAgain({ ...funnel, noted: null }, read, one, now).some(({ answers }) => isSame(answers, read)),
    )
    .join(' ')

/** Answers that may be 'none', which 'não, tem coisa errada' does not mean. */
const ofNone = new Set<Key>(['number', 'complement'])
const hasNone = /^\W*n[ãa]o (?:tem|h[áa]|tenho|possui)(?!\p{L})/iu
/** Matches 'Não, 53' and 'não o número é 53', but not 'não é 53' */
const ownNo =
  /^\s*(?:n[ãa]o|n|quase|errado|negativo)(?:\s*[,.:;!]+\s*|\s+(?!(?:é|eh|e|era|foi|t[áa]|est[áa]|quero|dia|\d)(?!\p{L})))(?=\S)/iu

export const answersIn = (heard: Understanding): Raw =>
  heard.kind === 'answers' || heard.kind === 'readBack' ? heard.answers : {}

/** Merges readings that do not contradict each other, else null. */
export function putTogether(readings: readonly Raw[]): Raw | null {
  const all: Raw = Object.assign({}, ...readings)
  return readings.length > 0 && readings.every((one) => isSame(one, all)) ? all : null
}

/** Whether two readings are equal; a repeated beginning of a name is enough. */
export const isSame = (one: Raw, other: Raw) =>
  keysIn(one).every((key) => {
    const [told, known] = [bare(one[key]), bare(other[key])]
    return told === known || (isName(key) && told.length > 2 && known.startsWith(told))
  })
const bare = (value = '') => value.toLowerCase().replace(/[^\p{L}\d]/gu, '')
