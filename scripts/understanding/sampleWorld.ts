import type { Day } from '../../src/api/contract/values/dates.ts'
import { periods } from '../../src/api/contract/values/valueRules.ts'
import { aDay, dayAt, timeOf, weekdayOf } from '../../src/understanding/values/daySets.ts'
import { accountBanks } from '../../server/banks/banks.ts'
import { plansAt } from '../../server/coverage/plansAt.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'

/** The plans at an address with every speed, and the banks. */
export const sampleWorld = {
  offers: plansAt({ technology: 'XGS-PON', state: 'SP' }, {}, builtInCatalogue),
  banks: accountBanks,
}

/** All visits of two weeks, from the second day on and not on Sundays. */
export const sampleVisits = (today: Day) =>
  Array.from({ length: 14 }, (_, at) => timeOf(today) + (at + 2) * aDay)
    .filter((time) => weekdayOf(time) !== 0)
    .flatMap((time) => periods.map((period) => ({ date: dayAt(time), period, free: true })))
