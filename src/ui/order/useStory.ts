import { useMemo } from 'react'
import type { Story } from '../../funnel/story.ts'
import { useFunnel } from '../useFunnel.ts'

/** Answers and facts, the same object while both are. */
export function useStory(): Story {
  const flow = useFunnel((funnel) => funnel.flow)
  const kept = useFunnel((funnel) => funnel.kept)
  const facts = useFunnel((funnel) => funnel.facts)
  return useMemo(() => ({ flow, kept, facts }), [flow, kept, facts])
}
