import { dayInBrazil, type Day } from '../api/contract/values/dates.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { plainWords } from '../content/reading/plainWords.ts'
import { visitMemoryTexts } from '../content/texts/chatTexts.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import { readingReasons } from '../content/texts/readingReasons.ts'
import { questions, shortName } from '../content/questions/questions.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { noComplement, rawOf } from '../funnel/answers/rawAnswer.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { reasonFor } from '../funnel/views/reasonFor.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf, doesAsk } from '../funnel/knowledge.ts'
import { adviceOn, nextTo } from './advice.ts'
import { pricesOn } from './pricesAsked.ts'
import { isOtherPayment, meantHere, plansIn, toldPlans } from './asTyped.ts'
import { answeredKeys } from './answeredKeys.ts'
import { correctedBeside } from './correctedBeside.ts'
import { commandedAnywhere } from './commandedAnywhere.ts'
import { keyNamed } from './edits.ts'
import { commandIn, type Command } from './commands.ts'
import type { Interpretation } from './interpret.ts'
import { correctedBefore, namedAnew, severalChanged, toReadBack, type Meant } from './toReadBack.ts'
import { advisedPlan, followUp } from './followUp.ts'
import { replyToPayday } from './payday.ts'
import { plansHeard } from './plans/plansHeard.ts'
import { readAgain, readHere, withQuestion } from './readHere.ts'
import { asksForOtherDevice } from './otherDevice.ts'
import { askedOfOrder } from './ownOrder.ts'
import { fewWords, kindReplyTo, notUnderstood } from './notUnderstood.ts'
import { replyToAnnounced, replyToVisitor } from './polite.ts'
import { heard as plainly } from './said.ts'
import { hearVisits, isVisitWish, type VisitsHeard } from './hearVisits.ts'
import { cepWithin } from './values/cep.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { isUrgent, replyToTalk, standOf, talkIn } from './talk/replyToTalk.ts'
import { isSelling, outweighs } from './talk/outweighs.ts'
import { phoneWithin } from './values/phone.ts'
import { faqReply } from './faqReply.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { isAsking } from './topics.ts'
import { isDictated } from './values/email.ts'

/** What to do about words: answers as one would type them, a reply beside the order, why they are none, or where to go. */
export type Understanding =
  | { kind: 'answers'; answers: Raw; reply: string | null }
  /** The answer to another question, which may change what is known: it is read back first. */
  | { kind: 'readBack'; answers: Raw }
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
  const text = typedText.replace(mindChanged, '')
  if (text.trim() === '') return { kind: 'answers', answers: { [key]: '' }, reply: null }
  const { plain } = plainly(text)
  if (asksForOtherDevice(plain)) return { kind: 'device' }
  const talk = talkIn(funnel, plain, key)
  if (talk && isUrgent(talk)) return spoken(funnel, talk, plain)
  const today = dayInBrazil(now)
  const meant = meantHere(funnel, key, text)
  if (meant) return { kind: 'answers', answers: meant, reply: null }
  const agreed = followUp(funnel, key, plain, today)
  if (agreed) return { kind: 'answers', answers: agreed, reply: null }
  const ofPlans = plansHeard(funnel, key, text)
  if (ofPlans && (talk === null || ofPlans.kind === 'answers')) return ofPlans
  const beside = replyBeside(funnel, key, plain, talk, today)
  if (beside) return { kind: 'side', reply: beside }
  if (isOtherPayment(key, text)) return { kind: 'refused', reply: readingReasons['directDebit.other'] }
  const guessed =
    standOf(funnel) === 'noVisits' && !talk && !commandIn(plain) ? likelyHere(funnel, key, text, plain) : null
  if (guessed) return guessed
  const asked = withQuestion(funnel, key, text, today)
  const first = asked ?? readHere(funnel, key, text, today)
  const visits = key === 'schedule' ? hearVisits(funnel, plain, first, today) : null
  const wish = key === 'dueDate' ? replyToPayday(plain) : null
  if (wish && keysIn(first.answers).length === 0) return { kind: 'side', reply: wish }
  const read = asked || visits ? first : readAgain(first, funnel, key, text, today)
  const answers = typed(funnel, key, { ...first.doubted, ...read.answers })
  const otherCep = key === 'notice' ? cepWithin(plain) : null
  if (otherCep !== null) return { kind: 'answers', answers: { cep: otherCep }, reply: null }
  if (key === 'email' && read.answers.email !== undefined && isDictated(plain)) return { kind: 'readBack', answers }
  const reply = read.topic && faqReply(read.topic, toldPlans(funnel), plain)
  if (visits?.isSure)
    return ofVisits(visits, answers, read.answers.schedule !== undefined || visits.isBeside ? reply : null)
  const likely = first.doubted ? {} : typed(funnel, key, read.doubted ?? {})
  if (talk && outweighs(talk, key, plain, answers, likely)) return spoken(funnel, talk, plain)
  if (keysIn(answers).length > 0) return withCorrection(funnel, key, text, { answers, isSure: true, reply }, today)
  if (read.topic && reply !== null) return { kind: 'side', reply, asked: read.topic.question }
  if (keysIn(likely).length > 0)
    return withCorrection(funnel, key, text, { answers: likely, isSure: false, reply: null }, today)
  const several =
    severalChanged(funnel, text, today) ?? correctedBefore(funnel, text, today) ?? namedAnew(funnel, key, text, today)
  if (several) return { kind: 'readBack', answers: typed(funnel, key, several) }
  if (read.command) return commanded(funnel, key, read.command, plain)
  if (key === 'cep' && isStreet.test(plainWords(text))) return { kind: 'refused', reply: heardTexts.byStreet }
  const other = toReadBack(funnel, key, text, today)
  if (other && (!first.rejected[key] || other.key === 'document')) return elsewhere(funnel, other)
  if (visits) return ofVisits(visits, {}, null)
  if (!kindReplyTo(key, plain) && isVisitWish(funnel, key, plain, today))
    return { kind: 'side', reply: visitMemoryTexts.noted }
  const only = key === 'phone' ? phoneWithin(plain) : null
  if (only !== null) return { kind: 'readBack', answers: { phone: only } }
  const guess = likelyHere(funnel, key, text, plain)
  if (guess) return guess
  const refusal = read.rejected[key]
  return refusal && (first.rejected[key] || !kindReplyTo(key, plain))
    ? { kind: 'refused', reply: refusal }
    : notUnderstood(key, text, now)
}

