import { useCallback } from 'react'
import type { Key } from '../../content/answers.ts'
import type { ScreenId } from '../../content/screen.ts'
import { pathOf } from '../../funnel/place.ts'
import { flowOf } from '../../funnel/story.ts'
import { useFunnel } from '../../ui/useFunnel.ts'

/** The addresses of the pages of this visit's flow; a screen that it has not leads to its first one. */
export function usePageAt(): (screen: ScreenId) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback((screen: ScreenId) => pathOf({ voice: 'pages', flow, screen }), [flow])
}

/** The address of the page that asks a question. */
export function usePageOf(): (key: Key) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback(
    (key: Key) => {
      const screen = flowOf({ flow }).find(({ kind, asks }) => kind === 'ask' && asks.includes(key))
      return pathOf({ voice: 'pages', flow, ...(screen && { screen: screen.id }) })
    },
    [flow],
  )
}
