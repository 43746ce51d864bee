import { plainWords } from '../../api/contract/values/plainWords.ts'
import { isNamed } from '../../understanding/editRequests.ts'
import { replyToCheck } from '../../understanding/replyToCheck.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { replyBeside } from './replyBeside.ts'

/** Says whether a value is the order's, and replies to another question. */
export function checkInWords(voice: ChatActions, text: string, now: Date): Heard | null {
  const check = replyToCheck(voice.now(), text)
  if (!check) return null
  const isOfIt = (sentence: string) =>
    check.keys.some((key) => isNamed(key, plainWords(sentence))) || replyToCheck(voice.now(), sentence) !== null
  const beside = replyBeside(voice.now(), text, isOfIt, now)
  return voice.aside(null, check.said, [check.reply, beside].filter(Boolean).join(' '))
}
