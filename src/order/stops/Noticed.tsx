import { CancelNotice, useNoticeAgreed } from '../done/NoticeAgreed.tsx'
import { ActionsAtStop, type WaysFrame } from './StopWays.tsx'
import { useCurrentStop } from './useStop.ts'

/** The stop without coverage, once the visitor accepted or declined the notice: other ways, and how to undo it. */
export function NoCoverageStop({ frame }: { frame: WaysFrame }) {
  const { ways } = useCurrentStop()
  return (
    <>
      <ActionsAtStop ways={ways} frame={frame} />
      {useNoticeAgreed() && <CancelNotice />}
    </>
  )
}
