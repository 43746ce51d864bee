import type { Period } from './values.ts'

/** When a technician comes in each half of a day; the hours of one stay on a line. */
export const periodHours = { manha: '8h\u00a0às\u00a012h', tarde: '12h\u00a0às\u00a018h' } as const satisfies Record<Period, string>
