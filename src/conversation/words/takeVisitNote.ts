import type { Key } from '../../content/questions/answers.ts'
import { noneOf } from '../../content/questions/questions.ts'
import { isSoText, notedText, visitNoteOffer } from '../../content/texts/chat/chatTexts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { answered } from '../../funnel/visitorActions.ts'
import { replyToTalk } from '../../understanding/talk/replyToTalk.ts'
import { visitNoteTold } from '../../understanding/visits/visitNoteTold.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { hidden } from './tellBeside.ts'

/** Takes a message to the technician from a line, and handles the rest of it. Null if there is none. */
export function takeVisitNote(
  voice: ChatActions,
  { key, text }: { key: Key | null; text: string },
  now: Date,
  handleRest: (rest: string) => Heard,
): Heard | null {
  const told = visitNoteTold(voice.now(), key, text, now)
  if (!told) return null
  if (told.isOffer || told.isRefused) {
    const reply = told.isOffer ? visitNoteOffer(told.note) : (replyToTalk(voice.now(), 'toCrew') ?? '')
    const heard = voice.aside(key, hidden(key ? [key] : [], told.said), reply)
    return told.rest === '' ? heard : handleRest(told.rest)
  }
  const isAnew = answersOf(voice.now()).visitNote !== told.note
  voice.tell(answered({ visitNote: told.note }))
  voice.note(voice.now().noted)
  const noted = (isAnew ? notedText : isSoText)([['visitNote', told.note || noneOf('visitNote')]])
  const heard = voice.aside(key, hidden(key ? [key] : [], told.said), whyRefused(voice.now(), 'visitNote') ?? noted)
  return told.rest === '' ? heard : handleRest(told.rest)
}
