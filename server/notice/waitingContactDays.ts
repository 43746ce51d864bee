import { coverageNoticeMonths } from '../../src/api/contract/coverageNoticeMonths.ts'

/** How long the contact of a visitor who waits for fibre is kept. */
export const daysWaiting = Math.floor((coverageNoticeMonths * 365) / 12)
