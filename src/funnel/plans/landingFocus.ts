import type { Plan } from '../../api/contract/plan.ts'
import type { Focus } from '../../content/focuses.ts'

/**
 * The plans that a home page shows: the slowest and then the cheapest first, those of the speed in focus before all
 * others. A streaming in focus leaves the other plans out. If none of the plans shown meets it, the plans that are sold
 * but not shown are tried.
 */
export function onLanding(plans: readonly Plan[], { speed, streaming }: Focus = {}): Plan[] {
  const leads = ({ plan_download }: Plan) => Number(plan_download === speed)
  const has = ({ subscriptions }: Plan) => streaming !== undefined && subscriptions.includes(streaming)
  const unasked = plans.filter(({ showOnLanding }) => showOnLanding)
  const withStreaming = [unasked.filter(has), plans.filter(has), unasked].find((some) => some.length > 0) ?? []
  const shown = withStreaming.some(leads) ? withStreaming : [...withStreaming, ...plans.filter(leads)]
  return shown.toSorted(
    (a, b) => leads(b) - leads(a) || a.plan_download - b.plan_download || a.price_with_dacc - b.price_with_dacc,
  )
}

/** The plans of the speed in focus. A page that has none of them is about all of its plans. */
export function inFocus(plans: readonly Plan[], { speed }: Focus) {
  const leading = plans.filter(({ plan_download }) => plan_download === speed)
  return leading.length > 0 || plans.length === 0 ? { speed, plans: leading } : { speed: undefined, plans }
}
