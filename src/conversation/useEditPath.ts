import { useCallback } from 'react'
import type { Key } from '../content/answers.ts'
import { pathOf } from '../funnel/place.ts'
import { useFunnel } from '../ui/useFunnel.ts'

/** Where an answer is changed in this conversation. */
export function useEditPath(): (key: Key) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback((key: Key) => pathOf({ voice: 'chat', flow, key }), [flow])
}
