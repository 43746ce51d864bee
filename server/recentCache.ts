/** A cache of the `most` recently used values. */
export function recentCache<T>(most: number) {
  const kept = new Map<string, T>()

  function get(key: string): T | undefined {
    const value = kept.get(key)
    if (value !== undefined) keep(key, value)
    return value
  }

  function keep(key: string, value: T): T {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }

  return { get, keep, drop: (key: string) => void kept.delete(key) }
}
