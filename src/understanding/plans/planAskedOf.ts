import type { Plan } from '../../api/contract/plan.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import type { Funnel } from '../../funnel/state.ts'
import { amountsIn, planIn } from './priceReply.ts'
import { streamsIn } from './streamingWords.ts'

/** The plan that is asked about by its speed, price or streaming, or as the cheapest; `own` is chosen already. */
export function planAskedOf(plain: string, plans: readonly Plan[], own: Plan | null = null): Plan | null {
  const ofOwn = own ? [own.price, own.price_with_dacc, own.offer.priceAfter] : []
  if (amountsIn(plain).some((amount) => ofOwn.includes(amount))) return own
  return (
    planIn(plain, plans) ??
    cheapestWith(ofStreaming.exec(plain)?.[1] ?? '', plans) ??
    (ofCheapest.test(plain) ? cheapest(plans) : null)
  )
}

const ofCheapest = /\b[od]o? (?:plano )?(?:mais (?:barat\w+|em conta)|menor preco)\b/
const ofStreaming =
  /\b(?:[dn]?o|n?d?ess[ea]|plano|barat\w+|em conta) (?:com|d[aeo]|que (?:vem|tem|inclui)(?: com)?) (.+)/

/** The cheapest plan with the streamings that some words name, or with any of them; null where they name none. */
export function cheapestWith(plain: string, plans: readonly Plan[]): Plan | null {
  const streams = streamsIn(plain.replace(/\bsem \S+/g, ' '))
  const withAll = streams.length > 0 ? streams.reduce((left, slug) => left.filter(having(slug)), [...plans]) : []
  return cheapest(withAll) ?? cheapest(streams.flatMap((slug) => plans.filter(having(slug))))
}

const having =
  (slug: string) =>
  ({ subscriptions }: Plan) =>
    subscriptions.includes(slug)

/** Whether the price of a plan is meant as a bill has it: it was chosen, or is named by its word or its price. */
export function isByBill(funnel: Funnel, plain: string, { price, price_with_dacc: debit }: Plan): boolean {
  const { directDebit } = answersOf(funnel)
  if (directDebit !== undefined) return !directDebit
  const amounts = amountsIn(plain)
  return /\bboleto\b/.test(plain) ? !/\bdebito\b/.test(plain) : amounts.includes(price) && !amounts.includes(debit)
}
