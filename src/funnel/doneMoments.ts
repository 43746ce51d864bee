import { doneTexts, withdrawTexts } from '../content/doneTexts.ts'
import { firstName } from '../content/question.ts'
import { planOf } from './planList.ts'
import { shown } from './show.ts'
import { answersOf, doesAsk, factsOf, type Story } from './story.ts'

export type DoneMoment = { icon: 'check' | 'doc' | 'cal' | 'home' | 'mail'; title: string; when: string; text: string; done?: boolean }

/** What happens after the order, in its order in time. */
export const doneMoments = (story: Story): DoneMoment[] => (story.flow === 'renewal' ? renewedMoments : orderedMoments(story))

/** What the end is headed: as its voice words it while the order is ahead, else that it was withdrawn. */
export function doneWords(story: Story, title: string): { title: string; lead: string } {
  if (factsOf(story).order?.withdrawn) return { title: withdrawTexts.doneTitle, lead: withdrawTexts.lead }
  return { title, lead: doneGreeting(story) }
}

/** The first words once the order is placed. */
function doneGreeting(story: Story): string {
  return story.flow === 'renewal' ? doneTexts.renewedGreeting : doneTexts.greeting(firstName(answersOf(story)))
}

const { received, checked, confirmed, visit, bill, renewed, renewedReceived } = doneTexts

const renewedMoments: DoneMoment[] = [
  { icon: 'check', title: received.title, when: received.when, text: renewedReceived, done: true },
  { icon: 'doc', ...renewed },
]

function orderedMoments(story: Story): DoneMoment[] {
  const dates = shown(story, 'schedule')
  const booked = dates !== '' && planOf(story)?.installationSchedule !== false
  const moments: DoneMoment[] = [
    { icon: 'check', title: received.title, when: received.when, text: received.text(shown(story, 'email')), done: true },
    { icon: 'doc', ...checked },
    { icon: 'cal', title: confirmed.title, when: confirmed.when, text: booked ? confirmed.text : confirmed.later },
    { icon: 'home', title: visit.title, when: booked ? dates : visit.later, text: visit.text },
  ]
  const { dueDate } = answersOf(story)
  return doesAsk(story, 'dueDate') ? [...moments, { icon: 'mail', title: bill.title, when: bill.when(dueDate), text: bill.text }] : moments
}
