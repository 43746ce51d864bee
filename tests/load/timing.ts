import { readFileSync } from 'node:fs'

/** How long things took, in milliseconds, how many failed, and the processor seconds that servers spent meanwhile. */
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

/** The time that such a share of all was done in. */
export function within(share: number, { took }: Timing): number {
  return took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? Number.NaN
}

/** The processor time that one took, in milliseconds. */
export const spentOnOne = ({ took, spent }: Timing) => (spent * 1000) / took.length

export const perSecond = ({ took, seconds }: Timing) => took.length / seconds

/** The processor seconds that a process has spent since it began, as Linux tells them: hundredths, by user and system. */
export function spentBy(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100
}

/** What a load of orders took: whole ones, each of their requests, and of these the steps saved. */
export type Load = { orders: Timing; requests: Timing; writes: Timing }
export const newLoad = (): Load => ({ orders: newTiming(), requests: newTiming(), writes: newTiming() })

/** How many times as long a request may take among a million leads. */
export const most = 1.1

/**
 * How many bare rows an order may cost, in processor time: between 45 and 81 were seen, more where the kernel writes quickly.
 * Both are measured in turns, so a slow machine slows both.
 */
export const mostRows = 100

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
