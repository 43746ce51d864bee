import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { streamings } from '../../api/contract/operatorSite/brandAndContact.ts'
import { streamingOrder, type Streaming } from '../../api/contract/sale/streamings.ts'

/** Plans of one speed that differ only in streaming: one card with switches. In `plain` all switches are off. */
export type PlanGroup = { id: string; first: Plan; plain: Plan | null; choices: { label: string; plan: Plan }[] }
/** The sku of the plan whose switch is on. */
export type SwitchOn = string | null

/** The cards of some plans, in the order of the plans. A plan that no switch could reach gets a card of its own. */
export function planGroups(plans: readonly Plan[]): PlanGroup[] {
  const speeds = [...new Set(plans.map(groupOf))]
  const groups = speeds.flatMap((speed) =>
    seated(
      speed,
      plans.filter((plan) => groupOf(plan) === speed),
    ),
  )
  const place = (group: PlanGroup) => Math.min(...plansOf(group).map((plan) => plans.indexOf(plan)))
  return groups.toSorted((a, b) => place(a) - place(b))
}

/** A card of its own for a plan, without switches. */
export const singlePlanGroup = (plan: Plan): PlanGroup => ({ id: plan.sku, first: plan, plain: plan, choices: [] })

export const plansOf = ({ plain, choices }: PlanGroup): Plan[] => [
  ...(plain ? [plain] : []),
  ...choices.map(({ plan }) => plan),
]

/** The plan a card shows with this switch on. */
export function planShown({ first, plain, choices }: PlanGroup, on: SwitchOn): Plan {
  return choices.find(({ plan }) => plan.sku === on)?.plan ?? plain ?? first
}

/** The initial switch: that of the plan chosen before, else the one that the plans mark. */
export function firstOn({ plain, choices }: PlanGroup, sku?: string): SwitchOn {
  if (plain && plain.sku === sku) return null
  const plans = choices.map(({ plan }) => plan)
  const on = plans.find((plan) => plan.sku === sku) ?? plans.find(isOnAtFirst) ?? (plain ? undefined : plans[0])
  return on?.sku ?? null
}

const isOnAtFirst = ({ plan }: Plan) => plan.toLowerCase() === '1 giga paramount+'

/** The plan that the visitor last chose on a card by its switches. */
export const lastChosenSku = (group: PlanGroup, written: string): string | undefined =>
  written.split(';').find((sku) => plansOf(group).some((plan) => plan.sku === sku))

/** The choices to remember once a card shows this plan: one for each card that was switched. */
export function rememberChoice(group: PlanGroup, on: SwitchOn, written: string): string {
  const others = written.split(';').filter((sku) => sku !== '' && !plansOf(group).some((plan) => plan.sku === sku))
  return [...others, planShown(group, on).sku].join(';')
}

/** The switch that is on after one was turned: at most one, and always one if no plan without streaming is sold. */
export function switched({ plain, choices }: PlanGroup, now: SwitchOn, sku: string, on: boolean): SwitchOn {
  if (on) return sku
  if (now !== sku || plain) return now === sku ? null : now
  const offered = choices.map(({ plan }) => plan.sku)
  return offered[(offered.indexOf(sku) + 1) % offered.length] ?? null
}

/** The plan with the lowest price; the fastest of several. */
export function cheapest<P extends Pick<Plan, 'price_with_dacc' | 'plan_download'>>(plans: readonly P[]): P | null {
  return plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc || b.plan_download - a.plan_download)[0] ?? null
}

/** Plans that are never sold without a streaming while they are in one list. */
const needStreaming = ['d600b', 'd600c', 'd600gl', 'd600gles']
/** If two plans have the same streaming, its switch selects these. */
const picked = ['d600gl', 'd600gles', 'd600c', 'd1000d', 'd600b', 'd600br', 'd1000c']

/** The speed that groups a plan: 700 counts as 600, and 600 without streaming is a group of its own. */
function groupOf({ plan_download: mega, subscriptions }: Plan): string {
  if (mega === 600 && subscriptions.length === 0) return '600a'
  return String(mega === 700 ? 600 : mega)
}

function seated(id: string, members: Plan[]): PlanGroup[] {
  const alone = streamingOrder.flatMap((streaming) => {
    const plan = best(members.filter((member) => onlyStreaming(member) === streaming))
    return plan ? [{ label: streamings[streaming], plan }] : []
  })
  const plain = members.some(({ sku }) => needStreaming.includes(sku))
    ? null
    : (members.find((member) => streamingsOf(member).length === 0) ?? null)
  const inside = [...(plain ? [plain] : []), ...alone.map(({ plan }) => plan)]
  const [first] = inside
  const others = members.filter((member) => !inside.includes(member))
  if (!first) return others.map(singlePlanGroup)
  const together = others.filter((plan, at) => isOneSwitchMore(plan, [...inside, ...others.slice(0, at)]))
  const choices = [...alone, ...together.map((plan) => ({ label: streamingNames(plan.subscriptions), plan }))]
  return [{ id, first, plain, choices }, ...apart(others.filter((plan) => !together.includes(plan)))]
}

/** Whether a plan has the speed of the others, and a set of streamings that none of them has. */
function isOneSwitchMore({ plan_download, subscriptions }: Plan, [first, ...before]: readonly Plan[]): boolean {
  const names = String(subscriptions)
  return (
    subscriptions.length > 1 &&
    first?.plan_download === plan_download &&
    [first, ...before].every((plan) => String(plan.subscriptions) !== names)
  )
}

/** Gives the remaining plans cards: a single one gets its own, several of a speed share one. */
function apart(others: Plan[]): PlanGroup[] {
  const speeds = [...new Set(others.map(({ plan_download }) => plan_download))]
  return speeds.flatMap((speed) => {
    const [first, ...more] = others.filter(({ plan_download }) => plan_download === speed)
    if (!first) return []
    return more.length === 0 ? [singlePlanGroup(first)] : seated(first.sku, [first, ...more])
  })
}

const best = (plans: Plan[]) => plans.find(({ sku }) => picked.includes(sku)) ?? plans[0]
/** The streamings of a plan, in the order of their switches. */
export const streamingsOf = ({ subscriptions }: Plan) =>
  streamingOrder.filter((streaming) => subscriptions.includes(streaming))

function onlyStreaming(plan: Plan): Streaming | null {
  const [one, ...others] = streamingsOf(plan)
  return one && others.length === 0 ? one : null
}
