import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { serverNow } from '../../browser/serverClock.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { Key } from '../../content/questions/answers.ts'
import type { Aside } from '../../funnel/state.ts'
import { planReminder } from '../plans/earlyPlanWish.ts'
import { visitReminder } from '../visits/earlyVisitWish.ts'

/** Returns what suits a wish that was said before its question, at the plans and at the visits. */
export type EarlyWishReminder = (key: Key, asides: readonly Aside[], facts: Facts) => string | undefined

export const earlyWishReminder: EarlyWishReminder = (key, asides, { coverage, offers, slots }) => {
  if (key === 'plan') return planReminder(asides, (coverage ?? offers)?.plans)
  return key === 'schedule' ? visitReminder(asides, slots, dayInBrazil(serverNow())) : undefined
}
