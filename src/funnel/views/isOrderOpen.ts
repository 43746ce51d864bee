import type { Funnel } from '../state.ts'

/** Whether something is known of the visitor and no order is placed yet. */
export const isOrderOpen = ({ kept, lead, notice, facts }: Funnel) =>
  facts.order?.value === undefined && (lead !== null || notice !== null || Object.keys(kept).length > 0)
