import { cheapest } from '../../funnel/plans/planGroups.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { meets, ranked, type PlanCondition, type Offered, type Stated } from './planCondition.ts'
import { planWish, pointsOnly, type Wish } from './planWish.ts'

/** The plans that words mean: one, several to choose from, or none with the unmet conditions. */
export type Meant = { plan: Offered } | { several: Offered[] } | { none: Stated[] }

/** The plans to choose from, and the shown ones in their order. */
export type Choice = {
  offers: readonly Offered[]
  shown?: readonly Offered[] | undefined
  /** Whether more plans follow out of sight, so that 'the last one' is ambiguous. */
  isOpenEnded?: boolean | undefined
  /** Whether the plans are visible to the visitor now. */
  isInSight?: boolean | undefined
}

/** The plans that a whole line means; null if it is not understood, or about something else. */
export function plansMeant(plain: string, choice: Choice, isLoose = false): Meant | null {
  const wish = someFaster.test(plain) ? null : planWish(plain, choice.offers, isLoose)
  if (wish) return meantBy(wish, choice)
  const [only, ...others] = pointsOnly(plain) ? untwinned(choice.shown ?? choice.offers) : []
  return only && others.length === 0 ? { plan: only } : null
}

/** Matches 'Posso mudar pra um plano maior?', which means no plan in particular */
const someFaster = /\b(?:um|outro) (?:plano (?:mais (?:rapido|forte|veloz)|maior|melhor)|maior|melhor)\b/

/** The plan at a place. Without a list, the cheapest is first and the recommended one second. */
function inPlace(at: number | 'middle', choice: Choice): Offered | undefined {
  const { offers, shown, isOpenEnded = false, isInSight } = choice
  if (at === 'middle') return isInSight && shown && shown.length >= inSight ? shown[1] : undefined
  if (!shown) return (at < 0 ? undefined : [cheapest(offers), recommended(offers)][at]) ?? offers.at(at)
  return isOpenEnded && at < 0 ? undefined : shown.at(at)
}

function meantBy({ ways, otherwise }: Wish, choice: Choice): Meant | null {
  const found = ways.map((way) => meantWith(way, choice))
  if (found.some((one) => one === null)) return null
  const plans = untwinned([...new Set(found.flatMap((one) => one ?? []))])
  const [one, ...others] = plans
  if (!one && otherwise) return meantBy(otherwise, choice)
  if (!one) return ways.flat().every(isUnsold) || ways.flat().some(isPlaced) ? null : { none: ways.flat() }
  const isOpen = ways.every((way) => way.every(({ isDenied }) => isDenied))
  return others.length === 0 && !isOpen ? { plan: one } : { several: plans }
}

/** Wishes by place, or only for unsold streamings, which give null rather than 'none'. */
const isPlaced = ({ condition }: Stated) => condition.kind === 'place'
const isUnsold = ({ condition }: Stated) => condition.kind === 'streams' && condition.slugs === 'unsold'

/** The plans that meet all conditions; null if a named place is not visible. */
function meantWith(stated: readonly Stated[], choice: Choice): Offered[] | null {
  const { offers } = choice
  const placed = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'place' ? [{ offer: inPlace(condition.at, choice), isDenied }] : [],
  )
  if (placed.some(({ offer }) => !offer)) return null
  const all = offers.filter(
    (offer) =>
      placed.every((one) => (one.offer?.sku === offer.sku) !== one.isDenied) &&
      stated.every(
        ({ condition, isDenied }) => isChosenLater(condition) || isDenied !== meets(offer, condition, offers),
      ),
  )
  const fits = atShownPrice(all, stated)
  const best = stated.find(({ condition, isDenied }) => condition.kind === 'best' && !isDenied)?.condition
  const unwanted = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'best' && isDenied ? ranked(offers, condition.by, condition.nth) : [],
  )
  const first = (best?.kind === 'best' ? ranked(untwinned(fits), best.by, best.nth) : fits).filter(
    (offer) => !unwanted.includes(offer),
  )
  const seen = choice.shown?.slice(0, inSight).find(({ sku }) => first.some((plan) => plan.sku === sku))
  if (choice.isInSight && seen && !best && (statesSpeed(stated) || statesPrice(stated))) return [seen]
  const isBySpeed = best?.kind === 'best' && (best.by === 'fast' || best.by === 'slow')
  return isBySpeed || (!best && statesSpeed(stated)) ? plainest(first, stated) : first
}

/** The plans at the shown price, else those at the price without direct debit. */
function atShownPrice(plans: Offered[], stated: readonly Stated[]): Offered[] {
  const prices = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'price' && condition.isExact && !isDenied ? [condition.span.from] : [],
  )
  const shown = plans.filter((plan) => prices.every((price) => Math.abs(plan.price_with_dacc - price) < 1))
  return shown.length > 0 ? shown : plans
}

/** The number of visible plans, which are preferred if one is named by its speed or price. */
const inSight = 3

/** Whether a condition is applied later, because it depends on the other plans that fit. */
const isChosenLater = ({ kind }: PlanCondition) => kind === 'place' || kind === 'best'

/** Whether an exact speed is named, and no exact price. */
const statesSpeed = (stated: readonly Stated[]) =>
  stated.some(
    ({ condition, isDenied }) => !isDenied && condition.kind === 'speed' && condition.span.from === condition.span.to,
  ) && !statesPrice(stated)

const statesPrice = (stated: readonly Stated[]) =>
  stated.some(({ condition, isDenied }) => !isDenied && condition.kind === 'price' && condition.isExact)

/** Of plans of one speed, those with exactly the named streamings. */
function plainest(plans: Offered[], stated: readonly Stated[]): Offered[] {
  const wanted = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'streams' && !isDenied ? [condition.slugs] : [],
  )
  if (wanted.includes('any')) return plans
  const exact = plans.filter(({ subscriptions }) =>
    subscriptions.every((slug) => wanted.some((slugs) => Array.isArray(slugs) && slugs.includes(slug))),
  )
  return exact.length > 0 ? exact : plans
}

/** Drops the dearer, or else the later, of two plans with the same speed and streamings. */
const untwinned = (plans: readonly Offered[]): Offered[] =>
  plans.filter((plan) => cheapest(plans.filter((other) => isTwin(plan, other))) === plan)

const isTwin = (one: Offered, other: Offered) =>
  one.plan_download === other.plan_download && same(one.subscriptions) === same(other.subscriptions)
const same = (slugs: readonly string[]) => slugs.toSorted().join()
