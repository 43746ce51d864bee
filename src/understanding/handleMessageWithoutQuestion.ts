import { serverNow } from '../browser/serverClock.ts'
import type { Key } from '../content/questions/answers.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { withdrawTexts } from '../content/texts/done/withdrawTexts.ts'
import { answersOf, factsOf } from '../funnel/answersAndFacts.ts'
import { endedOrderWords } from '../funnel/views/endedOrderWords.ts'
import { journey } from '../funnel/journey/journey.ts'
import type { Funnel } from '../funnel/state.ts'
import { askForAcceptance } from './readBacks/acceptance.ts'
import { clauseReply, repliesToRemark, replyToEachQuestion, replyToQuestion } from './replies/replyToQuestions.ts'
import { sentencesOf } from './line/clauses.ts'
import { answeredKeys } from './answeredKeys.ts'
import { dayInBrazil } from '../api/contract/values/dates.ts'
import { changesSomeDay } from './commands/editRequests.ts'
import { sideCorrection } from './corrections/sideCorrection.ts'
import { changesAtReview } from './corrections/changesAtReview.ts'
import { earlierVisit } from './visits/earlierVisit.ts'
import { whichOtherVisit, hoursOfVisit } from './visits/otherVisit.ts'
import { planQuestion } from './plans/planQuestion.ts'
import { keptInstead, offerSwap, whatIsSo, wishes } from './plans/planSwap.ts'
import { planGivenUp } from './plans/planGivenUp.ts'
import { noSuchPlan, planKey } from './plans/planChanged.ts'
import { commandIn } from './commands/commands.ts'
import { earlyVisitWish } from './visits/earlyVisitWish.ts'
import { handleCommandWithoutQuestion } from './commands/handleCommandWithoutQuestion.ts'
import { asksOtherDevice } from './commands/asksOtherDevice.ts'
import { ownOrderReply } from './replies/ownOrderReply.ts'
import { replyToAnnounced, replyToCourtesy, replyToVisitor } from './replies/courtesyReply.ts'
import { normalized as plainly } from './line/normalizeText.ts'
import { onLaterEvent } from './line/onCondition.ts'
import { withoutDenied } from './line/withoutDenied.ts'
import { streamingWish } from './plans/streamingWish.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { partingIn } from './talk/parting.ts'
import { isUrgent, replyToTalk, standOf, talkIn } from './talk/replyToTalk.ts'
import { asksCallForVisit, visitByPhone } from './talk/visitByPhone.ts'
import { faqReply } from './replies/faqReply.ts'
import { conversationPlace } from './meaning/conversationPlace.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { repliesToEither } from './meaning/repliesToEither.ts'
import { findFaqTopic } from './replies/findFaqTopic.ts'
import { isAsking } from './line/isAsking.ts'

/** The effect of a message while no question is open: navigation, an answer to reopen, or a reply. */
export type Beside =
  | { kind: 'pages' | 'device' | 'call' }
  | { kind: 'side'; reply: string; asked?: string; isUnsure?: true }
  /** `reply` says first why there is something to change. */
  | { kind: 'edit'; key: Key; reply?: string }

/** Interprets a message while no question is open; null if it is not understood. */
export function handleMessageWithoutQuestion(funnel: Funnel, text: string, now = serverNow()): Beside | null {
  const wanted = factsOf(funnel).order && !endedOrderWords(funnel) ? withoutDenied(text) : text
  const heard = wanted === '' && text !== '' ? null : heardInParts(funnel, wanted, now)
  const isSure = heard !== null && !(heard.kind === 'side' && heard.isUnsure)
  return wanted.length < text.trim().length && !isSure ? { kind: 'side', reply: withdrawTexts.kept } : heard
}

function heardInParts(funnel: Funnel, text: string, now: Date): Beside | null {
  const hear = (words: string) => heardWhole(funnel, words, now)
  const heard = hear(text)
  const ofPlans = planQuestion(funnel, text)
  const hearEach = (words: string): Beside | null =>
    ofPlans && !ofPlans.rest.includes(sentencesOf(words).at(-1) ?? '')
      ? { kind: 'side', reply: ofPlans.reply }
      : hear(words)
  const each = heard?.kind === 'side' ? replyToEachQuestion(text, hearEach) : null
  if (each) return each
  const asked = heard?.kind === 'side' && repliesToRemark(text, heard.reply, hear) ? replyToQuestion(text, hear) : null
  if (asked !== null) return { kind: 'side', reply: asked }
  if (heard && !(heard.kind === 'side' && heard.isUnsure)) return heard
  return clauseReply(text, hear) ?? heard
}

