import { useMemo } from 'react'
import type { Knowledge } from '../funnel/knowledge.ts'
import { useFunnel } from './useFunnel.ts'

/** Answers and facts. The object stays the same until one of them changes. */
export function useKnowledge(): Knowledge {
  const flow = useFunnel((funnel) => funnel.flow)
  const kept = useFunnel((funnel) => funnel.kept)
  const facts = useFunnel((funnel) => funnel.facts)
  return useMemo(() => ({ flow, kept, facts }), [flow, kept, facts])
}
