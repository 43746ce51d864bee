import { ageOn, type Day } from './dates.ts'
import type { Refusal } from '../errors/validationMessages.ts'

/** Why a birth date is refused on a given day, or null. */
export function ageRefusal(birth: Day, today: Day): Refusal | null {
  const age = ageOn(birth, today)
  if (age < 0) return 'date.future'
  if (age > 120) return 'date.old'
  return age >= 18 ? null : 'date.minor'
}
