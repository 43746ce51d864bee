import { keysIn } from '../../content/questions/answers.ts'
import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { asSlots, writeSlots } from '../../content/reading/answerParsers.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { readAvailability } from '../../understanding/values/availability.ts'
import { otherHalf } from '../../understanding/visits/visitsAdded.ts'
import { isFreeVisit } from '../../understanding/visits/visitsThatFit.ts'
import type { ChatActions } from './chatActions.ts'

/** Takes the other half of the day of a visit that was read back alone, if that is free: 'então à tarde' */
export function takesOtherHalf(voice: ChatActions, text: string, now: Date): boolean {
  const { noted } = voice.now()
  if (!noted || keysIn(noted.raw).length > 1) return false
  const told = readAvailability(normalized(text).plain, dayInBrazil(now))
  const visit = told?.isSure ? otherHalf(asSlots(noted.raw.schedule ?? ''), told) : null
  if (!visit || !isFreeVisit(journey(voice.now()).facts.slots ?? [], visit)) return false
  voice.note({ ...noted, raw: { schedule: writeSlots([visit]) } })
  voice.agree()
  return true
}
