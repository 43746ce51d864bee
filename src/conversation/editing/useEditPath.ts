import { useCallback } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { useFunnel } from '../../order/useFunnel.ts'

/** The path to change an answer in this conversation. */
export function useEditPath(): (key: Key) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback((key: Key) => pathOf({ voice: 'chat', flow, key }), [flow])
}
