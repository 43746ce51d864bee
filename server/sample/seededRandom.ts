/** Pseudo-random numbers that are the same on every run: mulberry32. */
export type Random = {
  below: (limit: number) => number
  chance: (percent: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
}

export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: (percent) => next() * 100 < percent, pick: (list) => list[below(list.length)] ?? list[0] }
}

/** The FNV-1a hash of a text. */
function hash(text: string): number {
  return [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16777619), 2166136261)
}
