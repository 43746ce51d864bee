import { dueDays } from '../../api/contract/values/valueRules.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { inDigits } from '../line/numberWords.ts'

const paid = [
  /\b(?:receb\w+|(?<!que eu )ganho(?! (?:o que|desconto|pouco|mais|menos))|salario|meu pagamento|inss|bolsa|pensao|aposentadoria|vale)(?!.*(?<!nao )\bquero\b),? (?:(?:[a-z]+|\d{3,}),? ){0,4}(?:dia|no) (?:\d{1,2} (?:ou|a|e) )?(\d{1,2})\b(?! dia)/,
  /\bdia (\d{1,2}),? (?:[a-z]+ ){0,3}(?:receb\w+|salario)\b/,
  /\b(?:patr\w+|firma|empresa|loja|hospital|escola|prefeitura|chef\w+) (?:(?:so|me|ja) )*(?:paga|deposita) (?:(?:no|todo|o) )*dia (\d{1,2})\b/,
  /\b(?:dia |no )(?:\d{1,2} (?:ou|a|e) )?(\d{1,2})\b.*\bpou(?:co|quinho) depois\b/,
]
const fifthWorkday = /\b(?:quinto|5[ºo°]?) dia util\b/

const lastDays =
  /\b(?:fim|final) d[eo] mes\b|\b(?:o|no) ultim[oa]\b|(?<!\b(?:mud|troc|alter|pass)\w+ (?:o )?)\b(?:o|no|dia|for) (?:q |que )?(?:for |o )?mais (?:longe|tarde|(?:pra|para) frente|distante)\b/
/** Matches 'Recebo no último dia do mês' */
const paidLast =
  /^(?!.*\b(?:mais (?:longe|tarde)|quero|prefiro)\b).*\b(?:receb\w+|salario|pagamento)\b.*\bultimo dia(?: util)?\b/
const firstDays = /\b(?:comeco|comecinho|inicio) d[eo] mes\b/
const middleDays = /\bmeio d[eo] mes\b/
const middle = dueDays.filter((day) => day >= 10 && day <= 20)
const named =
  /(?:\bdia |^(?:(?:o|no|e|quero|queria|pode ser|prefiro) )*)(\d{1,2})\b(?! (?:giga|mega|reais|anos?|dias?|semanas?|mes(?:es)?|vez(?:es)?|da lista)\b)/

/** Proposes a due day for a payday, a vague time or an unlisted day, unless a later one is likely meant. */
export function paydayReply(plain: string, likely = 0): string | null {
  const between = daysBetween(inDigits(plain))
  if (between.length > 0) return notAnAnswerTexts.dueDaysBetween(between)
  if (any.test(plain)) return notAnAnswerTexts.anyDueDay(freeDay(plain))
  if (fifthWorkday.test(plain) && likely <= 5) return afterPayday('quinto dia útil', dueAfter(8))
  const day = paydayIn(plain)
  if (day > 0 && likely > day) return null
  const bound = boundReply(inDigits(plain), likely)
  if (day > 0 && !(bound && laterThan(plain) > day))
    return afterPayday(`dia ${day}`, dueAfter(day + daysLaterIn(inDigits(plain)) - 1))
  if (bound) return bound
  if (paidLast.test(plain)) return afterPayday('último dia do mês', dueDays[0])
  if (lastDays.test(plain)) return notAnAnswerTexts.lastDueDay(dueDays.at(-1) ?? dueDays[0])
  if (firstDays.test(plain)) return notAnAnswerTexts.dueDaysAt('começo', dueDays.slice(0, 3))
  if (middleDays.test(plain)) return notAnAnswerTexts.dueDaysAt('meio', middle)
  const unlisted = Number(named.exec(inDigits(plain))?.[1] ?? 0)
  return unlisted > 0 && unlisted <= 31 && !dueDays.some((due) => due === unlisted)
    ? notAnAnswerTexts.noDueDay(unlisted, dueAfter(unlisted))
    : null
}

const afterPayday = (payday: string, due: number) => notAnAnswerTexts.nextDueDay(`Se você recebe no ${payday}`, due)

/** The day after which somebody wants to pay, or 0: 'recebo dia 8, queria depois do dia 10' */
export const laterThan = (plain: string) =>
  Number(/\b(?:depois|apos) d[eo](?: dia)? (\d{1,2})\b/.exec(inDigits(plain))?.[1] ?? 0)

/** Proposes the listed day next to a bound: 'depois do dia 15', 'antes do dia 10' */
function boundReply(plain: string, likely: number): string | null {
  const [, side, of = ''] = oneBound.exec(plain) ?? []
  const day = Number(of)
  if (side === undefined || day < 2 || (likely > 0 && likely !== day)) return null
  return side === 'antes'
    ? notAnAnswerTexts.dueDayBefore(day, dueDays.findLast((due) => due < day) ?? dueDays[0])
    : notAnAnswerTexts.nextDueDay(`Depois do dia ${day}`, dueAfter(day + daysLaterIn(plain) - 1))
}
const oneBound =
  /^(?!.*\b(?:se eu|instal\w+|internet|tecnico|nao|nem)\b).*?(?<!\b(?:nada|nunca|menos|tudo|sem ser) )\b(antes|depois|apos) d[eo](?: dia)? ([12]?\d|3[01])\b(?! ?(?:mes|anos?|dias?|horas?|h|reais|mega))/

/** The day on which the visitor is paid, or 0. */
export const paydayIn = (plain: string): number =>
  Number(paid.map((form) => form.exec(inDigits(plain))?.[1]).find(Boolean) ?? 0)
/** Matches 'Recebo dia 5, então uns dois dias depois' */
const daysLaterIn = (plain: string) => Number(/\b(\d)(?: ou \d)? dias? depois\b/.exec(plain)?.[1] ?? 1)

/** The due days in a range: 'Depois do dia 10 mas antes do 15' */
function daysBetween(plain: string): number[] {
  const [, after = '', before = ''] = bounds.exec(plain) ?? []
  return dueDays.filter((day) => day > Number(after) && day < Number(before))
}
const bounds =
  /\b(?:depois|apos|passando|entre)(?: d[eo]| o)?(?: dia)? (\d{1,2})\b(?:.*\b(?:antes|ate)(?: d[eo]| o)?| e(?: o)?)(?: dia)? (\d{1,2})\b/

/** Matches a free choice with exceptions: 'qualquer um menos o 5' */
const any =
  /\bqualquer (?:um|dia|data)\b.*\b(?:menos|exceto|fora|tirando)\b|\b(?:voces?|vcs?|ce) (?:escolhem?|decidem?|que sabe)\b|\bescolhe (?:voces?|vcs?|ce)\b/
export function freeDay(plain = ''): number {
  const out: string[] = inDigits(plain).match(/\b\d{1,2}\b/g) ?? []
  const after = Number(/\bdepois d[eo] (?:dia )?(\d{1,2})\b/.exec(inDigits(plain))?.[1] ?? 9)
  return dueDays.find((day) => day > after && !out.includes(String(day))) ?? dueDays[0]
}

const dueAfter = (day: number) => dueDays.find((due) => due > day) ?? dueDays[0]
