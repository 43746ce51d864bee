import { CancelCoverageNotice, useNoticeAgreed } from './CancelCoverageNotice.tsx'
import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'

/** The stop without coverage, once the visitor accepted or declined the notice: other ways, and how to undo it. */
export function NoCoverageStop({ frame }: { frame: WaysFrame }) {
  return (
    <>
      <ActionsAtStop frame={frame} />
      {useNoticeAgreed() && <CancelCoverageNotice />}
    </>
  )
}
