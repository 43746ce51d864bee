import { doneTexts } from '../content/finishTexts.ts'
import { chosenPlan } from './planList.ts'
import { shown } from './show.ts'
import { answersOf, type Story } from './story.ts'

export type DoneMoment = { icon: 'check' | 'doc' | 'cal' | 'home' | 'mail'; title: string; when: string; text: string; done?: boolean }

/** What happens after the order, in its order in time. */
export function doneMoments(story: Story): DoneMoment[] {
  const { received, checked, confirmed, visit, bill } = doneTexts
  const dates = shown(story, 'schedule')
  const booked = dates !== '' && chosenPlan(story)?.installationSchedule !== false
  return [
    { icon: 'check', title: received.title, when: received.when, text: received.text(shown(story, 'email')), done: true },
    { icon: 'doc', ...checked },
    { icon: 'cal', title: confirmed.title, when: confirmed.when, text: booked ? confirmed.text : confirmed.later },
    { icon: 'home', title: visit.title, when: booked ? dates : visit.later, text: visit.text },
    { icon: 'mail', title: bill.title, when: bill.when(answersOf(story).dueDate), text: bill.text },
  ]
}
