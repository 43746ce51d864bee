import { NoticeRefuse, useNoticeAgreed } from '../done/NoticeAgreed.tsx'
import { StopWays, type WaysFrame } from './StopWays.tsx'
import { useStop } from './useStop.ts'

/** No plan reaches the address, and the visitor said whether to be told when one does: other ways, and the way back from a notice. */
export function Noticed({ frame }: { frame: WaysFrame }) {
  const { ways } = useStop()
  return (
    <>
      <StopWays ways={ways} frame={frame} />
      {useNoticeAgreed() && <NoticeRefuse />}
    </>
  )
}
