import { memoryTexts } from '../../content/texts/chatTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { planWanted } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { planWishBeside, wishAgreedTo } from '../../understanding/earlyPlanWish.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'
import { replyToReadBack } from './confirmReadBack.ts'
import type { Said } from './processMessageAtQuestion.ts'
import { withoutPlansToCome } from './tellBeside.ts'

type Hear = (voice: ChatActions, said: Said, now: Date) => Heard

/** Takes what is agreed to, a wish from before or what was read back, and hears what is said after it. */
export function agreedFirst(voice: ChatActions, said: Said, now: Date, hear: Hear): Heard | null {
  const before = { ...voice.now(), noted: null }
  const agreed = wishAgreedTo(voice.now(), said.key, said.text)
  if (agreed) {
    const heard = hear(voice, { ...said, text: agreed.wish }, now)
    return agreed.more === '' ? heard : hearMore(voice, before, { ...said, text: agreed.more }, now, hear)
  }
  const confirmed = replyToReadBack(voice, said, now)
  return confirmed === null || typeof confirmed === 'string'
    ? confirmed
    : hearMore(voice, before, { ...said, text: confirmed.more }, now, hear)
}

/** What means nothing at the question that is open then needs no reply. */
function hearMore(voice: ChatActions, before: Funnel, said: Said, now: Date, hear: Hear): Heard {
  const { question: key } = journey(voice.now())
  if (key === null) return hearMeanwhile(voice, before, said, now)
  const { kind } = handleMessageAtQuestion(voice.now(), key, said.text, now)
  return kind === 'refused' ? 'taken' : hear(voice, { ...said, key }, now)
}

/** While something is looked up, a wish for the plans is kept, and a question has its reply. */
function hearMeanwhile(voice: ChatActions, before: Funnel, { key, text }: Said, now: Date): Heard {
  const wish = planWishBeside(voice.now(), text)
  if (wish !== null) return keepPlanWish(voice, wish)
  const heard = handleMessageAtQuestion(before, key, text, now)
  const reply = heard.kind === 'side' ? withoutPlansToCome(voice.now(), heard.reply) : ''
  return reply === '' ? 'taken' : voice.aside(null, text, reply)
}

export function keepPlanWish(voice: ChatActions, wish: string): Heard {
  voice.tell(planWanted({}))
  return voice.aside(journey(voice.now()).question, wish, memoryTexts.plan.noted)
}
