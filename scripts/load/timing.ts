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
