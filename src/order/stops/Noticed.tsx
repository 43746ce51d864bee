import { NoticeRefuse, useNoticeAgreed } from '../done/NoticeAgreed.tsx'
import { StopWays, type WaysFrame } from './StopWays.tsx'
import { useStop } from './useStop.ts'

/** The stop without coverage, once the visitor accepted or declined the notice: other ways, and how to undo it. */
export function Noticed({ frame }: { frame: WaysFrame }) {
  const { ways } = useStop()
  return (
    <>
      <StopWays ways={ways} frame={frame} />
      {useNoticeAgreed() && <NoticeRefuse />}
    </>
  )
}
