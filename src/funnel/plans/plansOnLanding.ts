import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Focus } from '../../content/landingFocuses.ts'

/** The plans of a home page, the speed in focus first. A streaming in focus filters them, and may add hidden plans. */
export function plansOnLanding(plans: readonly Plan[], { speed, streaming }: Focus = {}): Plan[] {
  const leads = ({ plan_download }: Plan) => Number(plan_download === speed)
  const has = ({ subscriptions }: Plan) => streaming !== undefined && subscriptions.includes(streaming)
  const unasked = plans.filter(({ showOnLanding }) => showOnLanding)
  const withStreaming = [unasked.filter(has), plans.filter(has), unasked].find((some) => some.length > 0) ?? []
  const shown = withStreaming.some(leads) ? withStreaming : [...withStreaming, ...plans.filter(leads)]
  return shown.toSorted(
    (a, b) => leads(b) - leads(a) || a.plan_download - b.plan_download || a.price_with_dacc - b.price_with_dacc,
  )
}

/** The plans of the speed in focus, or all plans if none has it. */
export function plansInFocus(plans: readonly Plan[], { speed }: Focus) {
  const leading = plans.filter(({ plan_download }) => plan_download === speed)
  return leading.length > 0 || plans.length === 0 ? { speed, plans: leading } : { speed: undefined, plans }
}
