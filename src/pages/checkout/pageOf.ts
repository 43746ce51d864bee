import type { Key } from '../../content/answers.ts'
import { order } from '../../content/flows.ts'
import { pathOf } from '../../funnel/place.ts'

/** The address of the page that asks a question. */
export function pageOf(key: Key): string {
  const screen = order.find(({ kind, asks }) => kind === 'ask' && asks.includes(key))
  return pathOf({ voice: 'pages', screen: screen?.id ?? 'cep' })
}
