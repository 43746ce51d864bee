import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'
import { useCurrentStop } from './useCurrentStop.ts'

/** Nothing is offered to this tax id now: another one, or a person. */
export const NoCustomerOffers = ({ frame }: { frame: WaysFrame }) => (
  <ActionsAtStop ways={useCurrentStop().ways} frame={frame} />
)
