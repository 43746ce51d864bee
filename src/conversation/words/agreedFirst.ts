import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { planWanted } from '../../funnel/slice.ts'
import { earlyVisitWish, type EarlyVisitWish } from '../../understanding/visits/earlyVisitWish.ts'
import { planWishBeside, wishAgreedTo } from '../../understanding/plans/earlyPlanWish.ts'
import { visitWishDenied } from '../../understanding/visits/visitWishDenied.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'
import { changesAtReview } from '../../understanding/corrections/changesAtReview.ts'
import { beyondAgreement, isYesToOther } from './beyondAgreement.ts'
import { changeAtReview } from './changeAtReview.ts'
import { dropsUndecided } from './dropsUndecided.ts'
import { replyToReadBack } from './confirmReadBack.ts'
import type { Said } from './processMessageAtQuestion.ts'
import { withoutPlansToCome } from './tellBeside.ts'

type Hear = (voice: ChatActions, said: Said, now: Date) => Heard

/** Takes an accepted wish or read-back, remembers a visit wish, and handles the rest of the line. */
export function agreedFirst(voice: ChatActions, said: Said, now: Date, hear: Hear): Heard | null {
  const agreed = wishAgreedTo(voice.now(), said.key, said.text)
  if (agreed) {
    const heard = hear(voice, { ...said, text: agreed.wish }, now)
    return agreed.more === '' ? heard : hearMore(voice, { ...said, text: agreed.more }, now, hear)
  }
  const dropped = dropsUndecided(voice, said.key, said.text)
  if (dropped !== null) return dropped
  const confirmed = replyToReadBack(voice, said, now)
  if (typeof confirmed === 'string') return confirmed
  if (confirmed) return hearMore(voice, { ...said, text: confirmed.more }, now, hear)
  if (isYesToOther(voice.now(), said, now)) return voice.agree()
  const denied = visitWishDenied(voice.now(), said.key, said.text)
  if (denied) return takeBackVisitWish(voice, said, denied, now, hear)
  const visit = earlyVisitWish(voice.now(), said.key, said.text, dayInBrazil(now))
  return visit && keepVisitWish(voice, said, visit, now, hear)
}

/** Handles the rest of the line at the question that is open now, and ignores it if it means nothing there. */
function hearMore(voice: ChatActions, said: Said, now: Date, hear: Hear): Heard {
  const { question: key, facts } = journey(voice.now())
  const text = beyondAgreement(voice.now(), key, said.text, now)
  if (text === '') return 'taken'
  if (key === null || (key === 'schedule' && !facts.slots)) return hearMeanwhile(voice, { ...said, text }, now)
  const isVisit = earlyVisitWish(voice.now(), key, text, dayInBrazil(now)) !== null
  const isNothing = !isVisit && handleMessageAtQuestion(voice.now(), key, text, now).kind === 'refused'
  return isNothing ? 'taken' : hear(voice, { ...said, key, text }, now)
}

/** At the review, changes answers. During a look-up, remembers plan and visit wishes, and answers questions. */
function hearMeanwhile(voice: ChatActions, { key, text }: Said, now: Date): Heard {
  const isReview = journey(voice.now()).current.kind === 'review'
  const changes = isReview ? changesAtReview(voice.now(), text, now) : null
  if (changes) return changeAtReview(voice, text, changes, now)
  const wish = planWishBeside(voice.now(), text)
  if (wish !== null) return keepPlanWish(voice, wish)
  const visit = earlyVisitWish(voice.now(), key, text, dayInBrazil(now))
  if (visit) return voice.aside(null, visit.said, memoryTexts.schedule.noted)
  const heard = handleMessageAtQuestion(voice.now(), key, text, now)
  const reply = heard.kind === 'side' ? withoutPlansToCome(voice.now(), heard.reply) : ''
  return reply === '' ? 'taken' : voice.aside(null, text, reply)
}

export function keepPlanWish(voice: ChatActions, wish: string): Heard {
  voice.tell(planWanted({}))
  return voice.aside(journey(voice.now()).question, wish, memoryTexts.plan.noted)
}

/** Remembers a visit wish at another question, and handles the rest of the line unless it means nothing. */
function keepVisitWish(voice: ChatActions, said: Said, wish: EarlyVisitWish, now: Date, hear: Hear): Heard {
  const rest = wish.rest === '' ? null : handleMessageAtQuestion(voice.now(), said.key, wish.rest, now)
  const isNothing = rest === null || rest.kind === 'refused' || (rest.kind === 'side' && rest.isUnsure === true)
  const isHeard = !isNothing || /[\d@]/.test(wish.rest)
  const heard = isHeard ? hear(voice, { ...said, text: wish.rest }, now) : 'asked'
  const { question } = journey(voice.now())
  const isNext = question === 'schedule'
  const reply = isNext || question === null ? memoryTexts.schedule.noted : wish.reply
  voice.aside(isNext ? said.key : question, wish.said, reply)
  return heard
}

/** Says that the wish is dropped, and handles the rest of the line. */
function takeBackVisitWish(voice: ChatActions, said: Said, wish: EarlyVisitWish, now: Date, hear: Hear): Heard {
  const heard = voice.aside(said.key, wish.said, wish.reply)
  return wish.rest === '' ? heard : hear(voice, { ...said, text: wish.rest }, now)
}
