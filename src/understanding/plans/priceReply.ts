import { moneyInText } from '../../api/contract/values/money.ts'
import type { Plan } from '../../api/contract/plan.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { adviceTexts } from '../../content/texts/adviceTexts.ts'
import { devicesAtOnce, speedName } from '../../content/texts/planTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { planFor, recommended } from '../../funnel/plans/recommendedPlan.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { inDigits } from '../numberWords.ts'
import { streamsIn } from './streamingWords.ts'
import { entryOf } from '../findFaqTopic.ts'

/**
 * The prices of the named speeds: 'qual a diferença do 600 pro 1 giga?'. `before` is the plan that 'esse' points to.
 */
export function priceReply(plain: string, plans: readonly Plan[], before: Plan | null = null): string | null {
  if (bestAsked.test(plain)) return bestCompared(plans) ?? plansDiffer()
  const isOfRoom = roomAsked.test(plain)
  if (!isOfRoom && !priceAsked.test(plain) && !atPrice.test(plain)) return null
  const said = plansNamed(plain.replace(atPrice, ' '), plans)
  const named = before && said.length === 1 && pointing.test(plain) ? [before, ...said] : said
  const found = [...new Set(named)].flatMap((plan) => plan ?? [])
  const [one, other, ...more] = found
  if (isOfRoom && one && !other) return roomIn(one)
  if (isOfRoom && !priceAsked.test(plain)) return null
  if (one && other && more.length === 0 && named.length === 2) return compared(one, other)
  if (one && !other && plain.includes('boleto')) return costIn(one)
  return found.length > 0 && found.length === new Set(named).size ? pricesOfEach(found) : null
}

/** What a plan costs by debit and by bill, and later. */
export const costIn = (plan: Plan) =>
  adviceTexts.byPayment(
    spokenPlanName(plan),
    moneyInText(plan.price_with_dacc),
    moneyInText(plan.price),
    plan.offer.months,
    moneyInText(plan.offer.priceAfter),
  )

export const costByWay = (plan: Plan, isDebit: boolean) =>
  adviceTexts.inWay(spokenPlanName(plan), moneyInText(isDebit ? plan.price_with_dacc : plan.price), isDebit)

/** 'No boleto continua 109,99, né?': yes or no, with the figures of the plan that is chosen. */
export function billChecked(plan: Plan | null | undefined, plain: string): string | null {
  const [amount, ...others] = isItSo.test(plain) ? amountsIn(plain) : []
  if (!plan || amount === undefined || others.length > 0 || isOther.test(plain)) return null
  const [bill, debit] = [moneyInText(plan.price), moneyInText(plan.price_with_dacc)]
  return adviceTexts.billChecked(Math.abs(amount - plan.price) < 0.1, spokenPlanName(plan), bill, debit)
}
const isItSo = /\bboleto\b.*\d,\d\d\b.*(?:\?|\bne\W*$)|\d,\d\d\b.*\bboleto\b.*(?:\?|\bne\W*$)/
/** A reason, or the price of later, is another question. */
const isOther = /\b(?:por que|porque|pq|segundo ano|depois|apos|12 meses|1 ano)\b/

const pricesOfEach = (plans: readonly Plan[]) =>
  adviceTexts.prices(plans.map((plan) => [spokenPlanName(plan), moneyInText(plan.price_with_dacc)]))

/** The cheapest plan of each speed in a line, if possible with the streamings that are named after it. */
function plansNamed(plain: string, plans: readonly Plan[]): (Plan | null)[] {
  const words = inDigits(plain)
  const found = [...words.matchAll(speed)]
  return found.map((match, at) => {
    const streams = streamsIn(words.slice(match.index, found[at + 1]?.index).replace(/\bsem \S+/g, ' '))
    const ofSpeed = plans.filter(({ plan_download }) => plan_download === megasOf(match))
    const having = ofSpeed.filter(({ subscriptions }) => streams.every((slug) => subscriptions.includes(slug)))
    return cheapest(having) ?? cheapest(ofSpeed) ?? null
  })
}

/** The one plan that some words name by its sku or price, or by its speed with the streamings that they name. */
export function planIn(plain: string, plans: readonly Plan[]): Plan | null {
  const bySku = plans.find(({ sku }) => plain.split(/\W+/).includes(sku))
  if (bySku) return bySku
  const megas = speedsIn(plain)
  const [one, ...others] = new Set(plans.map(({ plan_download: mega }) => mega).filter((mega) => megas.includes(mega)))
  if (one === undefined) return planAtPrice(plain, plans)
  const streams = streamsIn(plain)
  return others.length > 0
    ? null
    : (cheapest(
        plans.filter(
          ({ plan_download: mega, subscriptions }) =>
            mega === one && streams.every((slug) => subscriptions.includes(slug)),
        ),
      ) ?? null)
}

