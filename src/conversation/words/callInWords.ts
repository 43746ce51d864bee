import type { Key } from '../../content/questions/answers.ts'
import { phoneText } from '../../content/format.ts'
import { repliesTo } from '../../content/talk/talk.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { callAsked } from '../../funnel/visitorActions.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { notSaid } from '../../understanding/talk/notSaid.ts'
import { replyToTalk } from '../../understanding/talk/replyToTalk.ts'
import { phoneWithin } from '../../understanding/values/phone.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Requests a call at the given number or the order's, else asks for one. */
export function callInWords(voice: ChatActions, after: Key | null, said: string, number: string | null): Heard {
  const phone = number ?? answersOf(voice.now()).phone
  if (phone === undefined) return voice.aside(after, said, replyToTalk(voice.now(), 'call') ?? '')
  voice.tell(callAsked({ phone }))
  const replies = repliesTo('calling', 'address').map((text) => text.replace('{phone}', phoneText(phone)))
  return voice.aside(after, said, notSaid(voice.now(), replies) ?? '')
}

/** The number in a line, if the visitor was asked where to call. */
function numberToCall({ asides }: Funnel, text: string): string | null {
  const wasAsked = repliesTo('call', 'address').includes(asides.at(-1)?.reply ?? '')
  return wasAsked ? phoneWithin(text) : null
}

/** Requests a call at that number, which may also answer the question; or cancels a requested call. */
export function calledBack(voice: ChatActions, key: Key | null, text: string): Heard | null {
  if (voice.now().calling.phone !== null && refusesCall.test(plainWords(text)))
    return voice.aside(key, text, notAnAnswerTexts.callRefused)
  const number = numberToCall(voice.now(), text)
  if (number === null) return null
  const heard = callInWords(voice, key, text, number)
  return key === 'phone' ? voice.answer(key, number) : heard
}

/** Matches 'Não pedi ligação nenhuma, cancela isso', 'não precisa mais ligar' */
const refusesCall =
  /\b(?:nao|nem|sem|cancel\w+|desist\w+|tira\w*|desmarc\w+|dispenso)\b(?: \S+){0,4} (?:ligac\w+|ligar|lig(?:ue|uem|uei|ando)|telefon\w+)\b/
