import { shallowEqual } from 'react-redux'
import type { Knowledge } from '../funnel/answersAndFacts.ts'
import { useFunnel } from './useFunnel.ts'

/** The answers and facts. The object stays the same until one of them changes. */
export function useKnowledge(): Knowledge {
  return useFunnel(({ flow, kept, facts }) => ({ flow, kept, facts }), shallowEqual)
}
