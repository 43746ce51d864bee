import { CancelCoverageNotice, useNoticeAgreed } from './CancelCoverageNotice.tsx'
import { ActionsAtStop, type WaysFrame } from './ActionsAtStop.tsx'
import { useCurrentStop } from './useCurrentStop.ts'

/** The stop without coverage, once the visitor accepted or declined the notice: other ways, and how to undo it. */
export function NoCoverageStop({ frame }: { frame: WaysFrame }) {
  const { ways } = useCurrentStop()
  return (
    <>
      <ActionsAtStop ways={ways} frame={frame} />
      {useNoticeAgreed() && <CancelCoverageNotice />}
    </>
  )
}
