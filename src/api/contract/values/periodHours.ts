import type { Period } from './values.ts'

/** The hours of a technician's visit in each half of a day. No-break spaces keep them on one line. */
export const periodHours = { manha: '8h\u00a0às\u00a012h', tarde: '12h\u00a0às\u00a018h' } as const satisfies Record<
  Period,
  string
>
