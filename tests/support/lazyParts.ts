/** An answer that is on its way until a test lets it arrive. */
export function later<T>(answer: T) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { promise, arrive: () => resolve(answer), fail: reject }
}
