import { resumed } from '../slice.ts'
import type { Funnel } from '../state.ts'
import { isOver } from '../knowledge.ts'
import { nextWrite } from './nextWrite.ts'

/**
 * What happened to this order in another tab, by what it left in the browser: it went on, or gave way to another order.
 * What is half typed here stays, what this tab has yet to save comes first, and an order that is placed stays in sight. What that tab
 * would lose with its page is no loss here.
 */
export function newsFromTab(left: Partial<Funnel>, here: Funnel): ReturnType<typeof resumed> | null {
  if (left.flow !== here.flow || left.campaign?.prefix !== here.campaign.prefix) return null
  if (left.thread !== here.thread)
    return left.before === here.thread && !isOver(here) ? resumed({ ...left, lost: [] }) : null
  const { drafts: _, lost: __, ...order } = left
  return !nextWrite(here) && isLater(left, here) ? resumed(order) : null
}

/** More was answered there, more of it is saved, or it was ordered or withdrawn. */
function isLater(left: Partial<Funnel>, here: Funnel): boolean {
  const [theirs, ours] = [progressOf(left), progressOf(here)]
  const at = theirs.findIndex((step, index) => step !== ours[index])
  return (theirs[at] ?? 0) > (ours[at] ?? 0)
}

function progressOf({ revision = 0, lead, facts }: Partial<Funnel>): number[] {
  const order = facts?.order?.value
  return [revision, order ? (order.withdrawn ? 2 : 1) : 0, lead?.version ?? 0]
}
