import { pathOf } from '../funnel/place.ts'
import type { Ports } from '../sagas/ports.ts'
import { arrival } from './arrival.ts'
import { browserApi } from './browserApi.ts'
import { orderStorage } from './storage.ts'

type Navigate = (path: string, how: { replace: boolean }) => void

/** The world as the sagas see it in a browser. */
export function browserPorts(navigate: Navigate): Ports {
  const clock = serverClock()
  return {
    api: browserApi(clock.tell),
    goTo: (place, how) => go(navigate, pathOf(place), how?.replace ?? false),
    arrival,
    now: clock.now,
    random: Math.random,
    newKey: randomKey,
    storage: orderStorage,
  }
}

/** One who is there already stays, without another entry in the browser's history. */
function go(navigate: Navigate, path: string, replace: boolean) {
  if (path !== window.location.pathname) navigate(path, { replace })
}

/** 128 random bits; `randomUUID` is missing where a site is served without https. */
const randomKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Today is the server's today: a phone's clock may be years off. */
function serverClock() {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    tell: (date: string) => {
      const told = Date.parse(date)
      if (!Number.isNaN(told)) offset = told - Date.now()
    },
  }
}
