import type { Bookable } from '../../api/contract/schedule.ts'

/** Whether no visit at all can be booked. */
export const areVisitsFull = (slots: readonly Bookable[] | undefined) =>
  slots !== undefined && !slots.some(({ free }) => free)
