import { dueDays } from '../api/contract/values/values.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import { inDigits } from './numberWords.ts'

const paid =
  /\b(?:receb\w+|salario|meu pagamento|depois),? (?:[a-z]+,? ){0,3}dia (\d{1,2})\b|\bdia (\d{1,2}),? (?:[a-z]+ ){0,3}(?:receb\w+|salario)\b/
/** The day that is wanted, before the day of the pay as its reason: 'dia 10, que o salário cai dia 7'. */
const reasoned = /\bdia (?:\d{1,2})\b.*\b(?:que|q|pq|porque|pois)\b.*\bdia \d{1,2}\b/
const fifthWorkday = /\bquinto dia util\b/

/** What is said to somebody who tells when they are paid, instead of when they want to pay. */
export function replyToPayday(plain: string): string | null {
  if (fifthWorkday.test(plain)) return heardTexts.afterPayday('quinto dia útil', dueAfter(8))
  if (reasoned.test(inDigits(plain))) return null
  const day = Number(paid.exec(inDigits(plain))?.slice(1).find(Boolean) ?? 0)
  return day > 0 ? heardTexts.afterPayday(`dia ${day}`, dueAfter(day)) : null
}

const dueAfter = (day: number) => dueDays.find((due) => due > day) ?? dueDays[0]
