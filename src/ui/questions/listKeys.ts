/** Where a key moves within an open list, round its ends; null for keys that do not move. */
export function stepIn(length: number, at: number, key: string): number | null {
  if (length === 0) return null
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1
  return null
}
