import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { rawOf, typedValue } from '../../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { namedAnew, type Anew } from './namedAnew.ts'
import type { Interpretation } from '../interpret.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { isYesNo } from '../readValue.ts'
import { sideCorrection } from './sideCorrection.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

type Said = Pick<Line, 'funnel' | 'key' | 'text' | 'today'>

/** Corrects an earlier answer, if a line leaves the question open or was read as another answer than it names. */
export function withNamedAnew(line: Said, heard: Understanding): Understanding {
  const { funnel, key, text, today } = line
  const isRead = heard.kind === 'readBack' || heard.kind === 'answers'
  const anew = isRead || leavesOpen.has(heard.kind) ? namedAnew(funnel, key, text, today) : null
  if (anew?.only) return isUnheard(heard, anew.only) ? { kind: 'edit', key: anew.only } : heard
  if (!anew) return heard
  if (isRead && !yields(line, heard, anew)) return anew.isSure ? withAnew(line, heard, anew.values) : heard
  return { kind: 'readBack', answers: typed(funnel, key, anew.values) }
}

/** Adds a surely corrected number to an answer: 'é 53 não 35, e é casa sem complemento' */
function withAnew({ funnel, key }: Said, heard: Answered, values: Interpretation['answers']): Understanding {
  const others = typed(funnel, key, values)
  const isBeside = keysIn(heard.answers).join() === key && others[key] === undefined
  return isBeside ? asReadBack({ ...heard, answers: { ...others, ...heard.answers } }) : heard
}

const isUnheard = (heard: Understanding, key: Key) =>
  heard.kind === 'refused' ||
  heard.kind === 'edit' ||
  (heard.kind === 'side' && heard.isUnsure === true) ||
  (heard.kind === 'readBack' && keysIn(heard.answers).every((one) => one === key))

/** Whether the reading is the same number, a denied one, a yes that nobody said, or an earlier answer. */
function yields({ key, text }: Said, { kind, answers }: Answered, { values, isSure }: Anew & { only?: undefined }) {
  if (kind === 'answers') return isSure && keysIn(answers).every((one) => one === key)
  if (keysIn(answers).some((one) => one !== key)) return keysIn(answers).every((one) => one !== key)
  const isOther = isYesNo(key) && !opensWithYesOrNo.test(text)
  return areSameDigits(answers, values) || isDenied(text, answers[key] ?? '') || isOther
}
type Answered = Extract<Understanding, { kind: 'readBack' | 'answers' }>
/** Matches the second number of 'É 53 e não 25' */
const isDenied = (text: string, value: string) =>
  /^\d+$/.test(value) && new RegExp(`(?<!\\p{L})n[ãa]o (?:é |eh |o |a )?${value}(?!\\d)`, 'iu').test(text)
const opensWithYesOrNo =
  /^\W*(?:s|sim|n[ãa]o(?![,.;:!]\s*(?:é\s+)?\d)|n|quero|aceito|pode|claro|boleto|d[ée]bito)(?!\p{L})/iu
const leavesOpen = new Set<Understanding['kind']>(['side', 'refused', 'edit'])

const areSameDigits = (one: Raw, other: Interpretation['answers']) =>
  digitsOf(Object.values(one)) !== '' &&
  digitsOf(Object.values(one)) === digitsOf(keysIn(other).map((key) => rawOf(other[key] ?? '')))
const digitsOf = (values: readonly string[]) => values.join('').replace(/\D/g, '')

/** Keeps the house's number and complement beside another CEP: 'o CEP é 14010-100, mesmo número' */
export function withSameDoor({ funnel, text }: Pick<Said, 'funnel' | 'text'>, heard: Understanding): Understanding {
  const { cep, number, complement } = answersOf(funnel)
  const isMoved =
    (heard.kind === 'answers' || heard.kind === 'readBack') && cep !== undefined && heard.answers.cep !== undefined
  if (!isMoved || number === undefined || !sameDoor.test(text)) return heard
  const door = { number, ...(complement !== undefined && { complement: typedValue('complement', complement) }) }
  return { ...heard, answers: { ...door, ...heard.answers } }
}
const sameDoor = /\bmesm[oa] (?:n[úu]mero|casa|porta)|n[úu]mero (?:[ée] |eh |continua )?(?:o )?mesmo/i

/** Answers with the correction of an earlier one, which is read back or asked for. */
export function withCorrection(
  { funnel, key, text, today }: Line,
  { answers, isSure, reply }: { answers: Raw; isSure: boolean; reply: string | null },
): Understanding {
  const other = keysIn(answers).every((one) => one === key) ? sideCorrection(funnel, key, text, today) : null
  const isOpen = other !== null && other.value === null
  const toChange = isOpen ? notAnAnswerTexts.toChange(other.key) : null
  const both = [reply, toChange].filter(Boolean).join(' ') || null
  if (other?.value || !isSure)
    return {
      kind: 'readBack',
      answers: {
        ...(other?.value && areSameDigits(answers, other.value) ? {} : answers),
        ...typed(funnel, key, other?.value ?? {}),
      },
      ...(both && { reply: both }),
    }
  return { kind: 'answers', answers, reply: both }
}

/** The answers that this flow asks for, as typed; known ones only if the line says nothing new. */
export function typed(funnel: Funnel, key: Key, values: Interpretation['answers']): Raw {
  const known = answersOf(funnel)
  const wanted = keysIn(values).filter((one) => one === key || doesAsk(funnel, one))
  const news = wanted.filter(
    (one) => one === key || known[one] === undefined || rawOf(values[one] ?? '') !== rawOf(known[one]),
  )
  return Object.fromEntries((news.length > 0 ? news : wanted).map((one) => [one, typedValue(one, values[one] ?? '')]))
}
