import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { nameBegun, nameEnded } from '../../understanding/values/nameInParts.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { readBack } from './readBack.ts'

/** The parts of a document or a name so far, by the reply that asks for the rest; in memory only. */
const begun = new WeakMap<Aside, string>()

const begunAt = ({ asides }: Funnel, key: Key) =>
  asides.flatMap((aside) => (aside.after === key ? (begun.get(aside) ?? []) : [])).at(-1)

/** Takes the whole answer, if a line has its last part, and replies to the rest: 'Zuleide' and then 'Moraes, tem fidelidade?' */
export function takesLastPart(voice: ChatActions, key: Key, text: string, now: Date): Heard | null {
  const before = begunAt(voice.now(), key)
  const [head = '', ...rest] = text.split(/(?<=[.,;!?])\s+/)
  const [told, beside] = [text, head].map((part) => (before === undefined ? null : endedIn(key, before, part)))
  const ended = told ?? (key === 'document' ? null : beside)
  if (!ended || readAnswers({ [key]: ended.whole }, now).refused[key] !== undefined) return null
  const more = told ? '' : rest.join(' ')
  const asked = more === '' ? null : handleMessageAtQuestion(voice.now(), key, more, now)
  if (asked && (asked.kind !== 'side' || asked.isUnsure === true || tellsMore.test(more))) return null
  const heard = ended.isSure ? voice.answer(key, ended.whole) : readBack(voice, { key, text }, { [key]: ended.whole })
  const { question } = journey(voice.now())
  if (asked?.kind === 'side') voice.aside(question, sayAnswer(key, text), asked.reply)
  return heard
}

/** Matches another answer, or a correction, after a family name. */
const tellsMore =
  /\d{4}|@|(?<!\p{L})(?:n[ãa]o|digo|errei|ali[áa]s|quero|muda|troca|prefiro|boleto|d[ée]bito)(?!\p{L})/iu

const endedIn = (key: Key, before: string, text: string) =>
  key === 'document' ? { whole: `${before}${digitsOf(text)}`, isSure: true } : nameEnded(key, before, text)

/** The part that a line has of its answer, with the reply that asks for the rest; null if there is none, or one was told. */
export function answerBegun(funnel: Funnel, key: Key, text: string, reply: string) {
  const before = begunAt(funnel, key)
  if (reply === notAnAnswerTexts.wholeDocument) return { part: `${before ?? ''}${digitsOf(text)}`, ask: reply }
  const part = before === undefined ? nameBegun(key, text) : undefined
  return part === undefined ? null : { part, ask: notAnAnswerTexts.surname(key, part) }
}

/** Remembers a part with the reply that was just given. */
export function rememberPart({ asides }: Funnel, part: string) {
  const ask = asides.at(-1)
  if (ask) begun.set(ask, part)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
