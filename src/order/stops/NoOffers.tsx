import { StopWays, type WaysFrame } from './StopWays.tsx'
import { useStop } from './useStop.ts'

/** Nothing is offered to this tax id now: another one, or a person. */
export const NoOffers = ({ frame }: { frame: WaysFrame }) => <StopWays ways={useStop().ways} frame={frame} />
