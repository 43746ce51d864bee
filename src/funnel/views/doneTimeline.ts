import { doneTexts, withdrawnTexts } from '../../content/texts/doneTexts.ts'
import type { Flow } from '../../content/flows/flow.ts'
import { firstName } from '../../api/contract/values/firstName.ts'
import { isVisitByPhone } from './orderLines.ts'
import { showAnswer } from '../answers/showAnswer.ts'
import { answersOf, doesAsk, factsOf, flowOf, type Knowledge } from '../knowledge.ts'

export type TimelineEntry = {
  icon: 'check' | 'doc' | 'cal' | 'home' | 'mail'
  title: string
  when: string
  text: string
  done?: boolean
}

/** What happens after the order, in order of time. */
export const doneTimeline = (knowledge: Knowledge): TimelineEntry[] => endingOf(knowledge).moments(knowledge)

/** The heading and the first words of a placed or withdrawn order. */
export function doneWords(knowledge: Knowledge, title: string): { title: string; text: string } {
  if (factsOf(knowledge).order?.withdrawn) return { title: withdrawnTexts.title, text: withdrawnTexts.lead }
  return { title, text: endingOf(knowledge).greeting(knowledge) }
}

const endingOf = (knowledge: Knowledge) => endings[flowOf(knowledge).ends ?? 'visit']

const { received, checked, confirmed, visit, bill, renewed, renewedReceived } = doneTexts

const renewedMoments: TimelineEntry[] = [
  { icon: 'check', title: received.title, when: received.when, text: renewedReceived, done: true },
  { icon: 'doc', ...renewed },
]

/** How an order may end: its first words, and what follows. */
const endings: Record<NonNullable<Flow['ends']>, Ending> = {
  visit: {
    greeting: (knowledge) => doneTexts.greeting(firstName(answersOf(knowledge).name ?? '')),
    moments: orderedMoments,
  },
  renewal: { greeting: () => doneTexts.renewedGreeting, moments: () => renewedMoments },
}
type Ending = { greeting: (knowledge: Knowledge) => string; moments: (knowledge: Knowledge) => TimelineEntry[] }

function orderedMoments(knowledge: Knowledge): TimelineEntry[] {
  const dates = showAnswer(knowledge, 'schedule')
  const { order } = factsOf(knowledge)
  const booked = dates !== '' && !isVisitByPhone(knowledge)
  const moments: TimelineEntry[] = [
    {
      icon: 'check',
      title: received.title,
      when: received.when,
      text: order?.unmailed ? received.unmailed : received.text(showAnswer(knowledge, 'email')),
      done: true,
    },
    { icon: 'doc', ...checked },
    { icon: 'cal', title: confirmed.title, when: confirmed.when, text: booked ? confirmed.text : confirmed.later },
    { icon: 'home', title: visit.title, when: booked ? dates : visit.later, text: visit.text },
  ]
  const { dueDate } = answersOf(knowledge)
  return doesAsk(knowledge, 'dueDate')
    ? [...moments, { icon: 'mail', title: bill.title, when: bill.when(dueDate), text: bill.text }]
    : moments
}
