import type { Plan } from '../../api/contract/sale/plan.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { isBeaten, planFor } from '../../funnel/plans/recommendedPlan.ts'
import { inDigits } from '../line/numberWords.ts'
import { streamsIn, streamWord } from './streamingWords.ts'

/** The plans that a question names by speed, price, streaming or rank; `before`, the current one, wins if it fits. */
export function plansAskedOf(plain: string, plans: readonly Plan[], before: Plan | null = null): Plan[] {
  const ofBefore = before ? [before.price, before.price_with_dacc, before.offer.priceAfter] : []
  if (amountsIn(plain).some((amount) => ofBefore.includes(amount))) return before ? [before] : []
  const named = plansNamed(plain, plans, before)
  const isOfSpeed = speedsIn(plain).some((mega) => plans.some(({ plan_download: own }) => own === mega))
  if (named.length > 0 || isOfSpeed) return named
  const one =
    (before && !ofPrice.test(plain) ? null : planAtPrice(plain, plans)) ??
    cheapestWith(ofStreaming.exec(plain)?.[1] ?? '', plans) ??
    (ofCheapest.test(plain) ? cheapest(plans) : fastestAsked.test(plain) ? planFor(plans, Infinity) : null)
  return one ? [one] : []
}

export const ofCheapest = /\b[od]o? (?:plano )?(?:mais (?:barat\w+|em conta)|menor preco)\b/
/** A price may name another plan than the one before: 'E o de 59,99?' */
const ofPrice = /\b(?:[dn]?o|n?d?esse|plano) de (?:r\$ ?)?\d/
export const fastestAsked =
  /\b(?:plano|[oa]|velocidade|internet) (?:que (?:e|eh) (?:o |a )?)?mais (?:rapid\w+|veloz|potente)\b|\bmaior velocidade\b/
/** Words that point to the chosen plan, or to the last one mentioned. */
export const pointing = new RegExp(
  `\\b(?:n?d?ess[ea]|n?d?este|[nd]esta|isso)\\b(?! (?:${streamWord}))|\\b(?:[odn]o meu|meu plano|[dn]?o (?:plano )?que (?:eu )?(?:escolhi|peguei|quero|vou))\\b`,
)
const ofStreaming =
  /\b(?:[dn]?o|n?d?ess[ea]|plano|barat\w+|em conta) (?:com|d[aeo]|que (?:vem|tem|inclui)(?: com)?) (.+)/

/** The cheapest plan with all named streamings, else with any of them; null if none is named. */
export function cheapestWith(plain: string, plans: readonly Plan[]): Plan | null {
  const streams = streamsIn(plain.replace(/\bsem \S+/g, ' '))
  const withAll = streams.length > 0 ? streams.reduce((left, slug) => left.filter(having(slug)), [...plans]) : []
  return cheapest(withAll) ?? cheapest(streams.flatMap((slug) => plans.filter(having(slug))))
}

const having =
  (slug: string) =>
  ({ subscriptions }: Plan) =>
    subscriptions.includes(slug)

/** The plans of the speeds in a line, each with its named streamings; `own` comes first, a beaten one last. */
export function plansNamed(plain: string, plans: readonly Plan[], own: Plan | null = null): Plan[] {
  const words = withOneGiga(inDigits(plain))
  const found = [...words.matchAll(speed)].filter((match) =>
    plans.some((plan) => plan.plan_download === megasOf(match)),
  )
  const named = found.map((match, at) => {
    const beside = found.length === 1 ? words : words.slice(match.index, found[at + 1]?.index)
    const streams = streamsIn(beside.replace(/\bsem \S+/g, ' '))
    const fits = plans.filter(
      ({ plan_download: mega, subscriptions }) =>
        mega === megasOf(match) && streams.every((slug) => subscriptions.includes(slug)),
    )
    const isBill = beside.includes('boleto') && !beside.includes('debito')
    const atPrice = fits.filter(({ price, price_with_dacc: byDebit }) =>
      new RegExp(`\\b${Math.floor(isBill ? price : byDebit)}\\b`).test(beside),
    )
    const worthIt = /\bsem\b/.test(beside) ? [] : fits.filter((plan) => !isBeaten(plan, plans))
    return fits.find(({ sku }) => sku === own?.sku) ?? cheapest(atPrice) ?? cheapest(worthIt) ?? cheapest(fits)
  })
  return named.includes(null) ? [] : [...new Set(named.filter((plan) => plan !== null))]
}

/** The one plan that words name by sku, price, or speed and streamings. */
export function planIn(plain: string, plans: readonly Plan[]): Plan | null {
  const bySku = plans.find(({ sku }) => plain.split(/\W+/).includes(sku))
  const [one, ...others] = plansNamed(plain, plans)
  if (bySku || others.length > 0) return bySku ?? null
  return one ?? planAtPrice(plain, plans)
}

/** The plan of an exact price: 'O de 59,99', 'o de 89,90', 'o de 119,99 com Globoplay' */
function planAtPrice(plain: string, plans: readonly Plan[]): Plan | null {
  const [, whole] = wholeAmount.exec(plain) ?? []
  const amounts = [...amountsIn(plain), ...(whole === undefined ? [] : [Number(whole)])]
  const streams = streamsIn(plain)
  const isLater = /\b(?:depois|aument\w+|sob\w+|vai (?:pra|para))\b/.test(plain)
  const ways = [
    (plan: Plan) => plan.price_with_dacc,
    (plan: Plan) => plan.price,
    ...(isLater ? [({ offer }: Plan) => offer.priceAfter] : []),
  ]
  const found = ways
    .map((way) =>
      plans.filter((plan) =>
        amounts.some((amount) => Math.abs(way(plan) - amount) < 0.1 || Math.floor(way(plan)) === amount),
      ),
    )
    .find(({ length }) => length > 0)
  const fits = (found ?? []).filter(({ subscriptions }) => streams.every((slug) => subscriptions.includes(slug)))
  const [one, ...others] = fits.length > 0 || /\bcom\b/.test(plain) ? fits : (found ?? [])
  return one && others.length === 0 ? one : null
}

/** Matches 'Esse de 69 sobe depois?' */
const wholeAmount = /\b(?:[dn]?o|n?d?esse|plano) de (?:r\$ ?)?(\d{2,3})\b(?![.,]\d)/

/** The amounts in a line that have cents. */
export const amountsIn = (plain: string) => (plain.match(/\d+,\d\d/g) ?? []).map((one) => Number(one.replace(',', '.')))

/** The numbers in a line that may be speeds, in megas. */
export const speedsIn = (plain: string) => [...withOneGiga(inDigits(plain)).matchAll(speed)].map(megasOf)
const megasOf = ([, count, unit = '']: readonly (string | undefined)[]) => Number(count) * (unit[0] === 'g' ? 1000 : 1)
/** 'O de giga' is of one giga. */
const withOneGiga = (words: string) => words.replace(/(?<=\b(?:[odn]o?|pr[ao]|para) (?:de )?)giga\b/g, '1 giga')
const speed = /(?<![\d.,])(\d{1,4}) ?(mega|giga|mb|gb|m|g)?(?!\w|[.,]\d| (?:reais|real|contos?|pilas?)\b)/g
