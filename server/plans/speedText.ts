/** A speed in words: 500 Mega, 1 Giga. */
export function speedText(mega: number): string {
  return mega % 1000 === 0 ? `${mega / 1000} Giga` : `${mega} Mega`
}
