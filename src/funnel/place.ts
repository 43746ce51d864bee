import { isKey, type Key } from '../content/answers.ts'
import { bare } from '../content/campaign.ts'
import { flows, type FlowName } from '../content/flows.ts'
import { questions } from '../content/questions.ts'
import type { Screen, ScreenId } from '../content/screen.ts'

/** Where a visitor is: in which voice and flow, and at which screen; without one, wherever the order stands. The address is the only cursor. */
export type Place = { voice: 'pages' | 'chat'; flow: FlowName; screen?: ScreenId; key?: Key }

/** The place at an address below the campaign prefix, if there is one. */
export function placeOf(pathname: string, { flow }: { flow: FlowName } = { flow: 'order' }): Place | null {
  const path = bare(pathname)
  if (path === '/chat' || path.startsWith('/chat/')) return chatPlace(path.slice('/chat'.length), flow)
  return pagePlace(aliases[path] && flow !== 'migration' ? aliases[path] : path, flow)
}

export function pathOf({ voice, flow, screen, key }: Place): string {
  const screens: readonly Screen[] = flows[flow]
  if (voice === 'pages') return (screens.find(({ id }) => id === screen) ?? screens[0])?.path ?? '/'
  const slug = key ? questions[key].slug : screen
  return [chatOf(flow), slug].filter(Boolean).join('/')
}

/** Renewal pages by a shorter address. */
const aliases: Record<string, string> = { '/consulta-cpf': '/refidelizacao/consulta-cpf', '/ofertas': '/refidelizacao/ofertas', '/sem-ofertas': '/refidelizacao/sem-ofertas' }

/** The flows with addresses of their own in every campaign. */
export const apart: readonly { flow: FlowName; pages: string; chat: string }[] = [
  { flow: 'coverage', pages: '/consultar-cobertura', chat: 'cobertura' },
  { flow: 'renewal', pages: '/refidelizacao', chat: 'refidelizacao' },
]

const chatOf = (flow: FlowName) => `/chat/${apart.find((each) => each.flow === flow)?.chat ?? ''}`.replace(/\/$/, '')

function chatPlace(rest: string, home: FlowName): Place | null {
  const [first = '', ...others] = rest.split('/').filter(Boolean)
  const flow = apart.find(({ chat }) => chat === first)?.flow
  const [slug, ...more] = flow ? others : [first, ...others].filter(Boolean)
  return more.length > 0 ? null : placeBySlug(slug, flow ?? home)
}

function placeBySlug(slug: string | undefined, flow: FlowName): Place | null {
  const place = { voice: 'chat', flow } as const
  const screens: readonly Screen[] = flows[flow]
  if (slug === undefined) return place
  const key = Object.keys(questions).filter(isKey).find((name) => questions[name].slug === slug)
  const asking = key && screens.find(({ kind, asks }) => kind === 'ask' && asks.includes(key))
  if (key && asking) return { ...place, screen: asking.id, key }
  const screen = screens.find(({ id }) => id === slug)
  return screen ? { ...place, screen: screen.id } : null
}

function pagePlace(path: string, home: FlowName): Place | null {
  const flow = apart.find(({ pages }) => path.startsWith(`${pages}/`))?.flow ?? home
  for (const each of [flow, ...(flow === 'order' ? combined : [])]) {
    const screens: readonly Screen[] = flows[each]
    const screen = screens.find((one) => one.path === path)
    if (screen) return { voice: 'pages', flow: each, screen: screen.id }
  }
  return null
}

/** Pages that ask for several things at once stand open to the plain order too. */
const combined: readonly FlowName[] = ['fluxo', 'premium']
