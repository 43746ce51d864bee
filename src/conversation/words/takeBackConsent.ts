import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Key } from '../../content/questions/answers.ts'
import { answersOf, doesAsk, factsOf } from '../../funnel/answersAndFacts.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { answered } from '../../funnel/visitorActions.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { changesAtReview } from '../../understanding/corrections/changesAtReview.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../understanding/handleMessageWithoutQuestion.ts'
import { promotionsRefused } from '../../understanding/values/promotionsRefused.ts'
import { standOf } from '../../understanding/talk/replyToTalk.ts'
import type { ChatActions, Heard } from './chatActions.ts'

type Said = { key: Key | null; text: string }

/** Withdraws the consent to promotions at once, at any stage. `hear` handles the rest of the line. */
export function takeBackConsent(
  voice: ChatActions,
  { key, text }: Said,
  now: Date,
  hear: (more: string, key: Key | null) => Heard,
): Heard | null {
  const before = voice.now()
  const found = doesAsk(before, 'acceptPromotions') ? promotionsRefused(text) : null
  const { acceptPromotions: known } = answersOf(before)
  if (!found || (known === undefined && factsOf(before).order) || isAnswer(before, key, text, now)) return null
  if (before.noted) voice.note({ ...before.noted, raw: withoutConsent(before.noted.raw) })
  if (known !== false) voice.tell(answered({ acceptPromotions: 'não' }))
  const isComplaint = known === true && complains.test(plainWords(text))
  const reply = isComplaint ? notAnAnswerTexts.promotionsUnwanted : notAnAnswerTexts.noPromotions
  voice.aside(key, sayAnswer(key ?? 'cep', found.refusal), reply)
  const isOwn = key === 'acceptPromotions'
  if (found.more === '') return 'asked'
  const open = isOwn ? journey(voice.now()).question : key
  if (isMeant(voice.now(), open, found.more, now)) return hear(found.more, open)
  return isOwn && found.more.includes('?') ? voice.aside(open, found.more, notAnAnswerTexts.unanswered) : 'asked'
}

/** Whether the consent's own question takes the line as an answer without a reply, and no consent is being read back. */
function isAnswer(funnel: Funnel, key: Key | null, text: string, now: Date): boolean {
  if (key !== 'acceptPromotions' || funnel.noted?.raw.acceptPromotions !== undefined) return false
  const meant = handleMessageAtQuestion(funnel, key, text, now)
  return meant.kind === 'answers' && meant.answers[key] !== undefined && !meant.reply
}

/** Removes the consent from the read-back. */
function withoutConsent(waiting: Raw): Raw {
  const { acceptPromotions: _, ...raw } = waiting
  return raw
}

/** Whether the rest of a line needs a reply. */
function isMeant(funnel: Funnel, key: Key | null, more: string, now: Date): boolean {
  const meant =
    key === null ? handleMessageWithoutQuestion(funnel, more, now) : handleMessageAtQuestion(funnel, key, more, now)
  const isUnheard = meant === null || meant.kind === 'refused' || (meant.kind === 'side' && meant.isUnsure === true)
  return !isUnheard || (standOf(funnel) === 'review' && changesAtReview(funnel, more, now) !== null)
}

/** Matches 'Como é que foi parar aí? não autorizei' */
const complains =
  /\b(?:nao|nunca|jamais|quem) (?:autoriz|ped|aceitei|marquei)\w*|\b(?:foi|veio|vieram|foram) parar\b|\bcomo (?:e que )?(?:apareceu|entrou|botaram|colocaram)\b/
