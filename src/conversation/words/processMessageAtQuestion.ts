import { serverNow } from '../../browser/serverClock.ts'
import type { Key } from '../../content/questions/answers.ts'
import { codeSentTexts } from '../../content/texts/order/codeSentTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { codeAsked } from '../../funnel/visitorActions.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { readAnswers, type Raw } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import type { Funnel } from '../../funnel/state.ts'
import { planWanted } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { exampleFor } from '../../funnel/views/exampleFor.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import { questions } from '../../content/questions/questions.ts'
import { isName } from '../../understanding/readValue.ts'
import { inputPlace, isTaken } from '../composer/inputPlace.ts'
import { isExactAnswer } from './isExactAnswer.ts'
import { shownPlans } from '../../understanding/readContextualAnswer.ts'
import { visitsAnew } from '../../understanding/corrections/changesAtReview.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import type { Understanding } from '../../understanding/understandingTypes.ts'
import { addFeelingPhrase } from '../../understanding/talk/addFeelingPhrase.ts'
import { keepsPlanWish } from '../../understanding/plans/earlyPlanWish.ts'
import { isBonusAsked } from '../textOnly/numberedChoices.ts'
import { agreedFirst } from './agreedFirst.ts'
import { calledBack, callInWords } from './callInWords.ts'
import { cepNamed, findCepInWords } from './findCepInWords.ts'
import { chooseInWords, choiceNamed } from './choiceNamed.ts'
import { answerBegun, rememberPart, takesLastPart } from './answerInParts.ts'
import { rephraseRepeatedReply } from './rephraseRepeatedReply.ts'
import { answerAll, takeAnswers } from './takeAnswers.ts'
import { takeVisitNote } from './takeVisitNote.ts'
import { takeBackConsent } from './takeBackConsent.ts'
import { openDeviceLinkDialog } from './openDeviceLinkDialog.ts'
import { tellBeside } from './tellBeside.ts'
import type { Heard, ChatActions } from './chatActions.ts'

export { earlyWishReminder } from '../../understanding/replies/earlyWishReminder.ts'
export { warmUpReading } from './warmUpReading.ts'

/** A message at a question, with a function to navigate. */
export type Said = Typed & { goTo: (path: string) => void }
type Typed = { key: Key; text: string }

/** Handles a message: takes answers, replies, or navigates. */
export function processMessageAtQuestion(voice: ChatActions, said: Said, now = serverNow()): Heard {
  const { key, text, goTo } = said
  const early =
    takeVisitNote(voice, said, now, (rest) => processMessageAtQuestion(voice, { ...said, text: rest }, now)) ??
    agreedFirst(voice, said, now, processMessageAtQuestion) ??
    heardEarly(voice, said, now)
  if (early !== null) return early
  const cep = cepNamed(voice.now(), key, text)
  if (cep !== null) return voice.answer('cep', cep)
  const choice = choiceNamed(voice.now(), text)
  if (choice && 'say' in choice) return voice.answer(key, choice.say)
  if (isBonusAsked(voice.now()) && withoutBonus.test(plainWords(text))) {
    voice.leaveCampaign()
    return 'taken'
  }
  if (key === 'code' && noCode.test(plainWords(text))) {
    voice.tell(codeAsked())
    return voice.aside(key, text, rephraseRepeatedReply(voice.now(), codeSentTexts.sending))
  }
  const last = takesLastPart(voice, said, now)
  if (last !== null) return last
  if (isExactAnswer(key, text, now)) return answerAll(voice, said, { [key]: text })
  const meant = addFeelingPhrase(voice.now(), text, handleMessageAtQuestion(voice.now(), key, text, now))
  switch (meant.kind) {
    case 'answers':
    case 'readBack':
      return takeAnswers(voice, said, meant)
    case 'why':
      return voice.askWhy(key, text, rephraseRepeatedReply(voice.now(), whyQuestionAsked(key, voice.now())))
    case 'device':
      return openDeviceLinkDialog(voice, key, text)
    case 'call':
      return callInWords(voice, key, sayAnswer(key, text), meant.phone)
    case 'side':
      return replyBesideQuestion(voice, said, meant)
    case 'refused': {
      const visits = visitsAnew(voice.now(), text, now)
      if (visits) return answerAll(voice, said, visits)
      return meant.canInsist && wasSaid(voice.now(), key, text)
        ? voice.answer(key, text)
        : refuse(voice, said, meant.reply)
    }
    case 'street':
      return findCepInWords(voice, text, meant)
    case 'edit':
      if (meant.reply !== undefined) voice.aside(meant.key, text, meant.reply)
      goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: meant.key }))
      return 'asked'
    case 'pages':
      goTo(pathOf(openPlace(voice.now(), 'pages')))
      return 'asked'
  }
}

