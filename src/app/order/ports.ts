import type { DeviceInfo } from '../../api/contract/steps.ts'
import type { Campaign } from '../../api/contract/campaign.ts'
import { pathBelow } from '../../content/campaigns/pathBelow.ts'
import { afterPaint } from '../../browser/afterPaint.ts'
import { preloaded } from '../../browser/lazy.ts'
import { oneTabAtATime } from '../../browser/oneTab.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Ports } from '../../sagas/ports.ts'
import { pathNow } from '../address/addressEntries.ts'
import { arrival } from '../arrival/arrival.ts'
import { oncePerTab } from '../arrival/oncePerTab.ts'
import { browserApi } from '../browserApi.ts'
import { consent } from '../../browser/consent.ts'
import { thisTab } from '../../browser/storage.ts'
import { orderStorage } from './orderStorage.ts'
import { taken } from '../arrival/visit.ts'

type Navigate = (path: string, how: { replace: boolean }) => void

/** The world as the sagas see it in a browser. */
export function browserPorts(campaign: Campaign, navigate: Navigate): Ports {
  const clock = serverClock()
  return {
    api: browserApi(clock.tell),
    late,
    painted: () => new Promise(afterPaint),
    goTo: (place, how) => go(navigate, pathBelow(campaign, pathNow()), pathOf(place), how?.replace ?? false),
    arrival,
    now: clock.now,
    device: deviceHere,
    protocol: () => thisTab.read('webcare_tuid'),
    consent,
    random: Math.random,
    newKey: randomKey,
    oneTabAtATime,
    left: () => takenUp(orderStorage.read()),
  }
}

const late = preloaded(async () => (await import('../../sagas/lateSagas.ts')).lateSagas)

/** To a place of the order, or home where there is none. */
function go(navigate: Navigate, here: string, path: string, replace: boolean) {
  navigate(path !== here && replace && isNotThere(here, path) ? '/' : path, { replace })
}

/** Whoever asks for an order that nobody made, or for a step of one that no plan reaches, starts at home. */
function isNotThere(here: string, path: string): boolean {
  return (
    here.endsWith('/pedido-realizado') ||
    (path === '/checkout/oferta-indisponivel' &&
      !/(cep|nr-imovel|dados-cliente|verificando-disponibilidade)$/.test(here))
  )
}

/** Without an order of its own, a browser takes up the one that its link names; the server opens it for the holder of its cookie. */
function takenUp(left: Partial<Funnel> | null): Partial<Funnel> | null {
  if (left?.lead || left?.notice || Object.keys(left?.kept ?? {}).length > 0) return left
  const { lead, notice } = oncePerTab('taken-up', taken()) ?? {}
  return lead || notice
    ? { ...(lead && { lead: { id: lead, version: 0 } }), ...(notice && { notice: { id: notice } }) }
    : left
}

/** What a risk provider may compare: the language, the clock and the screen, the cookies that scripts may read, and what the preferences script left for this visit. */
function deviceHere(): DeviceInfo {
  const jsc = JSON.stringify([
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen.width,
    screen.height,
  ])
  const preferences = thisTab.read('user_prefs2')
  const { cookie } = document
  return {
    jsc,
    ...(fits(cookie) && { cookies: cookie }),
    ...(preferences !== null && fits(preferences) && { hdim_payload: preferences }),
  }
}

/** As much as the contract takes. */
const fits = (text: string) => text !== '' && text.length <= 4096

/** 128 random bits; `randomUUID` is missing where a site is served without https. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

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
