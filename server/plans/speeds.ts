/** The upload of each download speed, both in Mega. */
const uploads: Record<number, number> = { 300: 150, 400: 200, 500: 250, 600: 300, 700: 300, 1000: 500, 2000: 1000 }

export function uploadOf(mega: number): number {
  return uploads[mega] ?? mega / 2
}

/** A speed as people write it: 500 Mega, 1 Giga. */
export function speed(mega: number): string {
  return mega % 1000 === 0 ? `${mega / 1000} Giga` : `${mega} Mega`
}
