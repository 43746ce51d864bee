import { inOrderText } from '../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { whyQuestionAsked } from '../funnel/views/whyQuestionAsked.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import { toldPlans } from './readContextualAnswer.ts'
import { readTwoAnswers } from './beside/readTwoAnswers.ts'
import { toldBeside } from './replies/sideQuestionReply.ts'
import { answeredKeys } from './answeredKeys.ts'
import { asksIfNeeded, handleCommand } from './commands/handleCommand.ts'
import type { Interpretation } from './interpret.ts'
import { answersToDoubleCheck, type Meant } from './readBacks/answersToDoubleCheck.ts'
import { typed, withCorrection } from './corrections/earlierAnswersChanged.ts'
import { whichPlan } from './plans/noSuchPlanReply.ts'
import { noSuchPlan } from './plans/planChanged.ts'
import { kindReplyTo, notUnderstood } from './replies/notUnderstood.ts'
import { willNotSay } from './replies/courtesyReply.ts'
import { streetNamed } from './values/streetNamed.ts'
import { visitsWithReply, type VisitsHeard } from './visits/handleVisitWish.ts'
import { likelyMeaning } from './meaning/likelyMeaning.ts'
import { valueWithin } from './values/valueWithin.ts'
import { isOfPlan } from './readValue.ts'
import type { Line, Understanding } from './understandingTypes.ts'

/** Handles a line that does not answer the open question. */
export function heardOtherwise(line: Line, read: Interpretation, visits: VisitsHeard | null): Understanding {
  const { funnel, key, text, plain, now, today } = line
  const isBeside = !isOfPlan(key) && !(visits && isOfSoonest.test(plain))
  const inParts = isBeside ? readTwoAnswers(funnel, key, text, today) : null
  if (inParts) return withCorrection(line, { answers: inParts, isSure: false, reply: null })
  const told = mayBeTold(funnel, read) && !asksIfNeeded(key, plain) ? likelyMeaning(funnel, key, text, plain) : null
  if (told?.kind === 'side' && !told.isUnsure && !told.reply.includes(whyQuestionAsked(key, funnel))) return told
  if (read.command && !willNotSay(key, plain)) return handleCommand(funnel, key, read.command, plain)
  const street = key === 'cep' ? streetNamed(text) : null
  if (street) return { kind: 'street', ...street }
  const other = answersToDoubleCheck(funnel, key, text, today)
  if (other && (!read.rejected[key] || other.key === 'document' || other.key === 'cep')) return elsewhere(funnel, other)
  const noPlan = /\d/.test(plain) ? noSuchPlan(funnel, text) : null
  if (noPlan !== null) return { kind: 'side', reply: noPlan }
  if (visits) return visitsWithReply(visits, {}, toldBeside(funnel, key, plain))
  const only = valueWithin(key, plain, today)
  if (only !== null) return { kind: 'readBack', answers: { [key]: only } }
  if (key === 'document' && partOfDigits.test(text)) return { kind: 'refused', reply: notAnAnswerTexts.wholeDocument }
  if (willNotSay(key, plain)) return { kind: 'readBack', answers: { [key]: 'não' } }
  const guess = likelyMeaning(funnel, key, text, plain)
  if (guess) return guess
  if (isOfPlan(key) && !kindReplyTo(key, plain)) return { kind: 'refused', reply: whichPlan(toldPlans(funnel)) }
  return notUnderstood(funnel, key, text, now, read.rejected[key])
}

/** Whether a command may be a part of something else: 'mas o vizinho tem, como assim?' */
const mayBeTold = (funnel: Funnel, { command }: Interpretation) =>
  command !== null &&
  (oftenOther.has(command.name) ||
    (command.name === 'edit' && command.question !== undefined && !answeredKeys(funnel).includes(command.question)))
const oftenOther = new Set<string>(['help', 'why', 'repeat', 'restart'])

/** 'Quero o mais rápido que der' does not mean a plan at the question for the visit. */
const isOfSoonest = /\bmais rapid[oa]\b(?!.*\b(?:plano|megas?|gigas?|internet)\b)/

/** Repeats a known answer, and reads back any other one. */
const elsewhere = (funnel: Funnel, { key, value }: Meant): Understanding =>
  answersOf(funnel)[key] === value
    ? { kind: 'side', reply: inOrderText([[key, showAnswer(funnel, key)]]) }
    : { kind: 'readBack', answers: typed(funnel, key, { [key]: value }) }

/** Matches 'O começo é 100.000' */
const partOfDigits = /^\D*\d(?:\D?\d){1,9}\D*$/
