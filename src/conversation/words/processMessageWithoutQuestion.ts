import { keysIn } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { answered, finishAsked, planTaken } from '../../funnel/visitorActions.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { riskQuizNow } from '../../funnel/journey/riskQuizNow.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import { dayInBrazil } from '../../api/contract/values/dates.ts'
import type { Funnel } from '../../funnel/state.ts'
import { interpretAtQuestion } from '../../understanding/interpretAtQuestion.ts'
import { quizOption } from '../../understanding/values/quizOption.ts'
import { changesAtReview } from '../../understanding/corrections/changesAtReview.ts'
import { changeAtReview } from './changeAtReview.ts'
import { checkInWords } from './checkInWords.ts'
import { isOwnOrder } from '../../understanding/talk/ownOrder.ts'
import { handleMessageWithoutQuestion } from '../../understanding/handleMessageWithoutQuestion.ts'
import { calledBack, callInWords } from './callInWords.ts'
import {
  acceptsBeside,
  acceptsForOther,
  acceptsLater,
  acceptsOrder,
  acceptsSomewhere,
  agrees,
  agreesToOrder,
  asksHowToAccept,
  askForAcceptance,
  isAcceptanceAsked,
} from '../../understanding/readBacks/acceptance.ts'
import { acceptsAsItIs, offerSwap } from '../../understanding/plans/planSwap.ts'
import { visitPart, whichOtherVisit } from '../../understanding/visits/otherVisit.ts'
import { phoneWithin } from '../../understanding/values/phone.ts'
import { replyToTalk, standOf } from '../../understanding/talk/replyToTalk.ts'
import { replyWithFeeling } from '../../understanding/talk/addFeelingPhrase.ts'
import { chooseInWords } from './choiceNamed.ts'
import { rephraseRepeatedReply } from './rephraseRepeatedReply.ts'
import { takeVisitNote } from './takeVisitNote.ts'
import { takeBackConsent } from './takeBackConsent.ts'
import { isAsking } from '../../understanding/line/isAsking.ts'
import { askingIn } from '../../understanding/line/clauses.ts'
import { withdrawInWords } from './withdrawInWords.ts'
import { acceptAsk } from '../../funnel/views/priceLines.ts'
import { cepWithin } from '../../understanding/values/cep.ts'
import { openDeviceLinkDialog } from './openDeviceLinkDialog.ts'
import type { Said } from './processMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Handles a message while no question is open: at the quiz, at the review, at a stop, or after the end. */
export function processMessageWithoutQuestion(voice: ChatActions, said: Beside, now: Date): Heard {
  const { current } = journey(voice.now())
  const early =
    calledBack(voice, null, said.text) ??
    (current.kind === 'review'
      ? takeVisitNote(voice, { ...said, key: null }, now, (rest) =>
          processMessageWithoutQuestion(voice, { ...said, text: rest }, now),
        )
      : null) ??
    takeBackConsent(voice, { ...said, key: null }, now, (text) => hearMore(voice, { ...said, text }, now)) ??
    chooseInWords(voice, said.text, said.goTo) ??
    withdrawInWords(voice, said.text)
  if (early) return early
  const asked = current.kind === 'quiz' ? riskQuizNow(voice.now())?.question : null
  const option = asked && quizOption(asked, said.text)
  if (option) {
    voice.tell(quizAnswered({ question: asked.id, option: option.id }))
    return 'taken'
  }
  const plan = current.look === 'seenPlans' ? planNamed(voice.now(), said.text, now) : undefined
  if (plan !== undefined) {
    voice.tell(planTaken({ sku: plan }))
    return 'taken'
  }
  const otherCep = current.look === 'noOffer' ? cepWithin(said.text) : null
  if (otherCep !== null) {
    voice.tell(answered({ cep: otherCep }))
    return 'taken'
  }
  if (asked && doesNotKnow.test(plainWords(said.text))) return voice.aside(null, said.text, quizTexts.unknown)
  const isReview = current.kind === 'review'
  const check = isOwnOrder(standOf(voice.now())) ? checkInWords(voice, said.text, now) : null
  if (check) return check
  const changes = isReview ? changesAtReview(voice.now(), said.text, now) : null
  const isSame = changes === null || keysIn(answersAnew(voice.now(), changes, now)).length === 0
  if (isReview && isSame && isAccepted(voice.now(), said.text)) return finish(voice, said.text, now)
  if (changes) {
    const visit =
      changes.schedule === undefined && visitPart(said.text) ? whichOtherVisit(voice.now(), said.text, now) : null
    const heard = changeAtReview(voice, said.text, changes, now)
    return visit === null ? heard : openVisits(voice, said, visit)
  }
  const swap = isReview && /\baceito\b/i.test(said.text) ? offerSwap(voice.now(), said.text) : null
  if (swap !== null) return voice.aside(null, said.text, swap)
  return isReview && (acceptsForOther(said.text) || isAgreement(voice.now(), said.text))
    ? voice.aside(null, said.text, askForAcceptance(voice.now(), said.text))
    : replyTo(voice, said, { atQuiz: Boolean(asked), now })
}

function openVisits(voice: ChatActions, { text, goTo }: Beside, reply: string): Heard {
  voice.aside('schedule', text, reply)
  goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: 'schedule' }))
  return 'asked'
}

