import type { DeviceInfo } from '../../api/contract/lead/steps.ts'
import * as outbox from '../../browser/waitingRequests.ts'
import { startWorker, wakeWorker } from '../../browser/registerServiceWorker.ts'
import { thisTab } from '../../browser/storage.ts'
import type { Saga } from '../../sagas/effects.ts'
import { lazySagas as sagas, type LazySagas } from '../../sagas/lazySagas.ts'
import type { Ports, Waiting } from '../../sagas/ports.ts'
import { isWebchatAllowed } from '../../tracking/keepWebchatProtocol.ts'
import { browserRequest } from '../browserApi.ts'

export { visitorIds } from '../../tracking/visitorIds.ts'
export { webchatProtocol } from '../../tracking/webchatProtocol.ts'

/** Data that a risk provider compares: language, time zone, screen, readable cookies and saved preferences. */
export function deviceHere(): DeviceInfo {
  const jsc = JSON.stringify([
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen.width,
    screen.height,
  ])
  const preferences = thisTab.read('user_prefs2')
  const cookie = document.cookie || (thisTab.read('device_cookies') ?? '')
  return {
    jsc,
    ...(fits(cookie) && { cookies: cookie }),
    ...(preferences !== null && fits(preferences) && { hdim_payload: preferences }),
  }
}

/** The contract takes no longer texts, and a truncated one would be a different one. */
const fits = (text: string) => text !== '' && text.length <= 4096

/** Stores requests for the service worker and wakes it. Blocked or full storage is ignored. */
export async function keepInOutbox(waiting: readonly Waiting[]): Promise<void> {
  try {
    const requests = waiting.map(({ write, options }) => browserRequest(write.call, write.input, options))
    await outbox.write(await Promise.all(requests))
    if (waiting.length > 0) void wakeWorker()
  } catch {
    // An open page sends its writes itself.
  }
}

/** With the first answer there is an order to return to, offline too, and to report on. */
function* save(ports: Ports): Saga {
  startWorker()
  if (isWebchatAllowed()) void listenForLeaving()
  yield* sagas.save(ports)
}

/** If loading fails, the next page of the site reports. */
const listenForLeaving = () =>
  import('./tellOrderEventsOnLeave.ts').then(
    (part) => part.tellOrderEventsOnLeave(),
    () => {},
  )

export const lazySagas: LazySagas = { ...sagas, save }
