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
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, step - (spent % step)))
  }
}
