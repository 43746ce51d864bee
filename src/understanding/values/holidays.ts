import { dateOf, dayOf, type Day } from '../../api/contract/values/dates.ts'

const fixed = new Set(['01/01', '21/04', '01/05', '07/09', '12/10', '02/11', '15/11', '20/11', '25/12'])

/** Whether a day is a Sunday or a national holiday of fixed date, without visits. */
export const isHoliday = (day: Day) => dateOf(day)?.getUTCDay() === 0 || fixed.has(day.slice(0, 5))

/** The next such weekday after today, or that of next week. */
export function ofWeek(today: Day, weekday: number, isNextWeek: boolean): Day {
  const now = dateOf(today) ?? new Date(0)
  const ahead = isNextWeek
    ? 7 - ((now.getUTCDay() + 6) % 7) + ((weekday + 6) % 7)
    : (weekday - now.getUTCDay() + 7) % 7 || 7
  return dayOf(new Date(now.getTime() + ahead * 86_400_000))
}
