import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { byWords } from '../../funnel/visitorActions.ts'
import { linking } from '../../funnel/slice.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Opens the link to another device, and says where it is. The fixed phrases that open it are never private. */
export function openDeviceLinkDialog(voice: ChatActions, after: Key | null, said: string): Heard {
  if (Object.keys(voice.now().kept).length === 0) return voice.aside(after, said, notAnAnswerTexts.nothingToTake)
  voice.tell(linking({ open: byWords, error: null }))
  return voice.aside(after, said, notAnAnswerTexts.device)
}
