import type { Key } from '../../content/questions/answers.ts'
import { heardTexts } from '../../content/texts/heardTexts.ts'
import { byWords } from '../../funnel/intents.ts'
import { linking } from '../../funnel/slice.ts'
import { isBegun } from '../../funnel/views/isBegun.ts'
import type { Heard, VisitorVoice } from './visitorVoice.ts'

/** Opens the way to another device for whoever asks for it in words, and says where it is. Such words hold nothing private: every one is known. */
export function toOtherDevice(voice: VisitorVoice, after: Key | null, said: string): Heard {
  if (!isBegun(voice.now())) return voice.aside(after, said, heardTexts.nothingToTake)
  voice.tell(linking({ open: byWords, error: null }))
  return voice.aside(after, said, heardTexts.device)
}
