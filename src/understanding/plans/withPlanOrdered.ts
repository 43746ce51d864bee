import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { withBankBeside } from '../payment/bankNamed.ts'
import { askingIn } from '../line/clauses.ts'
import { readBackConsent } from '../readBacks/readBackConsent.ts'
import { isOfPlan } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'
import { paymentBeside } from '../values/debit.ts'
import { clausesOfOrder, planOrdered } from './planOrdered.ts'
import { isOfThatPlan } from './planOnlyAsked.ts'
import { costIn } from './planCost.ts'

type Hear = (after: Funnel, open: Key, rest: string) => Understanding

/** Takes a plan ordered at any question, and reads the rest of the line in the order with that plan. */
export function withPlanOrdered(funnel: Funnel, key: Key, text: string, hear: Hear): Understanding | null {
  const ordered = planOrdered(funnel, key, text)
  if (!ordered) return null
  const { after } = ordered
  const open = isOfPlan(key) ? journey(after).question : key
  if (open === null) return null
  const payment = doesAsk(funnel, 'directDebit') ? paymentBeside(ordered.rest) : {}
  const rest = keysIn(payment).length > 0 ? withoutPayment(ordered.rest) : ordered.rest
  const heard = rest === '' ? null : hear(after, open, rest)
  const answers = { ...answersIn(heard), ...payment, ...ordered.answers }
  const isAlone = keysIn(answers).length === 1
  const isOther = heard !== null && leads.has(heard.kind) && !(heard.kind === 'edit' && isOfPlan(heard.key))
  const told = [
    open === 'directDebit' ? null : costNow(after, answers),
    heard && replyOf(heard, rest, (asked) => hear(after, open, asked)),
  ]
  const reply = told.filter(Boolean).join(' ') || null
  const isLeft = isOfPlan(key) && rest !== '' && (reply === null || !rest.includes('?') || isOfThatPlan(rest))
  if (isAlone && (isLeft || isOther)) return null
  if (heard?.kind === 'readBack') return isOfPlan(key) ? null : { ...heard, answers }
  const taken = withBankBeside(funnel, ordered.rest, { kind: 'answers', answers, reply })
  return isOfPlan(key) ? readBackConsent(key, text, taken) : taken
}

const answersIn = (heard: Understanding | null): Raw =>
  heard?.kind === 'answers' || heard?.kind === 'readBack' ? heard.answers : {}

/** Removes the clauses that only say how to pay. */
const withoutPayment = (rest: string) =>
  clausesOfOrder(rest)
    .filter((clause) => clause.split(' ').length > few || keysIn(paymentBeside(clause)).length === 0)
    .join(' ')
const few = 6

/** The plan's price by each way to pay, if that is answered before its question. */
function costNow(after: Funnel, { directDebit }: Raw): string | null {
  const plan = planOf(after)
  const isAhead = directDebit !== undefined && answersOf(after).directDebit === undefined
  return plan && isAhead ? costIn(plan) : null
}

/** The reply to a question, or to a remark; whoever orders gives nothing up: 'aff esquece, muda pro de 700'. */
function replyOf(heard: Understanding, rest: string, hear: (asked: string) => Understanding): string | null {
  if (heard.kind !== 'side') return heard.kind === 'answers' ? heard.reply : null
  const asked = askingIn(rest)
  const told = asked.length > 0 ? hear(asked.join(' ')) : heard
  return told.kind === 'side' && !told.isUnsure && told.reply !== notAnAnswerTexts.cancel ? told.reply : null
}

/** Effects that navigate elsewhere, which are ignored next to an order. */
const leads = new Set<Understanding['kind']>(['edit', 'pages', 'device', 'call', 'street'])
