import type { Period } from './valueRules.ts'

/** The hours in which a visit may begin in each half of a day, in São Paulo time. */
export const visitHours = { manha: { from: 8, to: 12 }, tarde: { from: 12, to: 18 } } as const satisfies Record<
  Period,
  { from: number; to: number }
>

const inWords = ({ from, to }: { from: number; to: number }) => `${from}h\u00a0às\u00a0${to}h`

/** The hours of each half of a day in words. No-break spaces keep them on one line. */
export const visitHoursInWords = {
  manha: inWords(visitHours.manha),
  tarde: inWords(visitHours.tarde),
} satisfies Record<Period, string>
