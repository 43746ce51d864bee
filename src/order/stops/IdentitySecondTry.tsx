import { IdentityRows } from '../review/IdentityRows.tsx'
import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'

type Props = {
  heading?: 'h2' | 'h3'
  frame: WaysFrame
  /** Set if there is a separate part for a person. */ alone?: true
}

/** The second try of the identity check: the visitor can correct answers first. */
export function IdentitySecondTry({ heading, frame, alone }: Props) {
  return (
    <>
      <IdentityRows editPath={frame.editPath} {...(heading && { heading })} />
      <ActionsAtStop frame={frame} {...(alone && { alone })} />
    </>
  )
}
