import type { Day } from '../../api/contract/values/dates.ts'
import { keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf, isStillValid } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isAboutOthers } from '../line/aboutOthersOrUnsure.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { meansAskedName, meansAskedNumber } from '../commands/editRequests.ts'
import type { Interpretation } from '../interpret.ts'
import { inDigits } from '../line/numberWords.ts'
import { isSpeedNotDoor, namesPlan } from '../plans/planChanged.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { isName, isOfPlan, isYesNo } from '../readValue.ts'
import { unmistakableBank } from '../values/bank.ts'
import { isKnown, partsAnew, valueAnew } from './valueAnew.ts'

/** New values, certain if the old one is denied; or the only answer to change, without its new value. */
export type Anew =
  | { values: Interpretation['answers']; isSure: boolean; only?: undefined }
  | { only: Key; values?: undefined }

/** A line, with the open question if there is one. */
type Said = { funnel: Funnel; open: Key | null; plain: string; named: readonly Key[]; isSigned: boolean }

/** The earlier answers that a line corrects, e.g. 'o celular que dei caiu na água, usa 16 99123-4567' */
export function namedAnew(funnel: Funnel, open: Key | null, text: string, today: Day): Anew | null {
  if (asks.test(text)) return null
  const line = lineOf(text)
  const { plain } = line.said
  const said: Said = {
    funnel,
    open,
    plain,
    named: questionsNamed(line),
    isSigned: putsRight.test(plain) || (open !== null && statesAnew.test(plain)),
  }
  const asked = answeredKeys(funnel)
  const early = keysIn(funnel.kept).filter((key) => !asked.includes(key) && isStillValid(funnel.kept, key))
  const answered = [...early, ...asked].filter((key) => key !== open)
  const ofForm = answered.filter((key) => said.isSigned && forms[key]?.test(plain) && !isAboutOthers(plain))
  const spokenOf = answered.filter(
    (key) =>
      (key === answered.at(-1) && said.named.length === 0 && contradicts.test(plain)) ||
      isDenied(said, key) ||
      (said.isSigned && isNamed(said, key)) ||
      repeatsOld(said, key, answered.at(-1)),
  )
  const keys = answered.filter(
    (key) => ofForm.includes(key) || (spokenOf.includes(key) && !(key === 'complement' && ofForm.length > 0)),
  )
  if (keys.includes('schedule')) return null
  const found = keys.flatMap((key): [Key, Value][] => {
    const value = valueAnew(funnel, key, partsAnew(text), today)
    return value === null || isKnown(funnel, key, value) || isSpeedNotDoor(open, key, value, text) ? [] : [[key, value]]
  })
  if (found.length > 0)
    return { values: Object.fromEntries(found), isSure: found.every(([key]) => isDenied(said, key)) }
  const [only, ...others] = keys
  return only !== undefined && others.length === 0 && isChanged(said, text) ? { only } : null
}

/** Whether the visitor wants a change, and does not only ask about one. */
const isChanged = ({ open, plain }: Said, text: string) =>
  changes.test(plain.replace(unchanged, ' ')) &&
  !text.includes('?') &&
  !isAboutOthers(plain) &&
  !(open !== null && isYesNo(open) && /\b(?:esquece|tir\w+)\b/.test(plain))
/** Matches 'Não quero trocar o plano', 'o CEP mudou, mas é o mesmo' */
const unchanged =
  /\b(?:nao|nem|num|n)(?: \S+){0,2} (?:troc|mud|alter)\w+|\b(?:mud|troc)\w+,? mas (?:e o mesm|uso ess)\w*/g

/** Whether the line names an answer; 'Faltou um número' does not. */
function isNamed({ funnel, open, plain, named }: Said, key: Key): boolean {
  const known = isName(key) ? plainWords(rawOf(answersOf(funnel)[key] ?? '')) : ''
  if (known.includes(' ') && plain.includes(known)) return true
  if (isOfPlan(key)) return !isOfPlan(open) && namesPlan.test(plain)
  if (key === 'name')
    return (
      /\b(?:nome|sobrenome|titular)\b/.test(plain) &&
      !meansAskedName(open, plain) &&
      named.includes(key) &&
      !isAboutOthers(plain)
    )
  if (key === 'number' && forms.cep?.test(plain)) return named.includes(key)
  if (key === 'number' && (meansAskedNumber(open, plain) || isNoNumber.test(plain))) return false
  if (key === 'birthDate' && /\b(?:data|ano)\b.*\b(?:19|20)\d\d\b/.test(plain)) return true
  return named.includes(key) || (key === 'bank' && unmistakableBank.test(plain))
}
export const isNoNumber =
  /\b(?:um|outro|nenhum|dois|quatro|\d) numero\b|\bnum (?!\d)|\bplano (?:e |eh |do |de )?(?:o )?numero \d/
