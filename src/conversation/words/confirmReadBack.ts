import { plainWords } from '../../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/notAnAnswerTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Said } from './processMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Whether answers are read back before they are taken: several are, unless people usually say them together. */
export function isReadBack(answers: Raw): boolean {
  const keys = keysIn(answers)
  return keys.length > 1 && !oneBreath.some((all) => keys.every((key) => all.includes(key)))
}

const oneBreath: readonly (readonly Key[])[] = [
  ['number', 'complement'],
  ['block', 'lot', 'complement'],
  ['bank', 'agency', 'account'],
]

/**
 * The answer to 'Confere?': a yes, a no, or null for anything else. What is contradicted is not noted any more, and
 * another answer that the words put right is heard.
 */
export function replyToReadBack(voice: ChatActions, { key, text }: Said, now: Date): Heard | null {
  const { noted } = voice.now()
  if (!noted) return null
  const plain = plainWords(text)
  if (agrees.test(plain)) return voice.agree()
  if (!contradicts.test(plain) || text.includes('?')) return null
  const corrected = correctionOf(voice.now(), noted.raw, text, now)
  if (corrected) return voice.note({ ...noted, raw: { ...noted.raw, ...corrected } })
  voice.note(null)
  const other = handleMessageAtQuestion(voice.now(), key, text, now)
  const isOther = other.kind === 'readBack' && keysIn(other.answers).every((one) => noted.raw[one] === undefined)
  return isOther ? null : voice.aside(key, text, notAnAnswerTexts.notNoted)
}

/** The one answer of those read back that some words put right: 'não, o número é 35', 'não é 37, é 35'. */
function correctionOf(funnel: Funnel, read: Raw, text: string, now: Date): Raw | null {
  const bare = text.replace(/^\s*(?:não|nao|n|quase|errado)[\s,.:;!]+(?=\S)/i, '')
  const meant = [text, bare].flatMap((words) =>
    keysIn(read).flatMap((key) => {
      const heard = handleMessageAtQuestion({ ...funnel, noted: null }, key, words, now)
      return heard.kind === 'answers' || heard.kind === 'readBack' ? [heard.answers] : []
    }),
  )
  const found = new Map(meant.filter((one) => isOneOf(one, read)).map((one) => [JSON.stringify(one), one]))
  return found.size === 1 ? ([...found.values()][0] ?? null) : null
}

const isOneOf = (answers: Raw, read: Raw) =>
  keysIn(answers).length === 1 && keysIn(answers).every((key) => read[key] !== undefined && read[key] !== answers[key])

const agrees =
  /^(?:(?:sim|isso|ok|ta|esta|e|tudo|ai|mesmo|s) ?)*(?:sim|s|isso|ok|confere|confirmo|certo|certinho|correto|exato|perfeito|pode (?:anotar|seguir|ser)|beleza|blz)(?: (?:mesmo|ai|sim|tudo|obrigad[oa]))*$/
const contradicts = /\b(?:nao|n|errad[oa]|quase|negativo|nada disso|nunca|nem)\b/
