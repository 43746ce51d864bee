import { CancelCoverageNotice, useNoticeAgreed } from './CancelCoverageNotice.tsx'
import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'

/** The stop without coverage, after the notice was accepted or declined: other steps, and a way to undo it. */
export function NoCoverageStop({ frame }: { frame: WaysFrame }) {
  return (
    <>
      <ActionsAtStop frame={frame} />
      {useNoticeAgreed() && <CancelCoverageNotice />}
    </>
  )
}
