import { readFileSync } from 'node:fs'

/** Times in milliseconds, the number of failures, and the servers' processor seconds. */
export type Timing = { took: number[]; failed: number; seconds: number; spent: number }

export const newTiming = (): Timing => ({ took: [], failed: 0, seconds: 0, spent: 0 })

export async function timed<T>(timing: Timing, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    const done = await work()
    timing.took.push(performance.now() - began)
    return done
  } catch (error) {
    timing.failed += 1
    throw error
  }
}

/** The time in which a share of all was done. */
export function within(share: number, { took }: Timing): number {
  return took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? Number.NaN
}

/** The processor time of one, in milliseconds. */
export const spentOnOne = ({ took, spent }: Timing) => (spent * 1000) / took.length

export const perSecond = ({ took, seconds }: Timing) => took.length / seconds

/** The processor seconds of a process, from Linux: hundredths, by user and system. */
export function spentBy(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100
}

/** The times of a load: whole orders, their requests, and of these the saved steps. */
export type Load = { orders: Timing; requests: Timing; writes: Timing }
export const newLoad = (): Load => ({ orders: newTiming(), requests: newTiming(), writes: newTiming() })

/** The limit for a request among a million leads, as a multiple. */
export const most = 1.1

/** The limit of an order's processor time in bare rows; 45 to 81 were measured. Turns make slow machines irrelevant. */
export const mostRows = 100

/** The bare rows that cost as much processor time as an order. */
export const rowsAnOrder = (orders: Timing, rows: Timing): number => spentOnOne(orders) / spentOnOne(rows)

/** The ratio of two medians. */
export const ratio = (one: Timing, other: Timing): number => within(0.5, one) / within(0.5, other)

/** The exceeded limits, each as a line. A load without results fails too. */
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
