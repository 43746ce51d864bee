import { keysIn } from '../../content/questions/answers.ts'
import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { asSlots, writeSlots } from '../../content/reading/answerParsers.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { readAvailability } from '../../understanding/values/availability.ts'
import { otherHalf, tellsSameVisits } from '../../understanding/visits/visitsAdded.ts'
import { isFreeVisit } from '../../understanding/visits/visitsThatFit.ts'
import type { ChatActions } from './chatActions.ts'

/** Takes a visit that was read back alone if it is told again, or the free other half of its day: 'então à tarde' */
export function takesVisitTold(voice: ChatActions, text: string, now: Date): boolean {
  const { noted } = voice.now()
  const { schedule } = noted?.raw ?? {}
  if (!noted || schedule === undefined || keysIn(noted.raw).length > 1) return false
  const today = dayInBrazil(now)
  const plain = normalized(text).plain.replace(surprised, '').replace(gainsaid, ' ').trim()
  if (!readAvailability(plain, today)?.isSure || plain.includes('?') || bothHalves.test(plain) || /\bnem\b/.test(plain))
    return false
  const [visit, second] = asSlots(schedule)
  const other = second ? null : otherHalf(visit, plain, today)
  const isFree = other !== null && isFreeVisit(journey(voice.now()).facts.slots ?? [], other)
  if (!isFree && tellsSameVisits(schedule, plain, today) !== true) return false
  if (isFree) voice.note({ ...noted, raw: { schedule: writeSlots([other]) } })
  voice.agree()
  return true
}
const surprised = /^\W*(?:ue|uai|oxe|ora|aff?|ai)\b\W*/
/** Matches the other half of the day in 'De manhã não, de tarde', 'melhor de tarde porque de manhã trabalho' */
const gainsaid =
  /\bnao (?:de|a|pela) (?:manha|tarde)\b,?|,?\s*(?:(?:por ?que|pois|que) )?\b(?:de|a|pela) (?:manha|tarde) (?:eu )?(?:nao(?: \S+)?|trabalho|estudo|saio|viajo|durmo)\b,?/
const bothHalves = /\bmanha\b.*\btarde\b|\btarde\b.*\bmanha\b/
