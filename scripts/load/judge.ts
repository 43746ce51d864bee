import type { Load } from './drive.ts'
import { spentOnOne, type Timing, within } from './timing.ts'

/** How many times as long a request may take among a million leads. */
export const most = 1.1

/** How many bare rows an order may cost, in processor time. Both are measured in turns, so that a slow machine is slow for both. */
export const mostRows = 60

/** How many bare rows cost as much processor time as an order. */
export const rowsAnOrder = (orders: Timing, rows: Timing): number => spentOnOne(orders) / spentOnOne(rows)

/** How many times as long one takes as the other, where half of each were done. */
export const ratio = (one: Timing, other: Timing): number => within(0.5, one) / within(0.5, other)

/** What may not be, each in a line. Where nothing was measured nothing was shown, and that may not be either. */
export function failures(ours: Load, among: Load | null, rows: Timing): string[] {
  const loads = among ? [ours, among] : [ours]
  const failed = loads.reduce((sum, { requests }) => sum + requests.failed, 0)
  const none = loads.some(({ orders }) => orders.took.length === 0)
  const cost = rowsAnOrder(ours.orders, rows)
  const longer = among ? ratio(among.requests, ours.requests) : 1
  return [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(none ? ['no order got to its end'] : []),
    ...(cost <= mostRows ? [] : [`an order costs ${cost.toFixed(0)} bare rows, ${mostRows} at most`]),
    ...(longer <= most ? [] : [`a request among many leads takes ${longer.toFixed(2)} times as long, ${most} at most`]),
  ]
}
