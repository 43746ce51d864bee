import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { pathBelowCampaign } from '../../content/campaigns/pathBelowCampaign.ts'
import { afterPaint } from '../../browser/afterPaint.ts'
import { lazy, preloaded } from '../../browser/lazy.ts'
import { oneTab } from '../../browser/oneTab.ts'
import { randomKey } from '../../browser/randomKey.ts'
import { serverNow } from '../../browser/serverClock.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { pathOf, placeOf, type Place } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Ports } from '../../sagas/ports.ts'
import { pathNow } from '../url/historyEntries.ts'
import { arrival } from '../arrival/arrival.ts'
import { ifNewInTab } from '../arrival/ifNewInTab.ts'
import { browserApi } from '../browserApi.ts'
import { contactConsent } from '../../browser/contactConsent.ts'
import { orderStorage } from './orderStorage.ts'
import { leadInLink } from '../arrival/visitOrigin.ts'

type Navigate = (path: string, how: { replace: boolean }) => void

export function browserPorts(campaign: Campaign, navigate: Navigate): Ports {
  return {
    api: browserApi(),
    lazySagas,
    painted: () => new Promise(afterPaint),
    goTo: (place, how) => go(navigate, pathBelowCampaign(campaign, pathNow()), place, how?.replace ?? false),
    arrival,
    now: serverNow,
    device: () => part.get()?.deviceHere() ?? {},
    protocol: () => part.get()?.webchatProtocol() ?? null,
    visitorIds: () => part.get()?.visitorIds() ?? {},
    consent: contactConsent,
    random: Math.random,
    newKey: randomKey,
    oneTabAtATime: oneTab,
    outbox: async (waiting) => part.get()?.keepInOutbox(waiting),
    left: () => takenUp(orderStorage.read()),
  }
}

/** The saving sagas are part of it, so it is loaded before anything is sent. */
const part = lazy(() => import('./lazyPorts.ts'))
const lazySagas = preloaded(async () => (await part.load()).lazySagas)

/** Goes to a place of the order, or to the home page. */
function go(navigate: Navigate, here: string, place: Place, replace: boolean) {
  const path = pathOf(place)
  navigate(path !== here && replace && isNotThere(placeOf(here, place), place) ? '/' : path, { replace })
}

/** A visitor without an order, or at a step without a plan, starts at the home page. */
function isNotThere(left: Place | null, { voice, flow, screen }: Place): boolean {
  const { screens, ends } = flowOf({ flow })
  const stop = screens.findIndex(({ id }) => id === screen)
  const at = screens.findIndex(({ id }) => id === left?.screen)
  if (screens[at]?.kind === 'end') return true
  return voice === 'pages' && ends !== null && screens[stop]?.look === 'noOffer' && (at < 0 || at > stop)
}

/** A browser without an order takes over its link's. The server opens that only with the lead's cookie. */
function takenUp(left: Partial<Funnel> | null): Partial<Funnel> | null {
  if (left?.lead || left?.notice || Object.keys(left?.kept ?? {}).length > 0) return left
  const { lead, notice } = ifNewInTab('taken-up', leadInLink()) ?? {}
  return lead || notice
    ? { ...(lead && { lead: { id: lead, version: 0 } }), ...(notice && { notice: { id: notice } }) }
    : left
}
