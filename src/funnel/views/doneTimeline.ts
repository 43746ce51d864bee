import { doneTexts } from '../../content/texts/done/doneTexts.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { Flow } from '../../content/flows/flow.ts'
import { firstName } from '../../api/contract/values/firstName.ts'
import { orderStateWords } from '../../api/contract/orderStateWords.ts'
import { dayText, slotText } from '../../content/format.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { endedOrderWords } from './endedOrderWords.ts'
import { firstBill } from './firstBill.ts'
import { isVisitByPhone } from '../plans/plansToChoose.ts'
import { showAnswer } from '../answers/showAnswer.ts'
import { answersOf, doesAsk, factsOf, flowOf, type Knowledge } from '../answersAndFacts.ts'

export type TimelineEntry = {
  icon: 'check' | 'doc' | 'cal' | 'home' | 'mail'
  title: string
  when: string
  text: string
  done?: boolean
}

/** The steps after the order, in chronological order. */
export const doneTimeline = (knowledge: Knowledge): TimelineEntry[] => endingOf(knowledge).moments(knowledge)

/** The heading and the first words of a placed or withdrawn order. */
export function doneWords(knowledge: Knowledge, title: string): { title: string; text: string } {
  const ended = endedOrderWords(knowledge)
  if (ended) return { title: ended.title, text: ended.lead }
  return { title, text: endingOf(knowledge).greeting(knowledge) }
}

const endingOf = (knowledge: Knowledge) => endings[flowOf(knowledge).ends ?? 'visit']

const { received, checked, confirmed, visit, bill, renewed, renewedReceived } = doneTexts

const renewedMoments: TimelineEntry[] = [
  { icon: 'check', title: received.title, when: received.when, text: renewedReceived, done: true },
  { icon: 'doc', ...renewed },
]

/** The possible endings of an order: the first words, and the steps that follow. */
const endings: Record<NonNullable<Flow['ends']>, Ending> = {
  visit: {
    greeting: (knowledge) => doneTexts.greeting(firstName(answersOf(knowledge).name ?? '')),
    moments: orderedMoments,
  },
  renewal: { greeting: () => doneTexts.renewedGreeting, moments: () => renewedMoments },
}
type Ending = { greeting: (knowledge: Knowledge) => string; moments: (knowledge: Knowledge) => TimelineEntry[] }

function orderedMoments(knowledge: Knowledge): TimelineEntry[] {
  const { order } = factsOf(knowledge)
  const dates = order?.visit ? slotText(order.visit) : showAnswer(knowledge, 'schedule')
  const booked = dates !== '' && !isVisitByPhone(knowledge)
  const moments: TimelineEntry[] = [
    {
      icon: 'check',
      title: received.title,
      when: order?.placedOn === undefined ? received.when : dayText(order.placedOn),
      text: order?.unmailed ? received.unmailed : received.text(showAnswer(knowledge, 'email')),
      done: true,
    },
    { icon: 'doc', ...checked, done: order?.state !== undefined },
    ...visitMoments(order?.state, booked ? dates : ''),
  ]
  return doesAsk(knowledge, 'dueDate') ? [...moments, billMoment(knowledge)] : moments
}

function billMoment(knowledge: Knowledge): TimelineEntry {
  const first = firstBill(knowledge)
  const entry = { icon: 'mail', title: bill.title } as const
  return first
    ? { ...entry, when: bill.on(dayText(first.due)), text: bill.proportional(moneyInText(first.amount), first.days) }
    : { ...entry, when: bill.when(answersOf(knowledge).dueDate), text: bill.text }
}

/** The visit, as chosen or as the operator reported it since. */
function visitMoments(told: NonNullable<Facts['order']>['state'], dates: string): TimelineEntry[] {
  const { title, when, text, later, booked } = confirmed
  if (!told)
    return [
      { icon: 'cal', title, when, text: dates === '' ? later : text },
      { icon: 'home', title: visit.title, when: dates || visit.later, text: visit.text },
    ]
  const { state } = told
  const date = told.date && dayText(told.date)
  return [
    { icon: 'cal', title, when: date ?? '', text: booked, done: true },
    {
      icon: 'home',
      title: visit.title,
      when: date && !dates.startsWith(date) ? date : dates || visit.later,
      text: state === 'booked' ? visit.text : orderStateWords[state].text,
      done: state === 'installed',
    },
  ]
}
