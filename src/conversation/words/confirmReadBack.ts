import { keysIn } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/notAnAnswerTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { afterAgreement } from '../../understanding/agreementFirst.ts'
import type { Funnel } from '../../funnel/state.ts'
import { normalized } from '../../understanding/normalizeText.ts'
import { isYesNo } from '../../understanding/readValue.ts'
import type { Understanding } from '../../understanding/understandingTypes.ts'
import type { Said } from './processMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/**
 * The answer to 'Confere?': a yes with what is said after it, the same told again, what is put right, or a no. Null for
 * anything else. Another answer is heard where what was read back is contradicted.
 */
export function replyToReadBack(voice: ChatActions, { key, text }: Said, now: Date): Heard | { more: string } | null {
  const { noted } = voice.now()
  if (!noted) return null
  const more = afterAgreement(text)
  if (more === '') return voice.agree()
  const words = more ?? text
  const heard = answersIn(handleMessageAtQuestion({ ...voice.now(), noted: null }, key, words, now))
  const again = toldAgain(voice.now(), noted.raw, words, now)
  const mayBeOpposite = negates.test(words) && keysIn(noted.raw).some((one) => isYesNo(one))
  const isAgain = !mayBeOpposite && again.some((one) => isSame(one, noted.raw))
  const isPutRight =
    !words.includes('?') && keysIn(heard).some((one) => noted.raw[one] !== undefined) && !isSame(heard, noted.raw)
  if (more !== null && !isPutRight) {
    voice.agree()
    return isAgain ? 'taken' : { more }
  }
  if (text.includes('?')) return null
  const isDenied = contradicts.test(normalized(text).plain)
  if (keysIn(heard).some((one) => noted.raw[one] === undefined)) {
    if (isDenied) voice.note(null)
    return null
  }
  if (!isDenied) return isAgain && !isPutRight ? voice.agree() : null
  const changed = putTogether(again.filter((one) => !isSame(one, noted.raw)))
  if (changed) return voice.note({ ...noted, raw: { ...noted.raw, ...changed } })
  const told = putTogether(again)
  if (told && keysIn(noted.raw).every((one) => told[one] !== undefined)) return voice.agree()
  voice.note(null)
  return voice.aside(key, text, notAnAnswerTexts.notNoted)
}

const answersIn = (heard: Understanding): Raw =>
  heard.kind === 'answers' || heard.kind === 'readBack' ? heard.answers : {}

/** Those of the answers read back that some words tell, in the same way or another: 'não, o número é 35'. */
function toldAgain(funnel: Funnel, read: Raw, text: string, now: Date): Raw[] {
  const bare = text.replace(/^\s*(?:não|nao|n|quase|errado)[\s,.:;!]+(?=\S)/i, '')
  return [...new Set([text, bare])]
    .flatMap((words) =>
      keysIn(read).map((key) => answersIn(handleMessageAtQuestion({ ...funnel, noted: null }, key, words, now))),
    )
    .filter((told) => keysIn(told).length > 0 && keysIn(told).every((one) => read[one] !== undefined))
}

/** Readings in one, where none says anything else than another; null where some do, or there is none. */
function putTogether(readings: readonly Raw[]): Raw | null {
  const all: Raw = Object.assign({}, ...readings)
  return readings.length > 0 && readings.every((one) => isSame(one, all)) ? all : null
}

const isSame = (one: Raw, other: Raw) => keysIn(one).every((key) => bare(one[key]) === bare(other[key]))
const bare = (value = '') => value.toLowerCase().replace(/[^\p{L}\d]/gu, '')

const negates = /(?<!\p{L})(?:n[ãa]o|nem|nunca|sem)(?!\p{L})/iu

/** A no, or a word that something is wrong: 'não respondeu' is none. */
const contradicts =
  /^\W*(?:nao|n|quase|negativo|nunca)(?:\W*$|\s*[,.;:!]| (?:e|eh|era|foi|ta|esta|quero|isso|ess[ea]|o|a|meu|minha|mesmo|pera|po)\b)|\b(?:errad[oa]|nada disso|nao (?:e|eh|ta|esta|era|foi|confere))\b/