/** Calls, withdrawn consents and buttons precede any answer. */
const heardEarly = (voice: ChatActions, said: Said, now: Date): Heard | null =>
  calledBack(voice, said.key, said.text) ??
  takeBackConsent(voice, said, now, (text, key) =>
    processMessageAtQuestion(voice, { ...said, key: key ?? said.key, text }, now),
  ) ??
  chooseInWords(voice, said.text, said.goTo)

function replyBesideQuestion(
  voice: ChatActions,
  { key, text }: Typed,
  meant: Extract<Understanding, { kind: 'side' }>,
) {
  if (keepsPlanWish(meant.reply)) voice.tell(planWanted({}))
  const shown =
    questions[key].private && meant.asked !== undefined
      ? meant.asked
      : sayAnswer(meant.isPrivate ? 'document' : key, text)
  const reply = rephraseRepeatedReply(voice.now(), meant.reply, text)
  const begun = answerBegun(voice.now(), key, text, reply)
  const heard = voice.aside(key, shown, begun ? `${reply} ${begun.ask}` : reply)
  if (begun) rememberPart(voice.now(), begun.part)
  return heard
}

/** Refuses a text, which stays in its field. A begun name leaves it, because only the rest is asked for. */
function refuse(voice: ChatActions, { key, text }: Typed, reply: string): Heard {
  const begun = answerBegun(voice.now(), key, text, reply)
  const heard =
    begun && isName(key) ? voice.aside(key, sayAnswer(key, text), begun.ask) : voice.repair(key, text, reply)
  if (begun) rememberPart(voice.now(), begun.part)
  return heard
}

/** Matches giving up the bonus of a mobile line, or having no such line. */
const withoutBonus =
  /\bsem (?:o |esse )?bonus\b|\bnao (?:sou|quero ser) (?:mais )?(?:da |cliente )*tim\b|\bnao (?:tenho|uso|existe|lembro|sei) (?:mais )?(?:\S+ ){0,2}(?:chip|linha|numero|celular|tim|bonus)\b|^(?:(?:quero|pode|vou|prefiro) )*(?:pular?|seguir|continuar?|nao tenho|nao quero(?: bonus)?)$/

/** Matches a request for another code. */
const noCode = /\bnao (?:chegou|recebi|veio)\b|\b(?:re)?(?:manda|envia)/

/** Changes an answer by a value or a sentence. Anything else gets a reply, and the change stays open. */
export function changeInWords(voice: ChatActions, key: Key, raw: Raw, now = serverNow()): boolean {
  const text = raw[key] ?? ''
  const meant =
    text === '' || isPicked(voice.now(), key, text, now) ? null : handleMessageAtQuestion(voice.now(), key, text, now)
  switch (meant?.kind) {
    case undefined:
      return voice.change(key, raw)
    case 'answers':
    case 'readBack': {
      const isChanged = changeTo(voice, key, raw, meant.answers, now)
      if (isChanged) tellBeside(voice, { key, text }, meant)
      return isChanged
    }
    case 'side':
      voice.aside(key, sayAnswer(key, text), meant.reply)
      return false
    case 'why':
      voice.askWhy(key, text)
      return false
    case 'refused':
      if (meant.canInsist === true || isRefused(key, text, now)) return voice.change(key, raw)
      voice.repair(key, text, meant.reply)
      return false
    case 'street':
      voice.repair(key, text, notAnAnswerTexts.byStreet)
      return false
    case 'edit':
    case 'pages':
    case 'device':
    case 'call':
      voice.repair(key, text, unsure(voice, key))
      return false
  }
}

const unsure = (voice: ChatActions, key: Key) => notAnAnswerTexts.unsure(key, exampleFor(voice.now(), key))

/** Values for other questions are not written into the one being changed. */
function changeTo(voice: ChatActions, key: Key, raw: Raw, answers: Raw, now: Date): boolean {
  const { [key]: own } = answers
  if (own !== undefined) return voice.change(key, { ...raw, [key]: own })
  const text = raw[key] ?? ''
  if (isRefused(key, text, now)) return voice.change(key, raw)
  voice.repair(key, text, unsure(voice, key))
  return false
}

/** Whether a choice was tapped, not typed. */
function isPicked(funnel: Funnel, key: Key, text: string, now: Date): boolean {
  if (isTaken(key)) return shownPlans(funnel, key).some(({ sku }) => sku === text)
  return inputPlace(key) !== 'field' && !isRefused(key, text, now)
}

/** Whether the question's own rule refuses a text, and shows why. */
const isRefused = (key: Key, text: string, now: Date) => readAnswers({ [key]: text }, now).refused[key] !== undefined

const wasSaid = ({ asides }: Funnel, key: Key, text: string) =>
  asides.some((aside) => aside.after === key && aside.kind === 'repair' && aside.said === sayAnswer(key, text))
