import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { TalkKind } from '../../content/talk/talk.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Understanding } from '../understandingTypes.ts'
import { moods } from './isTalkNotAnswer.ts'
import { phoneWithin } from '../values/phone.ts'
import { replyToTalk } from './replyToTalk.ts'

/** The reply to talk that is no answer; a wish for a call requests one. */
export function handleTalk(funnel: Funnel, kind: TalkKind, plain: string): Understanding {
  if (kind === 'call') return { kind: 'call', phone: phoneWithin(plain) }
  const reply = replyToTalk(funnel, kind, plain) ?? notAnAnswerTexts.repeat
  return { kind: 'side', reply, ...(moods.has(kind) && { isUnsure: true }) }
}
