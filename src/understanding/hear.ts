import { dayInBrazil, type Day } from '../api/contract/values/dates.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { plainWords } from '../content/reading/plainWords.ts'
import { memoryTexts } from '../content/texts/chatTexts.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import { readingReasons } from '../content/texts/readingReasons.ts'
import { shortName } from '../content/questions/questions.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { noComplement, rawOf } from '../funnel/answers/rawAnswer.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf, doesAsk } from '../funnel/knowledge.ts'
import { adviceOn, nextTo } from './advice.ts'
import { pricesOn } from './pricesAsked.ts'
import { isAsking } from './topics.ts'
import { isOtherPayment, meantHere, plansIn, pricedPlans, toldPlans } from './asTyped.ts'
import { askedBeside } from './askedBeside.ts'
import { beginsWithCorrection, correctedBeside } from './correctedBeside.ts'
import { commanded } from './commanded.ts'
import { commandIn } from './commands.ts'
import type { Interpretation } from './interpret.ts'
import { correctedBefore, namedAnew, severalChanged, toReadBack, type Meant } from './toReadBack.ts'
import { withPlanWish } from './planMemory.ts'
import { advisedPlan, followUp } from './followUp.ts'
import { replyToPayday } from './payday.ts'
import { whichPlan } from './plans/nearestPlans.ts'
import { plansHeard } from './plans/plansHeard.ts'
import { readAgain, readHere, withQuestion } from './readHere.ts'
import { asksForOtherDevice } from './otherDevice.ts'
import { askedOfOrder } from './ownOrder.ts'
import { kindReplyTo, notUnderstood } from './notUnderstood.ts'
import { replyToAnnounced, replyToVisitor, willNotSay } from './polite.ts'
import { heard as plainly } from './said.ts'
import { placeIn, plotIn } from './values/inOtherWords.ts'
import { wantsCall } from './values/wantsCall.ts'
import { hearVisits, isVisitWish, type VisitsHeard } from './hearVisits.ts'
import { sinceMindChanged } from './openings.ts'
import { cepWithin } from './values/cep.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { isUrgent, replyToTalk, standOf, talkIn } from './talk/replyToTalk.ts'
import { isSelling, outweighs } from './talk/outweighs.ts'
import { phoneWithin } from './values/phone.ts'
import { faqReply } from './faqReply.ts'
import { likelyHere } from './likelyHere.ts'
import { isDictated } from './values/email.ts'
import { onlyOf } from './values/onlyOf.ts'

/** What to do about words: answers as one would type them, a reply beside the order, why they are none, or where to go. */
export type Understanding =
  | { kind: 'answers'; answers: Raw; reply: string | null }
  /** The answer to another question, which may change what is known: it is read back first. `reply` is to a question beside it. */
  | { kind: 'readBack'; answers: Raw; reply?: string }
  | { kind: 'why' | 'pages' | 'device' }
  /** A call is wanted, at the number that was said or at the known one. */
  | { kind: 'call'; phone: string | null }
  /** `asked` is the question of the table that is answered. */
  | { kind: 'side'; reply: string; asked?: string }
  /** `canInsist` where the same words are taken as they are when they come again. */
  | { kind: 'refused'; reply: string; canInsist?: boolean }
  | { kind: 'edit'; key: Key }

/** What is to be done about words typed at a question of an order. */
export function hear(funnel: Funnel, key: Key, typedText: string, now: Date): Understanding {
  const text = sinceMindChanged(typedText)
  if (text.trim() === '') return { kind: 'answers', answers: { [key]: '' }, reply: null }
  const { plain } = plainly(text)
  if (asksForOtherDevice(plain)) return { kind: 'device' }
  const talk = talkIn(funnel, plain, key)
  if (talk && isUrgent(talk)) return spoken(funnel, talk, plain)
  const line = { funnel, key, text, plain, talk, now, today: dayInBrazil(now) }
  return withPlanWish(line, beforeReading(line) ?? heardRead(line))
}

/** Words typed at a question, and the talk that they are. */
type Line = { funnel: Funnel; key: Key; text: string; plain: string; talk: TalkKind | null; now: Date; today: Day }