/** 'O de 59,99', 'o de 89,90', 'o de 119,99 com Globoplay' */
function planAtPrice(plain: string, plans: readonly Plan[]): Plan | null {
  const amounts = amountsIn(plain)
  const streams = streamsIn(plain)
  const isLater = /\b(?:depois|aument\w+|sob\w+|vai (?:pra|para))\b/.test(plain)
  const [one, ...others] = plans.filter(
    ({ price, price_with_dacc: debit, subscriptions, offer }) =>
      [debit, price, ...(isLater ? [offer.priceAfter] : [])].some((each) =>
        amounts.some((amount) => Math.abs(each - amount) < 0.1),
      ) && streams.every((slug) => subscriptions.includes(slug)),
  )
  return one && others.length === 0 ? one : null
}

/** The amounts of a line that are written to the cent. */
export const amountsIn = (plain: string) => (plain.match(/\d+,\d\d/g) ?? []).map((one) => Number(one.replace(',', '.')))

/** The numbers of a line that may be speeds, in megas. */
export const speedsIn = (plain: string) => [...inDigits(plain).matchAll(speed)].map(megasOf)
const megasOf = ([, count, unit = '']: readonly (string | undefined)[]) => Number(count) * (unit[0] === 'g' ? 1000 : 1)

/** 'Comparar': the cheapest plan beside the recommended one, or else the fastest. */
function bestCompared(plans: readonly Plan[]): string | null {
  const least = cheapest(plans)
  const best = recommended(plans) ?? planFor(plans, Infinity)
  return least && best && best !== least ? compared(least, best) : null
}
/** What plans differ in, where there are not two to compare. */
function plansDiffer(): string | null {
  const entry = entryOf({ id: 'plans-difference' })
  return entry ? answerTo(entry, []).join(' ') : null
}
const bestAsked =
  /^(?:(?:quero|queria|pode|me|da para|vamos|tem como) )*compar\w+(?: (?:os|entre|todos|eles|planos?|opcoes))*\??$/

/** Whether a plan that is chosen is enough: 'o de 59, tá bom pra isso?' */
export const enoughReply = (plan: Plan, plain: string): string | null =>
  plain.includes('?') && (roomAsked.test(plain) || enoughAsked.test(plain)) ? roomIn(plan) : null
/** What the plan that is chosen costs: 'gosto do Globoplay, esse sai a quanto?' */
export const costOf = (plan: Plan, plain: string): string | null => (costAsked.test(plain) ? costIn(plan) : null)
const costAsked =
  /\b(?:sai|fica|custa) (?:a |por |em )?quanto(?: (?:por|ao) mes)?\s*\?|\bquanto (?:que )?(?:custa|fica|sai)(?: (?:esse|ele|o plano|por mes|ao mes))*\s*\?/
const enoughAsked =
  /\b(?:(?:ta|esta|e) bom|presta) (?:pra|para)\b|\bda (?:pra|para) (?:\d|todo mundo|a gente|nos|minha familia)/

/** 'E o de 500 trava?' */
function roomIn(plan: Plan): string | null {
  const devices = devicesOf(plan)
  return devices === 0
    ? null
    : adviceTexts.room(speedName(plan.plan_download), moneyInText(plan.price_with_dacc), devices)
}
const roomAsked = /\b(?:trav\w+|aguent\w+|da conta|suficiente|basta|e pouco|fica lento|lent[oa])\b/

const pointing = /\bess[ea]\b/
/** Two speeds by what they differ in: by price, or at one price by speed. */
function compared(one: Plan, other: Plan): string {
  const difference = Math.abs(one.price_with_dacc - other.price_with_dacc)
  if (difference > 0) return adviceTexts.compare(comparedIn(one), comparedIn(other), moneyInText(difference))
  if (one.plan_download === other.plan_download) return pricesOfEach([one, other])
  const [slower, faster] = one.plan_download < other.plan_download ? [one, other] : [other, one]
  const price = moneyInText(one.price_with_dacc)
  return adviceTexts.sameFor(spokenPlanName(slower), spokenPlanName(faster), price, devicesOf(faster))
}

const comparedIn = (plan: Plan) =>
  adviceTexts.compared(spokenPlanName(plan), moneyInText(plan.price_with_dacc), devicesOf(plan))
export const devicesOf = (plan: Plan) => devicesAtOnce[plan.plan_download] ?? 0

/** '500 mega por 59?' */
const atPrice = /\bpor (?:r\$ ?)?\d{2,3}(?:,\d\d)?(?: ?reais)? ?\?/
const priceAsked =
  /\bentre\b|\bduvida\b|\bnao sei se\b|\bvale mais\b|\bcompensa\b|\b(?:quanto (?:que )?(?:custa|e|eh|fica|sai|ta|seria)|preco|valor|diferenca|comparar?)\b/
const speed = /(?<![\d.,])(\d{1,4}) ?(mega|giga|mb|gb|m|g)?(?![\w,]|\.\d| (?:reais|real|contos?|pilas?)\b)/g
