import { apps } from '../api/contract/operatorSite/planApps.ts'
import { streamingNames } from '../api/contract/sale/streamingNames.ts'
import { music } from '../api/contract/sale/streamings.ts'
import { streamings } from '../api/contract/operatorSite/brandAndContact.ts'
import { pathWith } from './landingFocuses.ts'

/** An app: the slowest speed in Mega that always has it, and the address of plans with it, if there are any. */
export type App = { slug: string; name: string; from?: number; plans?: string }

/** The home page's apps in two rows: video, and all others. Those of subscriptions only if some are sold. */
export const appRows = (withStreaming: boolean): readonly (readonly App[])[] => [
  [...(withStreaming ? Object.keys(streamings).map(subscription) : []), ...apps.filter(({ from }) => from >= 1000)],
  [...(withStreaming ? music.map(subscription) : []), ...apps.filter(({ from }) => from < 1000)],
]

function subscription(slug: string): App {
  const plans = pathWith(slug)
  return { slug, name: streamingNames([slug]), ...(plans && { plans }) }
}