/** What needs no reading of the whole line. */
function beforeReading({ funnel, key, text, plain, talk, today }: Line): Understanding | null {
  const meant = meantHere(funnel, key, text) ?? followUp(funnel, key, plain, today)
  if (meant) return { kind: 'answers', answers: meant, reply: null }
  const ofPlans = plansHeard(funnel, key, text)
  if (ofPlans && (talk === null || ofPlans.kind === 'answers')) return ofPlans
  const beside = replyBeside(funnel, key, plain, talk, today)
  if (beside) return { kind: 'side', reply: beside }
  if (isOtherPayment(key, text)) return { kind: 'refused', reply: readingReasons['directDebit.other'] }
  if (standOf(funnel) === 'noVisits' && !talk && !commandIn(plain))
    return wantsCall(plain)
      ? { kind: 'call', phone: phoneWithin(plain) }
      : /\d{5}/.test(plain)
        ? null
        : likelyHere(funnel, key, text, plain)
  const plot = key === 'number' ? plotIn(plain) : null
  if (plot) return { kind: 'readBack', answers: plot }
  const otherCep = key === 'notice' ? cepWithin(plain) : null
  return otherCep === null ? null : { kind: 'answers', answers: { cep: otherCep }, reply: null }
}

/** What the line answers, surely or likely, with what is asked beside it. */
function heardRead(line: Line): Understanding {
  const { funnel, key, text, plain, talk, today } = line
  const asked = withQuestion(funnel, key, text, today)
  const first = asked ?? readHere(funnel, key, text, today)
  const visits = key === 'schedule' ? hearVisits(funnel, plain, first, today) : null
  const wish = key === 'dueDate' ? replyToPayday(plain) : null
  if (wish && keysIn(first.answers).length === 0) return { kind: 'side', reply: wish }
  const read = asked || visits ? first : readAgain(first, funnel, key, text, today)
  const answers = typed(funnel, key, { ...first.doubted, ...read.answers })
  const likely = first.doubted ? {} : typed(funnel, key, read.doubted ?? {})
  if (key === 'email' && read.answers.email !== undefined && isDictated(plain)) return { kind: 'readBack', answers }
  const [isSure, isLikely] = [answers, likely].map((found) => keysIn(found).length > 0)
  const ofTopic = read.topic && faqReply(funnel, read.topic, plain)
  const reply = ofTopic ?? (isSure || isLikely ? askedBeside(funnel, key, text) : null)
  if (visits?.isSure)
    return ofVisits(visits, answers, read.answers.schedule !== undefined || visits.isBeside ? reply : null)
  const isLoose = talk === null || loose.has(talk)
  const meant = isSure || isLikely || !isLoose ? null : likelyHere(funnel, key, text, plain, certain)
  const isReplied = meant?.kind === 'side' || (read.topic !== null && !isAsking(text, plain))
  const only = isReplied && !isSure ? onlyOf(key, plain, today) : null
  if (only) return { kind: 'readBack', answers: { [key]: only } }
  if (meant) return meant
  if (talk && outweighs(talk, key, plain, answers, likely)) return spoken(funnel, talk, plain)
  if (isSure) return withCorrection(line, { answers, isSure: true, reply })
  if (read.topic && reply && !isLikely) return { kind: 'side', reply, asked: read.topic.question }
  const place = key === 'complement' ? placeIn(text) : null
  if (place !== null) return { kind: 'readBack', answers: { complement: place } }
  const changed = isLikely && beginsWithCorrection(text) ? changedBefore(line) : null
  if (changed) return changed
  if (isLikely) return withCorrection(line, { answers: likely, isSure: false, reply })
  return heardOtherwise(line, read, first.rejected, visits)
}

/** What is made of a line that answers nothing here. */
function heardOtherwise(
  line: Line,
  read: Interpretation,
  rejected: Interpretation['rejected'],
  visits: VisitsHeard | null,
): Understanding {
  const { funnel, key, text, plain, now, today } = line
  const changed = changedBefore(line)
  if (changed) return changed
  if (read.command && !willNotSay(key, plain)) return commanded(funnel, key, read.command, plain)
  if (key === 'cep' && isStreet.test(plainWords(text))) return { kind: 'refused', reply: heardTexts.byStreet }
  const other = toReadBack(funnel, key, text, today)
  if (other && (!rejected[key] || other.key === 'document')) return elsewhere(funnel, other)
  if (visits) return ofVisits(visits, {}, null)
  if (!kindReplyTo(key, plain) && isVisitWish(funnel, key, plain, today))
    return { kind: 'side', reply: memoryTexts.schedule.noted }
  const only = onlyOf(key, plain, today)
  if (only !== null) return { kind: 'readBack', answers: { [key]: only } }
  if (willNotSay(key, plain)) return { kind: 'readBack', answers: { [key]: 'não' } }
  const guess = likelyHere(funnel, key, text, plain)
  if (guess) return guess
  if ((key === 'plan' || key === 'offer') && !kindReplyTo(key, plain))
    return { kind: 'refused', reply: whichPlan(toldPlans(funnel)) }
  const refusal = read.rejected[key]
  return refusal && (rejected[key] || !kindReplyTo(key, plain))
    ? { kind: 'refused', reply: refusal }
    : notUnderstood(key, text, now)
}

