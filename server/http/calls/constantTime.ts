/** Long compared with a look-up, short for a visitor. */
const step = 50

/** Answers or refuses only after a whole number of steps, so that the duration tells nothing about the result. */
export async function constantTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, step - (spent % step)))
  }
}
