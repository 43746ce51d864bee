import { useCallback } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { askScreenOf } from '../../funnel/answersAndFacts.ts'
import { useFunnel } from '../../order/useFunnel.ts'

/** The addresses of the pages in this visit's flow. An unknown screen leads to the first one. */
export function usePathToPage(): (screen: string) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback((screen: string) => pathOf({ voice: 'pages', flow, screen }), [flow])
}

/** The address of the page that asks a question. */
export function useQuestionPath(): (key: Key) => string {
  const flow = useFunnel((funnel) => funnel.flow)
  return useCallback(
    (key: Key) => {
      const screen = askScreenOf({ flow }, key)
      return pathOf({ voice: 'pages', flow, ...(screen && { screen: screen.id }) })
    },
    [flow],
  )
}
