import { keysIn, type Key } from '../../content/questions/answers.ts'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import type { FlowName } from '../../content/flows/flow.ts'
import { flowNames, flows } from '../../content/flows/flows.ts'
import { questions } from '../../content/questions/questions.ts'
import { isAt } from '../../content/flows/screen.ts'
import { askScreenOf } from '../answersAndFacts.ts'

/** A place in the order: voice, flow and screen. Without a screen it is the open one. */
export type Place = { voice: 'pages' | 'chat'; flow: FlowName; screen?: string; key?: Key }

/** The place at an address below the campaign prefix, if there is one. */
export function placeOf(pathname: string, { flow }: { flow: FlowName } = { flow: 'order' }): Place | null {
  const path = withoutTrailingSlash(pathname)
  if (path === '/chat' || path.startsWith('/chat/')) return chatPlace(path.slice('/chat'.length), flow)
  return pagePlace(path, flow)
}

export const isSamePlace = (one: Place | null, other: Place | null) =>
  one?.voice === other?.voice && one?.flow === other?.flow && one?.screen === other?.screen && one?.key === other?.key

export function pathOf({ voice, flow, screen, key }: Place): string {
  const { screens, chatName } = flows[flow]
  if (voice === 'pages') return (screens.find(({ id }) => id === screen) ?? screens[0])?.path ?? '/'
  const slug = key ? questions[key].slug : screen
  return ['/chat', chatName, slug].filter(Boolean).join('/')
}

/** The flow whose name is a chat address in every campaign. */
export const flowInChat = (name: string): FlowName | undefined =>
  flowNames.find((each) => flows[each].chatName === name)

function chatPlace(rest: string, home: FlowName): Place | null {
  const [first = '', ...others] = rest.split('/').filter(Boolean)
  const flow = flowInChat(first)
  const [slug, ...more] = flow ? others : [first, ...others].filter(Boolean)
  return more.length > 0 ? null : placeBySlug(slug, flow ?? home)
}

function placeBySlug(slug: string | undefined, flow: FlowName): Place | null {
  const place = { voice: 'chat', flow } as const
  const { screens } = flows[flow]
  if (slug === undefined) return place
  const key = keysIn(questions).find((name) => questions[name].slug === slug)
  const asking = key && askScreenOf(place, key)
  if (key && asking) return { ...place, screen: asking.id, key }
  const screen = screens.find(({ id }) => id === slug)
  return screen ? { ...place, screen: screen.id } : null
}

/** A page of the visit's own flow, of a flow open to it, or of one with addresses in every campaign. */
function pagePlace(path: string, home: FlowName): Place | null {
  const open = flowNames.filter((each) => each !== home && (flows[each].openIn === home || flows[each].chatName))
  for (const flow of [home, ...open]) {
    const screen = flows[flow].screens.find((each) => isAt(each, path))
    if (screen) return { voice: 'pages', flow, screen: screen.id }
  }
  return null
}
