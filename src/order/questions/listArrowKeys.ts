/** The row that a key leads to in an open list, which wraps at its ends. Null for keys that do not move. */
export function rowAfterKey(length: number, at: number, key: string): number | null {
  if (length === 0) return null
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1
  return null
}
