import { IdentityRows } from '../review/IdentityRows.tsx'
import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'

type Props = {
  heading?: 'h2' | 'h3'
  frame: WaysFrame
  /** Where a person has a place of their own. */ alone?: true
}

/** The identity was not confirmed and one try is left: what may be wrong can be corrected first. */
export function IdentitySecondTry({ heading, frame, alone }: Props) {
  return (
    <>
      <IdentityRows editPath={frame.editPath} {...(heading && { heading })} />
      <ActionsAtStop frame={frame} {...(alone && { alone })} />
    </>
  )
}