function heardWhole(funnel: Funnel, text: string, now: Date): Beside | null {
  const { plain } = plainly(text)
  if (asksOtherDevice(plain)) return { kind: 'device' }
  const { current, facts } = journey(funnel)
  const isReview = current.kind === 'review'
  const visit = isReview ? visitInstead(funnel, text, now) : null
  if (visit) return visit
  const givenUp = isReview ? planGivenUp(funnel, null, text) : null
  if (givenUp) return givenUp
  const noPlan = isReview ? noSuchPlan(funnel, text) : null
  if (noPlan !== null) return { kind: 'side', reply: noPlan }
  if (isReview && onLaterEvent.test(text))
    return { kind: 'side', reply: notAnAnswerTexts.heard(notAnAnswerTexts.checkCalmly) }
  const day = isReview ? dayToChange(funnel, plain) : null
  if (day) return day
  const swap = isReview ? offerSwap(funnel, text) : null
  const byPhone = visitByPhone(funnel)
  const talk = talkIn(funnel, plain)
  if (byPhone && !(talk && isUrgent(talk)) && speaksOfVisit(funnel, text, now)) return { kind: 'side', reply: byPhone }
  const parting = facts.order && talk !== 'bye' && !(talk && isUrgent(talk)) ? partingIn(plain) : null
  if (parting) return spoken(funnel, parting, plain)
  const isOfPrice = talk === 'tooDear' && swap !== null && planQuestion(funnel, text) !== null
  if (talk && !isOfPrice && (isUrgent(talk) || !wantsChange(funnel, text, now))) return spoken(funnel, talk, plain)
  const command = commandIn(plain)
  if (command && !(command.name === 'why' && current.kind !== 'quiz'))
    return handleCommandWithoutQuestion(funnel, command)
  const own =
    (isReview ? billInstead(funnel, plain) : null) ??
    replyToAnnounced(plain) ??
    planQuestion(funnel, text)?.reply ??
    (wishes(text) && !isAsking(text, plain) ? swap : null) ??
    ownOrderReply(funnel, plain) ??
    replyToCourtesy(plain)
  if (own) return { kind: 'side', reply: own }
  if (facts.order && wantsChange(funnel, text, now))
    return { kind: 'side', reply: endedOrderWords(funnel)?.lead ?? notAnAnswerTexts.ordered }
  const wish = streamingWish(funnel, plain)
  if (wish && 'reply' in wish) return { kind: 'side', ...wish }
  if (wish && 'why' in wish) return { kind: 'edit', key: planKey(funnel), reply: wish.why }
  if (notYet.test(plain) && isReview) return { kind: 'side', reply: keptInstead(funnel) ?? notAnAnswerTexts.editWhich }
  const place = conversationPlace(null, standOf(funnel))
  const topic = findFaqTopic(plain, isOfDueDay(funnel, text) ? 'dueDate' : null, false, place)
  const reply = topic && faqReply(funnel, topic, plain)
  if (reply) return { kind: 'side', reply, asked: topic.question }
  const wrong =
    isReview && swap === null && !text.includes('?') ? sideCorrection(funnel, null, text, dayInBrazil(now)) : null
  if (wrong) return { kind: 'edit', key: wrong.key }
  const visitor = facts.order ? null : replyToVisitor(plain)
  if (visitor) return { kind: 'side', reply: visitor }
  const either = isAsking(text, plain) ? repliesToEither(funnel, plain, null) : null
  if (either !== null) return { kind: 'side', reply: either }
  const likely = likelyReply(funnel, plain, null)
  if (likely && 'agrees' in likely)
    return likely.agrees ? { kind: 'side', reply: agreedTo(funnel, plain) } : spoken(funnel, 'think', plain)
  if (likely)
    return 'reply' in likely
      ? { kind: 'side', ...likely }
      : { kind: 'side', reply: notAnAnswerTexts.near(likely.offer), isUnsure: true }
  return unheard(funnel, text, swap ?? (isReview ? whatIsSo(funnel, text) : null))
}

/** Opens the visits that a line asks about, or says that none is earlier, or that the chosen one suits. */
function visitInstead(funnel: Funnel, text: string, now: Date): Beside | null {
  const told = hoursOfVisit(funnel, text, now) ?? earlierVisit(funnel, text)
  const reply = told?.reply ?? whichOtherVisit(funnel, text, now)
  if (reply === null) return null
  return told?.isFree === false ? { kind: 'side', reply } : { kind: 'edit', key: 'schedule', reply }
}

