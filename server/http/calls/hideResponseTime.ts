/** Long compared with a look-up, short for a visitor. */
export const shortStep = 50
/** The same where a system of the operator looks up. */
export const longStep = 1000

/** Answers or refuses only after a whole number of steps, so that the duration tells nothing about the result. */
export async function hideResponseTime<T>(work: () => Promise<T>, step = shortStep): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, step - (spent % step)))
  }
}