/** Answers, with an earlier one that is put right beside them: it is read back, or asked for. */
function withCorrection(
  funnel: Funnel,
  key: Key,
  text: string,
  { answers, isSure, reply }: { answers: Raw; isSure: boolean; reply: string | null },
  today: Day,
): Understanding {
  const other = keysIn(answers).every((one) => one === key) ? correctedBeside(funnel, key, text, today) : null
  if (other?.value || !isSure)
    return { kind: 'readBack', answers: { ...answers, ...typed(funnel, key, other?.value ?? {}) } }
  const both = [reply, other && heardTexts.toChange(other.key)].filter(Boolean).join(' ')
  return { kind: 'answers', answers, reply: both || null }
}

/** What is said to talk that is no answer; a call is made. */
function spoken(funnel: Funnel, kind: TalkKind, plain: string): Understanding {
  if (kind === 'call') return { kind: 'call', phone: phoneWithin(plain) }
  return { kind: 'side', reply: replyToTalk(funnel, kind, plain) ?? heardTexts.repeat }
}

/** What follows is what is wanted now. */
const mindChanged = /^\s*(ah[\s,]+)?mudei de id[eé]ia[\s,.:;!]+(?=\S)/i

/** The reply to words that answer nothing: the announcement of a question, or one about the plans or the own order. */
function replyBeside(funnel: Funnel, key: Key, plain: string, talk: TalkKind | null, today: Day): string | null {
  const plans = key === 'plan' || key === 'offer' ? plansIn(funnel) : []
  const before = plans.length > 0 ? advisedPlan(funnel, key, today) : null
  return (
    (talk ? null : (replyToAnnounced(plain) ?? replyToVisitor(plain))) ??
    ((talk === null || isSelling(talk)) && !namesSpeed.test(plain) ? adviceOn(plain, plans) : null) ??
    (talk
      ? null
      : (askedOfOrder(funnel, plain) ?? nextTo(plain, before, plans) ?? pricesOn(plain, toldPlans(funnel), before)))
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

function commanded(funnel: Funnel, key: Key, { name, question }: Command, plain: string): Understanding {
  const about = name === 'why' ? keyNamed(plain) : null
  switch (name) {
    case 'why':
      if (about && about !== key) return { kind: 'side', reply: reasonFor(about, funnel) }
      return reasonFor(key, funnel)
        ? { kind: 'why' }
        : { kind: 'side', reply: questions[key].help ?? heardTexts.repeat }
    case 'skip':
      return skipped[key]
        ? { kind: 'answers', answers: { [key]: skipped[key] }, reply: null }
        : { kind: 'side', reply: heardTexts.needed }
    case 'edit':
      return reopened(funnel, key, question ?? key)
    case 'repeat':
      return { kind: 'side', reply: [heardTexts.repeat, questions[key].help].filter(Boolean).join(' ') }
    case 'back':
    case 'pages':
    case 'human':
    case 'cancel':
    case 'restart':
    case 'help':
      return commandedAnywhere(funnel, name)
  }
}

/** What it means that an optional question is skipped. */
const skipped: Raw = { complement: noComplement, acceptPromotions: 'não' }

/** To the answer that is to be changed, where there is one. */
function reopened(funnel: Funnel, open: Key, key: Key): Understanding {
  if (answeredKeys(funnel).includes(key)) return { kind: 'edit', key }
  return { kind: 'side', reply: key === open ? heardTexts.repeat : heardTexts.notYet(key) }
}

/** What a question or a remark most likely means. Digits are more likely an answer. */
function likelyHere(funnel: Funnel, key: Key, text: string, plain: string): Understanding | null {
  const isQuestion = isAsking(text, plain)
  if (kindReplyTo(key, plain) || (!isQuestion && (/[\d@]/.test(plain) || plain.split(' ').length < fewWords)))
    return null
  const likely = likelyReply(funnel, plain, key)
  if (!likely) return null
  if ('reply' in likely) return { kind: 'side', ...likely }
  if ('agrees' in likely) return { kind: 'readBack', answers: { [key]: likely.agrees ? 'sim' : 'não' } }
  return isQuestion ? { kind: 'side', reply: heardTexts.near(likely.offer) } : null
}
/** Visits with what else was said: other answers, and a question that has its reply. */
function ofVisits({ schedule, reply }: VisitsHeard, answers: Raw, topic: string | null): Understanding {
  const both = [topic, reply].filter(Boolean).join(' ')
  if (schedule === undefined) return { kind: 'side', reply: both }
  return { kind: 'answers', answers: { ...answers, schedule }, reply: both || null }
}

/** The street itself, where its CEP is asked. */
const isStreet = /^((e|eh|moro|fica|na|no) )*(rua|r|av|avenida|travessa|alameda|estrada|rodovia|praca) [a-z]/
