/** Long against the work of a look-up, short against a visitor's patience. */
const step = 50

/** Answers, or refuses, only when a whole number of steps has passed: how long the work took tells nothing of what was found. */
export async function constantTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, step - (spent % step)))
  }
}
