import { isKey } from '../content/answers.ts'
import { bare, type Campaign } from '../content/campaign.ts'
import { flows, type FlowName } from '../content/flows.ts'
import { questions } from '../content/questions.ts'
import { apart, placeOf, type Place } from '../funnel/place.ts'

/** What an address of an order is about: a place in it, a page beside it, or nothing that is known. */
export type Addressed = { place: Place | null; known: boolean }

/** An address of a step that another way to buy has stands for wherever this order is. */
export function addressed(pathname: string, campaign: Campaign): Addressed {
  const path = same(bare(pathname))
  if (beside.has(path)) return { place: null, known: true }
  const place = placeOf(path, campaign)
  if (place) return { place, known: true }
  if (!path.startsWith('/chat')) return { place: { voice: 'pages', flow: campaign.flow }, known: true }
  const flow = chatFlow(path, campaign.flow)
  return flow ? { place: { voice: 'chat', flow }, known: true } : { place: null, known: false }
}

/** The words that stand for a question or a screen in the address of a conversation. */
export const chatSlugs: ReadonlySet<string> = new Set([
  ...Object.keys(questions).filter(isKey).map((key) => questions[key].slug),
  ...Object.values(flows).flatMap((screens) => screens.map(({ id }) => id)),
])

const beside = new Set(['/checkout', '/checkout/carrinho', '/checkout/confirmando-dados', '/receber-ligacao'])

/** Some addresses are another by a longer or an older name. */
function same(path: string): string {
  if (path === '/chat-tct') return '/chat'
  return path.replace(/^(\/consultar-cobertura\/cep)\/[^/]+$/, '$1')
}

function chatFlow(path: string, home: FlowName): FlowName | null {
  const [, , first = '', second, ...more] = path.split('/')
  if (more.length > 0) return null
  if (second === undefined) return chatSlugs.has(first) ? home : null
  const flow = apart.find(({ chat }) => chat === first)?.flow
  return flow && chatSlugs.has(second) ? flow : null
}
