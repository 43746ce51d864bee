import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { asReadBack } from '../../understanding/readBacks/asReadBack.ts'
import { isName } from '../../understanding/readValue.ts'
import { nameBegun, nameEnded } from '../../understanding/values/nameInParts.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { readBack } from './readBack.ts'
import { takeAnswers } from './takeAnswers.ts'

/** The parts of a document or a name so far, by the reply that asks for the rest; in memory only. */
const begun = new WeakMap<Aside, string>()

const begunAt = ({ asides }: Funnel, key: Key) =>
  asides.flatMap((aside) => (aside.after === key ? (begun.get(aside) ?? []) : [])).at(-1)

/** Takes the whole answer, if a line has its last part: 'Zuleide' and then 'Moraes', 'Moraes, tem fidelidade?' */
export function takesLastPart(voice: ChatActions, said: { key: Key; text: string }, now: Date): Heard | null {
  const { key, text } = said
  const before = begunAt(voice.now(), key)
  if (before === undefined) return null
  const ended = endedIn(key, before, text, now)
  if (ended) return ended.isSure ? voice.answer(key, ended.whole) : readBack(voice, said, { [key]: ended.whole })
  const meant = isName(key) ? handleMessageAtQuestion(voice.now(), key, `${before} ${text}`, now) : null
  if (meant?.kind !== 'answers' && meant?.kind !== 'readBack') return null
  const whole = meant.answers[key] ?? ''
  const family = whole.toLowerCase().startsWith(`${before} `.toLowerCase()) ? whole.slice(before.length + 1) : ''
  const last = family === '' ? null : endedIn(key, before, family, now)
  return last && takeAnswers(voice, said, last.isSure ? meant : asReadBack(meant))
}

function endedIn(key: Key, before: string, text: string, now: Date) {
  const ended =
    key === 'document' ? { whole: `${before}${digitsOf(text)}`, isSure: true } : nameEnded(key, before, text)
  return ended && readAnswers({ [key]: ended.whole }, now).refused[key] === undefined ? ended : null
}

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
