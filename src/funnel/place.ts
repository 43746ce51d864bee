import { isKey, type Key } from '../content/answers.ts'
import { order, type ScreenId } from '../content/flows.ts'
import { questions } from '../content/questions.ts'

/** Where a visitor is in an order. The address is the only cursor, in both voices. */
export type Place = { voice: 'pages' | 'chat'; screen: ScreenId; key?: Key }

/** The place at an address below the campaign prefix; `undefined` screens (`/chat`) mean wherever the order stands. */
export function placeOf(pathname: string): Place | { voice: 'chat' } | null {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/chat') return { voice: 'chat' }
  return path.startsWith('/chat/') ? chatPlace(path.slice('/chat/'.length)) : pagePlace(path)
}

export function pathOf(place: Place): string {
  if (place.voice === 'pages') return pagePath(place.screen)
  return `/chat/${place.key ? questions[place.key].slug : place.screen}`
}

function chatPlace(slug: string): Place | null {
  const key = Object.keys(questions).find((name) => isKey(name) && questions[name].slug === slug)
  const screen = order.find(({ asks, id }) => (key !== undefined && isKey(key) && asks.includes(key) && id !== 'oferta-indisponivel') || id === slug)
  if (!screen) return null
  return key !== undefined && isKey(key) ? { voice: 'chat', screen: screen.id, key } : { voice: 'chat', screen: screen.id }
}

function pagePlace(path: string): Place | null {
  const screen = order.find(({ id }) => pagePath(id) === path)
  return screen ? { voice: 'pages', screen: screen.id } : null
}

function pagePath(id: ScreenId): string {
  const path = order.find((screen) => screen.id === id)?.path ?? id
  return path.startsWith('/') ? path : `/checkout/${path}`
}
