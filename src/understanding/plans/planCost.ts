import { moneyInText } from '../../api/contract/values/money.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { devicesAtOnce, speedName } from '../../content/texts/planTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'

/** The price by direct debit, by boleto, and later. */
export const costIn = (plan: Plan) =>
  adviceTexts.byPayment(
    spokenPlanName(plan),
    moneyInText(plan.price_with_dacc),
    moneyInText(plan.price),
    plan.offer.months,
    moneyInText(plan.offer.priceAfter),
  )

/** Whether a chosen plan is enough: 'o de 59, tá bom pra isso?' */
export const enoughReply = (plan: Plan, plain: string): string | null =>
  roomAsked.test(plain) || (plain.includes('?') && enoughAsked.test(plain)) ? roomIn(plan) : null
const enoughAsked =
  /\b(?:(?:ta|esta|e) bom|presta) (?:pra|para)\b|\bda (?:pra|para) (?:\d|todo mundo|a gente|nos|minha familia)/

/** The devices that a plan carries: 'E o de 500 trava?' */
export function roomIn(plan: Plan): string | null {
  const devices = devicesOf(plan)
  return devices === 0
    ? null
    : adviceTexts.room(speedName(plan.plan_download), moneyInText(plan.price_with_dacc), devices)
}
export const roomAsked =
  /\b(?:trav\w+|aguent\w+|segur(?:a|aria|am)|(?<!\b(?:duvida|valor|preco|dia|data|numero|banco|titular|dinheiro|saldo|sai|cai|falando) )(?:da|dava|dar) conta|da ou nao da|suficiente|basta|e pouco|fica lento|lent[oa])\b|\bserve(?= (?:o|a) (?:de )?\d00\b)|\d00(?: megas?)? (?:ja |me |nos )*serve\b/

/** Compares two speeds by price, by the dearer slower one's streaming, or by speed. */
export function compared(one: Plan, other: Plan, byBill = false): string {
  const priceOf = (plan: Plan) => (byBill ? plan.price : plan.price_with_dacc)
  const inText = (plan: Plan) => adviceTexts.compared(spokenPlanName(plan), moneyInText(priceOf(plan)), devicesOf(plan))
  const [slower, faster] = one.plan_download < other.plan_download ? [one, other] : [other, one]
  const difference = priceOf(slower) - priceOf(faster)
  const streaming = difference > 0 ? streamingNames(slower.subscriptions) : ''
  const [before, after] = [slower, faster].map((plan) => spokenPlanName(plan))
  if (difference === 0)
    return adviceTexts.sameFor(before ?? '', after ?? '', moneyInText(priceOf(slower)), byBill, devicesOf(faster))
  return `${adviceTexts.compare(inText(one), inText(other), moneyInText(Math.abs(difference)), byBill)}${streaming && ` ${adviceTexts.dearer(streaming)}`}`
}

export const devicesOf = (plan: Plan) => devicesAtOnce[plan.plan_download] ?? 0
