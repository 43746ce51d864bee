/** A reply that arrives when a test lets it. */
export function later<T>(answer: T) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { promise, arrive: () => resolve(answer), fail: reject }
}
