import { dueDays } from '../api/contract/values/values.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import { inDigits } from './numberWords.ts'

const paid =
  /\b(?:receb\w+|salario|meu pagamento|depois),? (?:[a-z]+,? ){0,3}dia (\d{1,2})\b|\bdia (\d{1,2}),? (?:[a-z]+ ){0,3}(?:receb\w+|salario)\b/
/** The day that is wanted, before the day of the pay as its reason: 'dia 10, que o salário cai dia 7'. */
const reasoned = /\bdia (?:\d{1,2})\b.*\b(?:que|q|pq|porque|pois)\b.*\bdia \d{1,2}\b/
const fifthWorkday = /\bquinto dia util\b/

const lastDays = /\b(?:fim|final) d[eo] mes\b|\b(?:o|no) ultim[oa]\b/
const firstDays = /\b(?:comeco|comecinho|inicio) d[eo] mes\b/
const named = /\bdia (\d{1,2})\b/

/** What is said to somebody who tells when they are paid, or about when they want to pay, instead of a day of the list. */
export function replyToPayday(plain: string): string | null {
  if (fifthWorkday.test(plain)) return heardTexts.afterPayday('quinto dia útil', dueAfter(8))
  if (reasoned.test(inDigits(plain))) return null
  const day = Number(paid.exec(inDigits(plain))?.slice(1).find(Boolean) ?? 0)
  if (day > 0) return heardTexts.afterPayday(`dia ${day}`, dueAfter(day))
  if (lastDays.test(plain)) return heardTexts.lastDueDay(dueDays.at(-1) ?? dueDays[0])
  if (firstDays.test(plain)) return heardTexts.firstDueDays(dueDays.slice(0, 3))
  const unlisted = Number(named.exec(inDigits(plain))?.[1] ?? 0)
  return unlisted > 0 && !dueDays.some((due) => due === unlisted)
    ? heardTexts.noDueDay(unlisted, dueAfter(unlisted))
    : null
}

const dueAfter = (day: number) => dueDays.find((due) => due > day) ?? dueDays[0]
