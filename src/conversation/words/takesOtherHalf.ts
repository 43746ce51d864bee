import { keysIn } from '../../content/questions/answers.ts'
import { asSlots } from '../../content/reading/answerParsers.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { otherHalf } from '../../understanding/visitsAdded.ts'
import { isFreeVisit } from '../../understanding/visitsThatFit.ts'
import type { ChatActions } from './chatActions.ts'

/** Takes the other half of the day of a visit that was read back alone, if that is free: 'então à tarde' */
export function takesOtherHalf(voice: ChatActions, text: string): boolean {
  const { noted } = voice.now()
  if (!noted || keysIn(noted.raw).length > 1) return false
  const schedule = otherHalf(noted.raw.schedule, text)
  if (schedule === null) return false
  const { slots = [] } = journey(voice.now()).facts
  const isFree = asSlots(schedule).every(
    ({ date, period }) => period !== undefined && isFreeVisit(slots, { date, period }),
  )
  if (!isFree) return false
  voice.note({ ...noted, raw: { schedule } })
  voice.agree()
  return true
}
