import { pageShownAt } from '../../content/pagePaths.ts'
import { keysIn } from '../../content/questions/answers.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import type { FlowName } from '../../content/flows/flow.ts'
import { flows } from '../../content/flows/flows.ts'
import { questions } from '../../content/questions/questions.ts'
import { flowInChat, placeOf, type Place } from '../../funnel/journey/place.ts'

/** The target of an address: a place in the order, a page outside it, or nothing known. */
export type PathMeaning = { place: Place | null; known: boolean }

/** A step of another flow leads to the present place of this order. */
export function placeAtPath(pathname: string, campaign: Campaign): PathMeaning {
  const path = withoutTrailingSlash(pathname)
  const shown = pageShownAt(path)
  if (shown === 'chat') return { place: { voice: 'chat', flow: campaign.flow }, known: true }
  if (shown !== undefined && shown !== 'order') return { place: null, known: true }
  const place = placeOf(path, campaign)
  if (place) return { place, known: true }
  if (!path.startsWith('/chat')) return { place: { voice: 'pages', flow: campaign.flow }, known: true }
  const flow = chatFlow(path, campaign.flow)
  return flow ? { place: { voice: 'chat', flow }, known: true } : { place: null, known: false }
}

/** The segments for questions and screens in the addresses of the conversation. */
export const chatSlugs: ReadonlySet<string> = new Set([
  ...keysIn(questions).map((key) => questions[key].slug),
  ...Object.values(flows).flatMap(({ screens }) => screens.map(({ id }) => id)),
])

function chatFlow(path: string, home: FlowName): FlowName | null {
  const [, , first = '', second, ...more] = path.split('/')
  if (more.length > 0) return null
  if (second === undefined) return chatSlugs.has(first) ? home : null
  const flow = flowInChat(first)
  return flow && chatSlugs.has(second) ? flow : null
}
