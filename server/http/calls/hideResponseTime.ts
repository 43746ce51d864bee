/** In ms: long for a look-up, short for a visitor. */
export const shortStep = 50
/** The same for a look-up in a system of the operator. */
export const longStep = 1000

/** Replies or refuses only after a whole number of steps, so that the duration reveals nothing about the result. */
export async function hideResponseTime<T>(work: () => Promise<T>, step = shortStep): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const due = began + (Math.floor((performance.now() - began) / step) + 1) * step
    while (performance.now() < due) await untilAbout(due)
  }
}

/** Waits for a time. A timer may fire up to two milliseconds early. */
const untilAbout = (due: number) => new Promise((resolve) => setTimeout(resolve, Math.ceil(due - performance.now())))
