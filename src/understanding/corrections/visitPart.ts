import { everyDay } from '../values/daySets.ts'
import { readAvailability } from '../values/availability.ts'

/** A visit in the other half of the same day, or on another day at the same time. */
export function withVisitPart(old: string, plain: string): string | null {
  const [, date, half] = /^(\S+) (manha|tarde)$/.exec(old) ?? []
  if (date === undefined) return null
  const day = /^\W*(?:dia )?(\d{1,2})\W*$/.exec(plain)?.[1]
  if (day !== undefined) return `dia ${day} de ${half}`
  const clause = plain.split(/[,;.!]\s*/).find((one) => sameTime.test(one))
  if (clause !== undefined) return clause.replace(sameTime, `de ${half}`)
  const [span, ...others] = readAvailability(plain, date)?.wishes.flat() ?? []
  const [period, ...more] = span?.periods ?? []
  if (!span || others.length + more.length > 0) return null
  if (period === undefined) return span.days === everyDay ? null : `${plain} de ${half}`
  return span.days === everyDay ? `${date} de ${period}` : plain
}
const sameTime = /(?:n[oa] )?mesm[oa] (?:horario|hora|periodo|turno)/

/** Matches the words of a time. */
export const ofTime = /\b(?:manha|tarde|segunda|terca|quarta|quinta|sexta|sabado|dia \d|\d{1,2}\W*$)/
