import type { Bookable } from '../../api/contract/schedule.ts'

export const areVisitsFull = (slots: readonly Bookable[] | undefined) =>
  slots !== undefined && !slots.some(({ free }) => free)
