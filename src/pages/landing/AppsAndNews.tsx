import type { Plan } from '../../api/contract/plan.ts'
import { noPlanHasStreaming } from '../../api/contract/noPlanHasStreaming.ts'
import { Apps } from './Apps.tsx'
import { News } from './News.tsx'

/** Neighbours on the page, whose code comes as one file. Where plans are sold without any streaming, they tell of none. */
export function AppsAndNews({ plans }: { plans: readonly Plan[] }) {
  const withStreaming = !noPlanHasStreaming(plans)
  return (
    <>
      <Apps withStreaming={withStreaming} />
      <News withStreaming={withStreaming} />
    </>
  )
}
