import type { Plan } from '../../api/contract/sale/plan.ts'

/** The parts of an offer that a visitor may name. */
export type Offered = Pick<Plan, 'sku' | 'plan' | 'plan_download' | 'price_with_dacc' | 'price' | 'subscriptions'>

/** A range of numbers, without its lower or upper end if `isOver` or `isUnder`. */
export type Span = { from: number; to: number; isOver?: boolean; isUnder?: boolean }

/** A condition for plans. A place counts from 0, or from -1 at the end. */
export type PlanCondition =
  | { kind: 'sku'; sku: string }
  | { kind: 'speed'; span: Span }
  | { kind: 'price'; span: Span; isExact: boolean }
  /** Cheaper or dearer than the plans of a speed. */
  | { kind: 'than'; mega: number; isCheaper: boolean }
  | { kind: 'streams'; slugs: readonly string[] | 'any' | 'none' | 'unsold' }
  | { kind: 'best'; by: Best; nth: number }
  | { kind: 'place'; at: number | 'middle' }
  /** All of these at once. */
  | { kind: 'all'; of: readonly PlanCondition[] }
export type Best = 'cheap' | 'dear' | 'fast' | 'slow' | 'full'

/** A condition as stated: wanted or denied; `isOut` if denied by 'sem'. */
export type Stated = { condition: PlanCondition; isDenied: boolean; isOut?: boolean }

export const exactly = (value: number): Span => ({ from: value, to: value })
export const atMost = (to: number, isUnder = false): Span => ({ from: 0, to, isUnder })
export const atLeast = (from: number, isOver = false): Span => ({ from, to: Infinity, isOver })

const isWithin = ({ from, to, isOver = false, isUnder = false }: Span, value: number) =>
  (isOver ? value > from : value >= from) && (isUnder ? value < to : value <= to)

/** Whether an offer meets a condition, alone or compared with the others. Places are resolved elsewhere. */
export function meets(offer: Offered, condition: PlanCondition, offers: readonly Offered[]): boolean {
  switch (condition.kind) {
    case 'sku':
      return offer.sku === condition.sku
    case 'speed':
      return isWithin(condition.span, offer.plan_download)
    case 'price':
      return costs(offer, condition.span, condition.isExact)
    case 'than': {
      const prices = offers
        .filter(({ plan_download }) => plan_download === condition.mega)
        .map(({ price_with_dacc }) => price_with_dacc)
      return condition.isCheaper
        ? offer.price_with_dacc < Math.min(...prices)
        : offer.price_with_dacc > Math.max(...prices)
    }
    case 'streams':
      return hasStreams(offer, condition.slugs)
    case 'best':
      return ranked(offers, condition.by, condition.nth).includes(offer)
    case 'all':
      return condition.of.every((one) => meets(offer, one, offers))
    case 'place':
      return true
  }
}

/** Prices with cents match either way to pay; whole reais match the shown price, rounded. */
function costs({ price, price_with_dacc: shown }: Offered, span: Span, isExact: boolean): boolean {
  if (!isExact) return isWithin(span, shown)
  if (!Number.isInteger(span.from)) return [shown, price].some((one) => Math.abs(one - span.from) < 0.1)
  return [Math.floor(shown), Math.ceil(shown)].includes(span.from)
}

function hasStreams({ subscriptions }: Offered, slugs: readonly string[] | 'any' | 'none' | 'unsold'): boolean {
  if (slugs === 'any') return subscriptions.length > 0
  if (slugs === 'none') return subscriptions.length === 0
  return slugs !== 'unsold' && slugs.some((slug) => subscriptions.includes(slug))
}

/** The offers that share an index in the order of a measure. */
export function ranked(offers: readonly Offered[], by: Best, nth: number): Offered[] {
  const sizes = [...new Set(offers.map(sizeBy[by]))].toSorted((a, b) => a - b)
  return offers.filter((offer) => sizeBy[by](offer) === sizes[nth])
}

const sizeBy: Record<Best, (offer: Offered) => number> = {
  cheap: ({ price_with_dacc }) => price_with_dacc,
  dear: ({ price_with_dacc }) => -price_with_dacc,
  fast: ({ plan_download }) => -plan_download,
  slow: ({ plan_download }) => plan_download,
  full: ({ subscriptions, price_with_dacc }) => -10000 * subscriptions.length - price_with_dacc,
}
