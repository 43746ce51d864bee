import { dueDays } from '../api/contract/values/valueRules.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { inDigits } from './numberWords.ts'

const paid = [
  /\b(?:receb\w+|salario|meu pagamento|depois|inss|bolsa|pensao|aposentadoria|vale)(?!.*\bquero\b),? (?:[a-z]+,? ){0,4}(?:dia|no) (?:\d{1,2} (?:ou|a|e) )?(\d{1,2})\b(?! dia)/,
  /\bdia (\d{1,2}),? (?:[a-z]+ ){0,3}(?:receb\w+|salario)\b/,
  /\b(?:dia |no )(?:\d{1,2} (?:ou|a|e) )?(\d{1,2})\b.*\bpou(?:co|quinho) depois\b/,
]
/** The day that is wanted, before the day of the pay as its reason: 'dia 10, que o salário cai dia 7'. */
const reasoned = /\bdia (?:\d{1,2})\b.*\b(?:que|q|pq|porque|pois)\b.*\bdia \d{1,2}\b/
const fifthWorkday = /\b(?:quinto|5[ºo°]?) dia util\b/

const lastDays =
  /\b(?:fim|final) d[eo] mes\b|\b(?:o|no) ultim[oa]\b|(?<!\b(?:mud|troc|alter|pass)\w+ (?:o )?)\b(?:o|no|dia|for) (?:q |que )?(?:for |o )?mais (?:longe|tarde|(?:pra|para) frente|distante)\b/
/** 'Recebo no último dia do mês' */
const paidLast =
  /^(?!.*\b(?:mais (?:longe|tarde)|quero|prefiro)\b).*\b(?:receb\w+|salario|pagamento)\b.*\bultimo dia(?: util)?\b/
const firstDays = /\b(?:comeco|comecinho|inicio) d[eo] mes\b/
const middleDays = /\bmeio d[eo] mes\b/
const middle = dueDays.filter((day) => day >= 10 && day <= 20)
const named =
  /(?:\bdia |^(?:(?:o|no|e|quero|queria|pode ser|prefiro) )*)(\d{1,2})\b(?! (?:giga|mega|reais|anos?|dias?|semanas?|mes(?:es)?|vez(?:es)?|da lista)\b)/

/** What is said to somebody who tells when they are paid, or about when they want to pay, instead of a day of the list. */
export function paydayReply(plain: string): string | null {
  const [, chosen] = chosenFirst.exec(inDigits(plain)) ?? chosenLast.exec(inDigits(plain)) ?? []
  if (dueDays.some((day) => String(day) === chosen)) return null
  const between = daysBetween(inDigits(plain))
  if (between.length > 0) return notAnAnswerTexts.dueDaysBetween(between)
  if (any.test(plain)) return notAnAnswerTexts.anyDueDay(freeDay(plain))
  if (fifthWorkday.test(plain)) return notAnAnswerTexts.afterPayday('quinto dia útil', dueAfter(8))
  if (reasoned.test(inDigits(plain))) return null
  const day = Number(paid.map((form) => form.exec(inDigits(plain))?.[1]).find(Boolean) ?? 0)
  if (day > 0) return notAnAnswerTexts.afterPayday(`dia ${day}`, dueAfter(day))
  if (paidLast.test(plain)) return notAnAnswerTexts.afterPayday('último dia do mês', dueDays[0])
  if (lastDays.test(plain)) return notAnAnswerTexts.lastDueDay(dueDays.at(-1) ?? dueDays[0])
  if (firstDays.test(plain)) return notAnAnswerTexts.dueDaysAt('começo', dueDays.slice(0, 3))
  if (middleDays.test(plain)) return notAnAnswerTexts.dueDaysAt('meio', middle)
  const unlisted = Number(named.exec(inDigits(plain))?.[1] ?? 0)
  return unlisted > 0 && unlisted <= 31 && !dueDays.some((due) => due === unlisted)
    ? notAnAnswerTexts.noDueDay(unlisted, dueAfter(unlisted))
    : null
}

/** 'Depois do dia 10 mas antes do 15' */
function daysBetween(plain: string): number[] {
  const [, after = '', before = ''] = bounds.exec(plain) ?? []
  return dueDays.filter((day) => day > Number(after) && day < Number(before))
}
const bounds =
  /\b(?:depois|apos|passando|entre)(?: d[eo]| o)?(?: dia)? (\d{1,2})\b(?:.*\b(?:antes|ate)(?: d[eo]| o)?| e(?: o)?)(?: dia)? (\d{1,2})\b/

/** Whoever leaves the day to us may exclude some: 'qualquer um menos o 5'. */
const any =
  /\bqualquer (?:um|dia|data)\b.*\b(?:menos|exceto|fora|tirando)\b|\b(?:voces?|vcs?|ce) (?:escolhem?|decidem?|que sabe)\b|\bescolhe (?:voces?|vcs?|ce)\b/
export function freeDay(plain = ''): number {
  const out: string[] = inDigits(plain).match(/\b\d{1,2}\b/g) ?? []
  const after = Number(/\bdepois d[eo] (?:dia )?(\d{1,2})\b/.exec(inDigits(plain))?.[1] ?? 9)
  return dueDays.find((day) => day > after && !out.includes(String(day))) ?? dueDays[0]
}

/** A day of the list, and then why: 'o 7 é bom, recebo no quinto dia útil', 'dia 5, é quando recebo o soldo'. */
const chosenFirst =
  /(?:^|[.;!] )(?:(?:o|no|dia|quero|pode ser|prefiro|fico com|bota|poe) )*(\d{1,2}),? (?:(?:e|ta|esta|fica) (?:bom|otimo|perfeito)|serve|mesmo|(?:que )?eh? (?:quando|o dia (?:em )?que|no dia que))\b/
/** A reason, and then the day: 'recebo no quinto dia útil, então põe dia 7'. */
const chosenLast =
  /(?:\b(?:entao|melhor|prefiro|bota|poe|ponha|coloca|marca|joga|deixa|fico com|pode ser)|(?<=[.,;?!]\s*)(?:vai|pega)|(?<=\b(?:entao|depois|pouquinho)\b.*)tipo)(?: (?:o|no|para|pro|pra|ser|melhor|poe|bota|coloca|joga|deixa|dia))* (\d{1,2})(?=\W*$|[.,;?!]\s|\W+(?:ne|mesmo|por favor|ta|viu|e|eh|para|pra|que|porque|pq|mas|assim)\b)/

const dueAfter = (day: number) => dueDays.find((due) => due > day) ?? dueDays[0]
