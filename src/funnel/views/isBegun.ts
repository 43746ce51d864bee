import type { Funnel } from '../state.ts'

/** Whether an order has anything of its visitor and is not placed. */
export const isBegun = ({ kept, lead, notice, facts }: Funnel) =>
  facts.order?.value === undefined && (lead !== null || notice !== null || Object.keys(kept).length > 0)
