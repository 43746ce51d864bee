import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { firstName } from '../../api/contract/values/firstName.ts'
import { money, moneyInText } from '../../api/contract/values/money.ts'
import { protocolText } from '../../api/contract/values/orderProtocolNumber.ts'
import { daysUntilPoints } from '../../content/documents/pointsDeadline.ts'
import { flows } from '../../content/flows/flows.ts'
import { dayText, phoneText } from '../../content/format.ts'
import { orderFactsTexts as texts } from '../../content/texts/chat/orderFactsTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf, doesAsk, doesSkip, factsOf, isFresh, isStillValid } from '../../funnel/answersAndFacts.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { isVisitByPhone, monthlyCost, planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { addressText } from '../../funnel/views/addressText.ts'
import { firstBill } from '../../funnel/views/firstBill.ts'
import { endedOrderWords, stateWords } from '../../funnel/views/endedOrderWords.ts'
import { protocolOf } from '../../funnel/views/whatsappOrderLink.ts'
import { questionsLeft } from '../../funnel/views/questionsLeft.ts'
import { inDigits } from '../line/numberWords.ts'
import { costIn } from '../plans/planCost.ts'
import { toldPlans } from '../readContextualAnswer.ts'

/** The figures of an order by their names in replies. Unknown ones are missing. */
export type Figures = { readonly [name: string]: string | undefined }

/** The figures of an order, from the catalogue and the answers. `plans` are those under discussion. */
export function figuresOf(funnel: Funnel, plans = toldPlans(funnel)): Figures {
  return {
    ...contact,
    smsNumber: contact.sms,
    ...ofCampaign(funnel),
    ...ofPerson(funnel),
    ...ofPlans(plans),
    ...ofChosen(funnel),
  }
}

/** `notHere` is set if the campaign gives no points, and `forNew` if no contract is renewed or moved. */
const ofCampaign = ({ flow, campaign: { content, extra } }: Funnel): Figures => ({
  extra: extra?.replace(/^A/, 'a'),
  ...(flows[flow].calls.offers ? {} : { forNew: '' }),
  ...(content === 'livelo' ? { pointsWithin: String(daysUntilPoints) } : { notHere: '' }),
})

function ofPerson(funnel: Funnel): Figures {
  const { name, phone, dueDate, directDebit } = answersOf(funnel)
  const { order } = factsOf(funnel)
  const ended = endedOrderWords(funnel)
  const visit = ended ? undefined : shown(funnel, 'schedule')
  const protocol = protocolOf(funnel)
  return {
    name: name && firstName(name),
    fullName: name,
    phone: phone && phoneText(phone),
    protocol: protocol && protocolText(protocol),
    visitNote: shown(funnel, 'visitNote'),
    toNote: doesAsk(funnel, 'visitNote') && !doesSkip(funnel, 'visitNote') ? '' : undefined,
    byCall: isVisitByPhone(funnel) ? '' : undefined,
    dueDay: dueDate === undefined ? undefined : String(dueDate),
    payment: directDebit === undefined ? undefined : directDebit ? texts.byDebit : texts.byBill,
    email: shown(funnel, 'email'),
    visit: order?.state ? undefined : visit,
    toCome: visit && order?.state?.state !== 'installed' ? '' : undefined,
    state: stateWords(funnel) ?? undefined,
    ended: ended?.lead,
    order: order?.orderNumber,
    address: addressText(funnel).door || undefined,
    ...ofFirstBill(funnel),
    ...ofQuestions(questionsLeft(funnel)),
    ...ofAnalysis(funnel),
  }
}

/** One of the two is set: whether the risk analysis let the order pass. */
function ofAnalysis(funnel: Funnel): Figures {
  const { risk } = factsOf(funnel)
  return risk && isFresh(funnel, 'risk') && !risk.quiz_needed && !risk.rejected ? { assessed: '' } : { toAssess: '' }
}

/** `onlyThis` is set when one question is left. */
const ofQuestions = (left: number): Figures => (left > 1 ? { left: String(left) } : { onlyThis: '' })

function ofFirstBill(funnel: Funnel): Figures {
  const first = endedOrderWords(funnel) ? null : firstBill(funnel)
  if (!first) return {}
  return {
    firstDue: dayText(first.due),
    firstAmount: moneyInText(first.amount),
    firstDays: String(first.days),
  }
}

const shown = (funnel: Funnel, key: 'email' | 'schedule' | 'visitNote') =>
  isStillValid(funnel.kept, key) ? showAnswer(funnel, key) || undefined : undefined

function ofPlans(plans: readonly Plan[]): Figures {
  const least = cheapest(plans)
  const best = recommended(plans) ?? least
  if (!least || !best) return {}
  return {
    cheapSpeed: spokenPlanName(least),
    cheapPrice: moneyInText(least.price_with_dacc),
    cheapCost: costIn(least),
    cheapAfter: moneyInText(least.offer.priceAfter),
    perDay: moneyInText(least.price_with_dacc / 30),
    bestSpeed: speedName(best.plan_download),
    bestPrice: moneyInText(best.price_with_dacc),
    cheapPoints: pointsOf(least),
    bestPoints: pointsOf(best),
    ...savedIn(least),
    ...ofLabel(least),
  }
}

const pointsOf = ({ livelo_dacc_points }: Plan) => livelo_dacc_points?.toLocaleString('pt-BR')

/** The saving by direct debit in a month and in a year. */
function savedIn({ price, price_with_dacc }: Plan): Figures {
  const saving = price - price_with_dacc
  return saving > 0 ? { saving: moneyInText(saving), yearSaving: moneyInText(saving * 12) } : {}
}

function ofChosen(funnel: Funnel): Figures {
  const plan = planOf(funnel)
  if (!plan) return {}
  const monthly = monthlyCost(plan, answersOf(funnel).directDebit)
  return {
    price: moneyInText(monthly),
    cost: costIn(plan),
    allMonths: moneyInText(monthly * plan.offer.months),
    debitPrice: moneyInText(plan.price_with_dacc),
    billPrice: moneyInText(plan.price),
    after: moneyInText(plan.offer.priceAfter),
    speed: speedName(plan.plan_download),
    points: pointsOf(plan),
    ...cheaperThan(plan, toldPlans(funnel)),
    ...savedIn(plan),
    ...ofLabel(plan),
  }
}

/** The cheapest plan's price, or the fact that the chosen one is the cheapest. */
function cheaperThan(plan: Plan, plans: readonly Plan[]): Figures {
  const least = cheapest(plans)
  if (!least) return {}
  if (least.price_with_dacc >= plan.price_with_dacc) return { cheapestSpeed: speedName(plan.plan_download) }
  return { cheaperSpeed: speedName(least.plan_download), cheaperPrice: moneyInText(least.price_with_dacc) }
}

const ofLabel = ({ offer: { months, loyaltyMonths, finePerMonth } }: Plan): Figures => ({
  months: String(months),
  loyalty: loyaltyMonths > 0 ? String(loyaltyMonths) : undefined,
  fine: loyaltyMonths > 0 ? moneyInText(finePerMonth) : undefined,
})

/** The price for each of the people who share the named plan, else the chosen one, else the cheapest. */
export function sharedPrice(funnel: Funnel, plain: string, named?: Plan): Figures {
  const plan = named ?? planOf(funnel) ?? cheapest(toldPlans(funnel))
  const [, others, all] = sharers.exec(inDigits(plain)) ?? []
  const people = others === undefined ? Number(all) : Number(others) + 1
  if (!plan || !people) return {}
  const each = (price: number) => moneyInText(price / people)
  return {
    sharePrice: texts.share(people, speedName(plan.plan_download), each(plan.price_with_dacc), each(plan.price)),
  }
}
const sharers =
  /\b(?:com (?:(?:mais|meus|minhas) )?([1-9])|(?:por|em|entre|para|pra|somos(?: nos)?|a gente e) (?:(?:os|as|nos) )?([2-9]))\b(?! ?(?:x|vez|vezes|mes|meses|dias|reais|mega|giga|anos?|boletos?|cart\w+|contas?|parcelas?|planos?)\b)/
const shares = /\b(?:divid\w+|rach\w+|rate\w+|cada (?:um|pessoa)|por (?:cabeca|pessoa))\b/
/** Whether a price is asked for each of some people: 'dividido por 3, quanto fica?' */
export const sharesPrice = (plain: string) => shares.test(plain) && sharers.test(inDigits(plain))

/** The fine after some months with the chosen plan, else with the cheapest one offered. */
export function fineAfter(funnel: Funnel, months: number): Figures {
  const label = (planOf(funnel) ?? cheapest(toldPlans(funnel)))?.offer
  const missing = (label?.loyaltyMonths ?? 0) - months
  if (!label || label.loyaltyMonths === 0) return {}
  if (missing <= 0) return { loyalty: String(label.loyaltyMonths) }
  return {
    stayed: months === 1 ? 'um mês' : `${months} meses`,
    missing: `${missing} ${missing === 1 ? 'mês' : 'meses'}`,
    wholeFine: money(missing * label.finePerMonth),
  }
}
