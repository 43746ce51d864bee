/** Returns the cached value of a key, or makes and caches it. */
export function once<Key, Value>(known: Known<Key, Value>, key: Key, make: () => Value): Value {
  const had = known.get(key)
  if (had !== undefined) return had
  const made = make()
  known.set(key, made)
  return made
}

type Known<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown }
