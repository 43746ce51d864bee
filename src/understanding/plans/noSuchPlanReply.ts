import { andText, orText } from '../../api/contract/values/joinWords.ts'
import { subscriptionName } from '../../api/contract/sale/streamingNames.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { planWishTexts as texts } from '../../content/texts/chat/planWishTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { meets, type PlanCondition, type Offered, type Span, type Stated } from './planCondition.ts'
import { describePlan } from './describePlan.ts'

/** Names the conditions that no plan meets, and the plans that meet all but one. */
export function noSuchPlanReply(stated: readonly Stated[], offers: readonly Offered[]): string {
  return texts.none(
    together(stated) ?? [...new Set(stated.map(inWords))].filter(Boolean).join(' '),
    nearest(stated, offers).map(describePlan),
  )
}

/** The reply about a sold and an unsold streaming in one plan. */
function together(stated: readonly Stated[]): string | null {
  const named = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'streams' && !isDenied ? [condition.slugs] : [],
  )
  const sold = named.flatMap((slugs) => (typeof slugs === 'object' ? slugs : []))
  return sold.length > 0 && named.includes('unsold')
    ? texts.streamingsTogether(andText(sold.map(subscriptionName)))
    : null
}

/** Asks which plan is meant. */
export const whichPlan = (offers: readonly Offered[]): string =>
  texts.which([cheapest(offers), recommended(offers)].filter((one) => one !== null).map(describePlan))

/** For each condition the best plan that meets all the others, at most two. */
function nearest(stated: readonly Stated[], offers: readonly Offered[]): Offered[] {
  const found = stated.flatMap((missed) => {
    const fits = offers.filter((offer) => stated.every((one) => one === missed || isMet(one, offer, offers)))
    const near = fits.filter(
      (offer) => distance(missed, offer) === Math.min(...fits.map((fit) => distance(missed, fit))),
    )
    return cheapest(near) ?? []
  })
  const known = [...new Set(found)].slice(0, 2)
  return known.length > 0 ? known : [cheapest(offers)].filter((one) => one !== null)
}

const isMet = ({ condition, isDenied }: Stated, offer: Offered, offers: readonly Offered[]) =>
  isDenied !== meets(offer, condition, offers)

/** The distance of an offer to a speed or a price. */
function distance({ condition }: Stated, { plan_download, price_with_dacc }: Offered): number {
  if (condition.kind === 'speed') return off(condition.span, plan_download)
  return condition.kind === 'price' ? off(condition.span, price_with_dacc) : 0
}

const off = ({ from, to }: Span, size: number) => Math.max(0, from - size, size - to)

function inWords({ condition, isDenied }: Stated): string {
  if (!isDenied) return wanted(condition)
  return condition.kind === 'streams' && typeof condition.slugs === 'object'
    ? texts.without(orText(condition.slugs.map(subscriptionName)))
    : ''
}

function wanted(condition: PlanCondition): string {
  switch (condition.kind) {
    case 'speed':
      return spanInWords(condition.span, speedName, texts.speed)
    case 'price':
      return spanInWords(condition.span, moneyInText, texts.price)
    case 'than':
      return (condition.isCheaper ? texts.cheaper : texts.dearer)(speedName(condition.mega))
    case 'streams':
      return streamsInWords(condition.slugs)
    case 'all':
    case 'sku':
    case 'best':
    case 'place':
      return ''
  }
}

function spanInWords(
  { from, to, isOver, isUnder }: Span,
  name: (size: number) => string,
  exact: (size: string) => string,
) {
  if (from === to) return exact(name(from))
  if (from === 0) return (isUnder ? texts.under : texts.atMost)(name(to))
  return to === Infinity ? (isOver ? texts.over : texts.atLeast)(name(from)) : texts.between(name(from), name(to))
}

function streamsInWords(slugs: Extract<PlanCondition, { kind: 'streams' }>['slugs']): string {
  if (slugs === 'any') return texts.anyStreaming
  if (slugs === 'none') return texts.noStreaming
  return slugs === 'unsold' ? texts.otherStreaming : texts.withStreaming(orText(slugs.map(subscriptionName)))
}