/** Matches a word that contradicts the previous answer: 'Não, é 35' */
const contradicts = /^\W*(?:opa|ops|errei|digo|alias|desculpa|na verdade|nao(?=[,.;:!]))[\s,.:;!]+/
/** Matches 'Ah, e o número é 53' */
const statesAnew = /^(?:(?:e|ah|mas|so que)[ ,]+)*(?:[oa]|meu|minha) (?:\S+ ){1,3}(?:e|eh) \S/
const asks = /^\W*ser[áa] q|\?\s*$/i

/** Whether a known number is denied: 'Não é 35, é 37', '37 em vez de 35' */
function isDenied({ funnel, open, plain }: Said, key: Key): boolean {
  const old = hints[key] ? rawOf(answersOf(funnel)[key] ?? '') : ''
  const isNext = open === null || open === after[key] || hints[key]?.test(plain)
  return /^\d+$/.test(old) && Boolean(isNext) && denied(old).test(inDigits(plain))
}
const denied = (old: string) =>
  new RegExp(
    `\\b(?:nao|num|n) (?:(?:e|eh|era) )?(?:(?:o|a|casa|dia) )*${old}\\b|\\b${old},? (?:nao|n)\\b(?! (?:tem|posso|da|vou|estou|(?:(?:o|a|dia) )?\\d))|\\b(?:em vez|no lugar) d[eo] (?:dia )?${old}\\b`,
  )
/** The question right after a number. */
const after: { [K in Key]?: Key } = { number: 'complement', dueDate: 'directDebit' }

/** Whether the old value of the last or a hinted answer is repeated: 'o 35 é o portão, gente entra pelo 39' */
function repeatsOld({ funnel, open, plain, isSigned }: Said, key: Key, last: Key | undefined): boolean {
  const isHinted = isSigned && hints[key]?.test(plain) === true && open !== 'schedule'
  if (isYesNo(key) || !(isHinted || (key === last && (isSigned || hints[key])))) return false
  const known = rawOf(answersOf(funnel)[key] ?? '')
  if (known === '') return false
  const [name = ''] = plainWords(showAnswer(funnel, key)).split(' ')
  const words = inDigits(plain)
    .replace(amount, ' ')
    .split(/[\s,;.]+/)
  return [known, name].some((old) => old.length > 1 && words.includes(old))
}
const hints: { [K in Key]?: RegExp } = { number: /\bcasa\b/, dueDate: /\b(?:dia|venc\w+)\b/ }
const amount = /\d+ (?:reais|real|contos?|megas?|gigas?|por|a mais|minutos?|metros?|anos?|horas?)\b/g

/** Answers that are recognized by their form. */
const forms: { [K in Key]?: RegExp } = {
  cep: /\b\d{5}[- ]?\d{3}\b/,
  phone: /(?<!\d)(?:\d{2} ?)?9\d{4}[- ]?\d{4}\b/,
  email: /\S@\S/,
  document: /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/,
}

/** Words that change an answer, and words that also repeat one. */
const changing =
  '(?:menos|exceto) [oa]|err(?:ei|ad[oa]s?)|troc(?:a|ar|o|ad[oa])|troqu\\w+|mud(?:a|ar|ei|e)|corri[gj]\\w+|arrum\\w+|consert\\w+|pens(?:ei|ando) (?:bem|melhor)|nao vai dar|' +
  'desist\\w+|nao e mais|em vez d[eo]|no lugar d[eo]|(?:nao|n|nem) (?:quero|uso|vale|tenho) mais|nem uso|tir(?:a|ar)|e outr[oa]|incomplet\\w+|' +
  'falt(?:ou|ando|a [oa])|a (?:mais|menos)|encerrei|comi|cortar|com (?:[b-df-np-z]|dois|duas)|inverti|substitu\\w+|esquece|minto|confundi|enganei|sem querer'
const telling =
  '(?:tinha )?(?:disse|dito|dei|mandei|passei|fal(?:ei|ado)|pus|botei|coloquei|colocado|digitei|escrevi|escolh(?:i|ido)|pedi|marquei|informei|respondi|recusei|aceitei|cliquei)|' +
  'erro|mudou|acert\\w+|melhor (?:nao|deixar|mudar)|cert[oa]|(?:ta|esta) sem|(?:nao|num)\\b[^,]{0,30}, (?:e|eh|era)|(?:nao|num|n) (?:e|eh) [^,;.]{1,40} (?:e|eh)|' +
  'queria|prefiro|nada de|saiu|ficou|voltei a|era pra|na verdade|agora (?:e|responde|atend[eo]|uso)|inclui|joga|vira|deixa pr[ao]|poe|bota|' +
  'coloca|anota|nao,? nao'
const changes = new RegExp(`\\b(?:${changing})\\b`)
export const putsRight = new RegExp(`\\b(?:${changing}|${telling})\\b`)
