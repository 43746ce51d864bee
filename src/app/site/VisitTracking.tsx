import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { thisBrowser } from '../../browser/storage.ts'
import { runAffiliateScript } from '../../tracking/runAffiliateScript.ts'
import { useCookieChoice } from '../../tracking/chooseCookies.ts'
import { allows } from '../../tracking/cookieChoice.ts'
import { foreignScripts } from '../../tracking/operatorScripts.ts'
import { keepDeviceData } from '../../tracking/keepDeviceData.ts'
import { forgetTold } from '../../tracking/toldEvents.ts'
import { tellWebchat } from '../../tracking/webchatEventQueue.ts'
import { keepVisitorIds } from '../../tracking/keepVisitorIds.ts'
import { forgetProtocol, isWebchatAllowed } from '../../tracking/keepWebchatProtocol.ts'
import { orderStorageKey } from '../order/orderStorageKey.ts'

/** Tracks visits to public pages. Renders nothing. */
export function VisitTracking() {
  const { pathname } = useLocation()
  const choice = useCookieChoice()
  useEffect(keepDeviceData, [])
  useEffect(obeyChoice, [choice])
  useEffect(() => tellOfPage(window.location.pathname), [pathname, choice])
  return null
}

/** Third-party scripts cannot be unloaded, so the page reloads once one is no longer allowed. */
function obeyChoice() {
  keepVisitorIds()
  runAffiliateScript()
  forgetTold()
  if (!isWebchatAllowed()) forgetProtocol()
  if (foreignScripts.outstayed()) window.location.reload()
}

let lastTold: string | null = null

/** Reports a page once while it stays open, and with it the events of the stored order. */
function tellOfPage(path: string) {
  if (allows('func') && lastTold !== path) {
    lastTold = path
    tellWebchat({ name: 'page-view', fields: { path } })
  }
  const isOrderKept = thisBrowser.read(orderStorageKey) !== null
  if (isOrderKept && isWebchatAllowed()) void tellOrderKept()
}

/** Offline, the next page reports it. */
const tellOrderKept = () =>
  import('./tellWebchatOrder.ts').then(
    ({ tellWebchatOrder }) => tellWebchatOrder(),
    () => {},
  )