/** The reply to a line with no other reply; null if nothing is known of it. */
function unheard(funnel: Funnel, text: string, swap: string | null): Beside | null {
  const { plain } = plainly(text)
  const { current, facts } = journey(funnel)
  const stand = standOf(funnel)
  if (stand === 'refused' || stand === 'ended') return spoken(funnel, stand === 'ended' ? 'next' : stand, plain)
  if (swap !== null || text.includes('?'))
    return { kind: 'side', reply: swap ?? notAnAnswerTexts.unanswered, isUnsure: true }
  if (current.kind === 'review' && isOnlyTold(funnel, plain))
    return { kind: 'side', reply: notAnAnswerTexts.heard(notAnAnswerTexts.checkCalmly), isUnsure: true }
  return facts.order ? { kind: 'side', reply: notAnAnswerTexts.afterOrder, isUnsure: true } : null
}

/** Whether a line wishes for a visit, or for a call about it. */
const speaksOfVisit = (funnel: Funnel, text: string, now: Date) =>
  asksCallForVisit.test(plainly(text).plain) || earlyVisitWish(funnel, null, text, dayInBrazil(now)) !== null

/** Whether a long line does not concern the order. After one such reply, the next line is asked about instead. */
const isOnlyTold = ({ asides }: Funnel, plain: string) =>
  plain.split(' ').length >= 6 &&
  !/\d/.test(plain) &&
  asides.at(-1)?.reply.endsWith(notAnAnswerTexts.checkCalmly) !== true

/** Explains what accepting means to somebody who agrees at the review. */
const agreedTo = (funnel: Funnel, plain: string) =>
  journey(funnel).current.kind === 'review' && finishes.test(plain)
    ? askForAcceptance(funnel, plain)
    : notAnAnswerTexts.agreed

const finishes = /\b(?:aceit\w+|concord\w+|tudo cert\w+|fech\w+|confirm\w+|finaliz\w+)\b/

/** Asks which of the two days to change, or opens the one that is named. */
function dayToChange(funnel: Funnel, plain: string): Beside | null {
  const wasAsked = funnel.asides.at(-1)?.reply.endsWith(notAnAnswerTexts.whichDay) === true
  const known = days.filter(([key]) => answeredKeys(funnel).includes(key))
  const named = wasAsked ? known.filter(([, words]) => words.test(plain)) : []
  const [only, other] = named.length === 0 && changesSomeDay(plain) ? known : named
  if (!only) return null
  return other ? { kind: 'side', reply: notAnAnswerTexts.whichDay } : { kind: 'edit', key: only[0] }
}

const days = [
  ['dueDate', /\b(?:pag\w+|venc\w+|conta|fatura|boleto|debito|primeir[oa])\b/],
  ['schedule', /\b(?:visita|tecnico|instala\w+|moco|equipe|segund[oa])\b/],
] as const

function spoken(funnel: Funnel, kind: TalkKind, plain: string): Beside {
  if (kind === 'call') return { kind: 'call' }
  return { kind: 'side', reply: replyToTalk(funnel, kind, plain) ?? notAnAnswerTexts.beside }
}

/** Whether a placed order should change: 'muda o vencimento para 15'. Mere questions change nothing. */
const wantsChange = (funnel: Funnel, text: string, now: Date) =>
  (!text.includes('?') || asksChange.test(plainly(text).plain)) &&
  [
    changes.test(plainly(text).plain),
    changesAtReview(funnel, text, now),
    streamingWish(funnel, plainly(text).plain),
  ].some(Boolean)

const asksChange =
  /^(?:e |mas )?(?:posso|da para|da pra|pode|consigo|tem como|como|(?=.*\b(?:corrig\w+|conferir|errad[oa]|escrevi)\b))\b(?!.*\bdepois\b).*\b(?:data|dia|horario|visita|vencimento|boleto|debito|e-?mail|telefone|nome|cpf|conta|cep)\b/
const changes =
  /^(?:(?:oi|ola|moc[oa]|por favor|eu|ai|agora|entao|mas|e|so|quero|queria|gostaria de|preciso|pode|posso|da para|da pra|vou)[\s,]+)*(?:mud[ae]|troc[ae]|altera|corri[gj]e?|atualiza|coloca|bota)r?\b|\b(?:mudou|errei|errad[oa]|enganei)\b/

/** There is no bank to change if the order is paid by boleto. */
const billInstead = (funnel: Funnel, plain: string) =>
  answersOf(funnel).directDebit === false &&
  /\b(?:menos|exceto|mud\w+|troc\w+|err\w+) .*\b(?:banco|agencia)\b/.test(plain)
    ? notAnAnswerTexts.noBank
    : null

/** Matches refusals to finish, which mean that something should change. */
const notYet = /^(?:n|nao|ainda nao|nao (?:aceito|concordo|confirmo)|(?:es)?pera|calma)(?: ai)?$/

/** 'Qual o melhor dia?' is about the payment, once its day is chosen. */
const isOfDueDay = (funnel: Funnel, text: string) => answeredKeys(funnel).includes('dueDate') && /\bdia\b/i.test(text)
