import { visitByPhoneTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { doesAsk, isOrderPlaced } from '../../funnel/answersAndFacts.ts'
import { isVisitByPhone } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { notSaid } from './notSaid.ts'

/** The reply to whatever is said of the visit's day, if that is arranged by telephone. */
export const visitByPhone = (funnel: Funnel): string | null =>
  doesAsk(funnel, 'schedule') && isVisitByPhone(funnel)
    ? notSaid(funnel, isOrderPlaced(funnel) ? visitByPhoneTexts.placed : visitByPhoneTexts.before)
    : null

/** The same for a meaning, if it is about the visit's day. */
export const visitByPhoneFor = (funnel: Funnel, meaning: string): string | null =>
  ofVisitDay.has(meaning) ? visitByPhone(funnel) : null
const ofVisitDay = new Set(
  (
    'installation-time visit-hours reschedule install-later visit-many visit-call ' +
    'whenVisit otherVisit visitHour visitCall visitNotice'
  ).split(' '),
)

/** Matches 'Vocês me ligam pra marcar?' */
export const asksCallForVisit =
  /^(?!me liga\b).*\blig(?:a|am|ar|uem?)\b.*\b(?:(?:marc|agend)\w+|combin\w+(?=\W*$| (?:a visita|a instalacao|o dia)))/
