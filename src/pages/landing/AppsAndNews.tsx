import type { Plan } from '../../api/contract/sale/plan.ts'
import { noPlanHasStreaming } from '../../api/contract/sale/noPlanHasStreaming.ts'
import { Apps } from './Apps.tsx'
import { News } from './News.tsx'

/** Adjacent parts in one chunk. If no plan has streaming, they do not mention any. */
export function AppsAndNews({ plans }: { plans: readonly Plan[] }) {
  const withStreaming = !noPlanHasStreaming(plans)
  return (
    <>
      <Apps withStreaming={withStreaming} />
      <News withStreaming={withStreaming} />
    </>
  )
}
