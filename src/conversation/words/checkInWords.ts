import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { askedOfRecord } from '../../understanding/record/askedOfRecord.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { rephraseRepeatedReply } from './rephraseRepeatedReply.ts'
import { replyBeside } from './replyBeside.ts'

/** Says how a recorded answer stands, and replies to another question. */
export function checkInWords(voice: ChatActions, text: string, now: Date): Heard | null {
  const asked = askedOfRecord(voice.now(), text)
  if (!asked) return null
  const isOfIt = (sentence: string) => !asked.rest.includes(sentence)
  const beside = replyBeside(voice.now(), text, isOfIt, now)
  const said = asked.isPrivate ? sayAnswer('document', text) : text
  const reply = [asked.reply, beside].filter(Boolean).join(' ')
  return voice.aside(null, said, rephraseRepeatedReply(voice.now(), reply))
}