/** Answers from before that are said anew, or one that is to be. */
function changedBefore({ funnel, key, text, today }: Line): Understanding | null {
  const several =
    severalChanged(funnel, text, today) ?? correctedBefore(funnel, text, today) ?? namedAnew(funnel, key, text, today)
  if (several) return { kind: 'readBack', answers: typed(funnel, key, several) }
  const wrong = correctedBeside(funnel, key, text, today, true)
  if (!wrong) return null
  return wrong.value ? { kind: 'readBack', answers: typed(funnel, key, wrong.value) } : { kind: 'edit', key: wrong.key }
}

/** Answers, with an earlier one that is put right beside them: it is read back, or asked for. */
function withCorrection(
  { funnel, key, text, today }: Line,
  { answers, isSure, reply }: { answers: Raw; isSure: boolean; reply: string | null },
): Understanding {
  const other = keysIn(answers).every((one) => one === key) ? correctedBeside(funnel, key, text, today) : null
  const toChange = other && !other.value ? heardTexts.toChange(other.key) : null
  const both = [reply, toChange].filter(Boolean).join(' ') || null
  if (other?.value || !isSure)
    return {
      kind: 'readBack',
      answers: { ...answers, ...typed(funnel, key, other?.value ?? {}) },
      ...(both && { reply: both }),
    }
  return { kind: 'answers', answers, reply: both }
}

/** What is said to talk that is no answer; a call is made. */
function spoken(funnel: Funnel, kind: TalkKind, plain: string): Understanding {
  if (kind === 'call') return { kind: 'call', phone: phoneWithin(plain) }
  return { kind: 'side', reply: replyToTalk(funnel, kind, plain) ?? heardTexts.repeat }
}

/** The reply to words that answer nothing: the announcement of a question, or one about the plans or the own order. */
function replyBeside(funnel: Funnel, key: Key, plain: string, talk: TalkKind | null, today: Day): string | null {
  const plans = key === 'plan' || key === 'offer' ? plansIn(funnel) : []
  const before = plans.length > 0 ? advisedPlan(funnel, key, today) : null
  return (
    (talk ? null : (replyToAnnounced(plain) ?? replyToVisitor(plain))) ??
    ((talk === null || isSelling(talk)) && !namesSpeed.test(plain) ? adviceOn(plain, plans) : null) ??
    (talk
      ? null
      : (askedOfOrder(funnel, plain) ?? nextTo(plain, before, plans) ?? pricesOn(plain, pricedPlans(funnel), before)))
  )
}

/** Who names a speed has chosen: '1 giga, aqui é tudo gamer'. */
const namesSpeed = /^[^?]*\b\d+ ?(?:megas?|gigas?)\b[^?]*$/

/** What is known already is told again; anything else is read back. */
const elsewhere = (funnel: Funnel, { key, value }: Meant): Understanding =>
  answersOf(funnel)[key] === value
    ? { kind: 'side', reply: heardTexts.yours(shortName(key), showAnswer(funnel, key)) }
    : { kind: 'readBack', answers: typed(funnel, key, { [key]: value }) }

/** The answers that this way to buy asks for, as one would type them. */
function typed(funnel: Funnel, key: Key, values: Interpretation['answers']): Raw {
  const wanted = keysIn(values).filter((one) => one === key || doesAsk(funnel, one))
  return Object.fromEntries(wanted.map((one) => [one, rawOf(values[one] ?? '') || noComplement]))
}

/** So sure that it is replied to before what patterns make of the line. */
const certain = 0.8
/** Known by a word that is said of much else. */
const loose = new Set<TalkKind>(['insult', 'tired'])

/** Visits with what else was said: other answers, and a question that has its reply. */
function ofVisits({ schedule, reply }: VisitsHeard, answers: Raw, topic: string | null): Understanding {
  const both = [topic, reply].filter(Boolean).join(' ')
  if (schedule === undefined) return { kind: 'side', reply: both }
  return { kind: 'answers', answers: { ...answers, schedule }, reply: both || null }
}

/** The street itself, where its CEP is asked. */
const isStreet = /^((e|eh|moro|fica|na|no) )*(rua|r|av|avenida|travessa|alameda|estrada|rodovia|praca) [a-z]/