/** Handles the rest of a line after a withdrawn consent. Mere agreement there places no order. */
const hearMore = (voice: ChatActions, said: Beside, now: Date): Heard =>
  journey(voice.now()).current.kind === 'review' && isAgreement(voice.now(), said.text)
    ? 'asked'
    : processMessageWithoutQuestion(voice, said, now)

/** The plan that words choose while nothing is asked, e.g. after a coverage check. */
function planNamed(funnel: Funnel, text: string, now: Date): string | undefined {
  const { plan } = interpretAtQuestion(funnel, 'plan', text, dayInBrazil(now)).answers
  return typeof plan === 'string' ? plan : undefined
}

type Beside = Omit<Said, 'key'>

const doesNotKnow = /^(?:(?:ah|eu|entao|acho que) )*(?:(?:nao|n) (?:sei|lembro|me lembro|faco ideia)|sei la|esqueci)\b/

/** Whether words agree to the whole order, which may not be an acceptance yet. */
const isAgreement = (funnel: Funnel, text: string) =>
  agreesToOrder(funnel, text) || (!text.includes('?') && agrees(text))

/** Only words of acceptance accept the terms: 'aceito', or a yes after the explanation, unless they may be of an offer. */
const isAccepted = (funnel: Funnel, text: string) =>
  acceptsAsItIs(funnel, text) &&
  (acceptsOrder(funnel, text) || (isAcceptanceAsked(funnel) && isAgreement(funnel, text) && !acceptsForOther(text)))

/** Places the order, and answers the question after the acceptance: 'aceito! que dia vem mesmo?' */
function finish(voice: ChatActions, text: string, now: Date): Heard {
  const [, beside = ''] = besideAcceptance.exec(text) ?? []
  const asked = askingIn(text).join(' ') || (isAsking(beside, plainWords(beside)) ? beside : '')
  const meant = asked === '' ? null : handleMessageWithoutQuestion(asPlaced(voice.now()), asked, now)
  if (meant?.kind === 'side' && !meant.isUnsure) voice.aside(null, meant.asked ?? asked, meant.reply)
  const { acceptPromotions = false } = journey(voice.now()).answers
  voice.tell(finishAsked({ acceptTerms: true, acceptPromotions }))
  return 'taken'
}

/** The order as it is once it is placed, when its number stands below. */
const asPlaced = (funnel: Funnel): Funnel => ({
  ...funnel,
  facts: {
    ...funnel.facts,
    order: { value: { orderNumber: notAnAnswerTexts.numberBelow }, of: '' },
  },
})

/** Matches a condition or a question after an acceptance: 'aceito, desde que não tenha taxa de instalação' */
const besideAcceptance =
  /^\s*(?:\S+\s+){0,2}?(?:aceito|concordo)(?: sim)?\b[\s,.;]+(?:e |desde que |contanto que |se )?(.+)$/is

function replyTo(voice: ChatActions, { text, goTo }: Beside, { atQuiz, now }: { atQuiz: boolean; now: Date }): Heard {
  const [, beside = text] = besideAcceptance.exec(text) ?? []
  const later = acceptsLater(text) ? replyToTalk(voice.now(), 'think') : null
  if (later) return voice.aside(null, text, later)
  const meant = handleMessageWithoutQuestion(voice.now(), beside, now)
  switch (meant?.kind) {
    case undefined:
      if (journey(voice.now()).current.kind === 'review' && acceptsSomewhere(text))
        return voice.aside(null, text, askForAcceptance(voice.now(), text))
      return voice.aside(
        null,
        atQuiz ? unwritten(text) : text,
        rephraseRepeatedReply(voice.now(), atQuiz ? quizTexts.pick : notAnAnswerTexts.beside),
      )
    case 'device':
      return openDeviceLinkDialog(voice, null, text)
    case 'call':
      return callInWords(voice, null, text, phoneWithin(text))
    case 'side':
      return voice.aside(
        null,
        meant.asked ?? (atQuiz ? unwritten(text) : text),
        rephraseRepeatedReply(
          voice.now(),
          replyWithFeeling(voice.now(), text, withAcceptance(voice, text, meant)),
          text,
        ),
      )
    case 'edit':
      if (meant.reply !== undefined) voice.aside(meant.key, text, meant.reply)
      goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: meant.key }))
      return 'asked'
    case 'pages':
      goTo(pathOf(openPlace(voice.now(), 'pages')))
      return 'asked'
  }
}

/** Explains that 'Aceito. Tem fidelidade?' is no acceptance yet. */
function withAcceptance(voice: ChatActions, text: string, { reply, isUnsure }: { reply: string; isUnsure?: true }) {
  if (isUnsure && standOf(voice.now()) === 'review' && asksHowToAccept(text)) return acceptAsk(voice.now())
  if (standOf(voice.now()) !== 'review' || !acceptsBeside(voice.now(), text)) return reply
  if (reply === notAnAnswerTexts.acceptNotAlone) return reply
  return isUnsure ? notAnAnswerTexts.acceptNotAlone : `${reply} ${notAnAnswerTexts.thenAccept}`
}

/** Masks a message at the quiz, because answers about the visitor's life are not stored. */
const unwritten = (text: string) => text.replace(/[\p{L}\d]/gu, '•')
