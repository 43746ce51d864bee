import { resumed } from '../slice.ts'
import { emptyFunnel, type Funnel } from '../state.ts'
import { nextWrite } from './nextWrite.ts'

/** Takes over another tab's progress or new order, unless this tab has unsaved answers. Drops its list of lost ones. */
export function changesFromOtherTab(left: Partial<Funnel>, here: Funnel): ReturnType<typeof resumed> | null {
  if (left.flow !== here.flow || left.campaign?.prefix !== here.campaign.prefix) return null
  if (left.thread !== here.thread)
    return left.before === here.thread ? resumed({ ...emptyFunnel, underWay: here.underWay, ...left, lost: [] }) : null
  const { drafts: _, lost: __, ...order } = left
  return !nextWrite(here) && isLater(left, here) ? resumed(order) : null
}

/** Whether the other tab answered or saved more, or placed or withdrew the order. */
function isLater(left: Partial<Funnel>, here: Funnel): boolean {
  const [theirs, ours] = [progressOf(left), progressOf(here)]
  const at = theirs.findIndex((step, index) => step !== ours[index])
  return (theirs[at] ?? 0) > (ours[at] ?? 0)
}

function progressOf({ revision = 0, lead, facts }: Partial<Funnel>): number[] {
  const order = facts?.order?.value
  return [revision, order ? (order.withdrawn ? 2 : 1) : 0, lead?.version ?? 0]
}
