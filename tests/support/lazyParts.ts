/** A reply that a test releases. */
export function later<T>(answer: T) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { promise, arrive: () => resolve(answer), fail: reject }
}
