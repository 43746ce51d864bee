/** The upload of each download speed, both in Mega. */
const uploads: Record<number, number> = { 300: 150, 400: 200, 500: 250, 600: 300, 700: 300, 1000: 500, 2000: 1000 }

export const uploadSpeedOf = (mega: number): number => uploads[mega] ?? mega / 2
