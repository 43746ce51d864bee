import { cheapest } from '../../funnel/plans/planGroups.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { meets, ranked, type PlanCondition, type Offered, type Stated } from './planCondition.ts'
import { planWish, pointsOnly, type Wish } from './planWish.ts'

/** The plans that some words mean: one, several to choose from, or none with what stands in the way. */
export type Meant = { plan: Offered } | { several: Offered[] } | { none: Stated[] }

/** The plans to choose from, and those that are in sight, in the order in which they stand there. */
export type Choice = {
  offers: readonly Offered[]
  shown?: readonly Offered[] | undefined
  /** Whether others follow that are out of sight: what is last there, nobody sees. */
  isOpenEnded?: boolean | undefined
  /** Whether a visitor has them before their eyes now. */
  isInSight?: boolean | undefined
}

/** The plans that a whole line means; null where it is not understood, or speaks of something else. */
export function plansMeant(plain: string, choice: Choice, isLoose = false): Meant | null {
  const wish = someFaster.test(plain) ? null : planWish(plain, choice.offers, isLoose)
  if (wish) return meantBy(wish, choice)
  const [only, ...others] = pointsOnly(plain) ? untwinned(choice.shown ?? choice.offers) : []
  return only && others.length === 0 ? { plan: only } : null
}

/** 'Posso mudar pra um plano maior?' means none. */
const someFaster = /\b(?:um|outro) (?:plano (?:mais (?:rapido|forte|veloz)|maior|melhor)|maior|melhor)\b/

/** Where nothing is said of a list, the cheapest is first, the recommended one after it, and the others stand as offered. */
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

/** A streaming of others, and nothing else, is a question of what there is. */
const isPlaced = ({ condition }: Stated) => condition.kind === 'place'
const isUnsold = ({ condition }: Stated) => condition.kind === 'streams' && condition.slugs === 'unsold'

/** The plans that meet all that was said; null where a place is named that is not in sight. */
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

/** A price that is named is one that is shown, or else that without direct debit. */
function atShownPrice(plans: Offered[], stated: readonly Stated[]): Offered[] {
  const prices = stated.flatMap(({ condition, isDenied }) =>
    condition.kind === 'price' && condition.isExact && !isDenied ? [condition.span.from] : [],
  )
  const shown = plans.filter((plan) => prices.every((price) => Math.abs(plan.price_with_dacc - price) < 1))
  return shown.length > 0 ? shown : plans
}

/** As many plans as stand first, which are meant where one of them is named by its speed or price. */
const inSight = 3

/** A place is not told of an offer alone, and the first of an order is one of those that meet the rest. */
const isChosenLater = ({ kind }: PlanCondition) => kind === 'place' || kind === 'best'

/** Whether a speed is named, and no price to the cent. */
const statesSpeed = (stated: readonly Stated[]) =>
  stated.some(
    ({ condition, isDenied }) => !isDenied && condition.kind === 'speed' && condition.span.from === condition.span.to,
  ) && !statesPrice(stated)

const statesPrice = (stated: readonly Stated[]) =>
  stated.some(({ condition, isDenied }) => !isDenied && condition.kind === 'price' && condition.isExact)

/** Of plans of one speed those with the streamings that were named, and no others. */
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

/** Without the dearer one, or the later one, of two that are the same in all that is shown. */
const untwinned = (plans: readonly Offered[]): Offered[] =>
  plans.filter((plan) => cheapest(plans.filter((other) => isTwin(plan, other))) === plan)

const isTwin = (one: Offered, other: Offered) =>
  one.plan_download === other.plan_download && same(one.subscriptions) === same(other.subscriptions)
const same = (slugs: readonly string[]) => slugs.toSorted().join()
