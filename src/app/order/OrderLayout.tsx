import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Provider } from 'react-redux'
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { preload } from '../../browser/lazy.ts'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { lineBack } from '../../funnel/visitorActions.ts'
import { isSamePlace } from '../../funnel/journey/place.ts'
import { entered } from '../../funnel/slice.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { lazyPart, rarePart } from '../../ui/lazyPart.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { pathBelowCampaign } from '../../content/campaigns/pathBelowCampaign.ts'
import { pathNow, writeLater } from '../url/historyEntries.ts'
import { placeAtPath } from '../url/placeAtPath.ts'
import { keepOrder } from './keepOrder.ts'
import { browserPorts } from './browserPorts.ts'
import { orderStore } from './store.ts'
import { visitOrigin } from '../arrival/visitOrigin.ts'

/** The layout of an order in both voices. The landing page does not load it. */
export function Component() {
  const { pathname, key } = useLocation()
  const campaign = useCampaign()
  const { place, known } = useMemo(() => placeAtArrival(pathname, campaign, key), [pathname, campaign, key])
  const [{ store, run }] = useState(() => orderStore(place, cameBy(campaign)))
  const ready = useSale(store, run, campaign)
  useEffect(loadTheRest, [])
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current && !isSamePlace(place, store.getState().funnel.place)) store.dispatch(entered(place))
    first.current = false
  }, [store, place])
  return (
    <Provider store={store}>
      {known ? ready && <Outlet /> : <NotFound />}
      <Asked />
    </Provider>
  )
}

/** Asks which of two versions of an answer to keep. */
function Asked() {
  const versions = useFunnel(({ twoVersions }) => twoVersions)
  return versions && <AnswerConflict {...versions} />
}

const AnswerConflict = rarePart(async () => (await import('../../order/versions/AnswerConflict.tsx')).AnswerConflict)

/** Returns a new place for each arrival, even at the same address. */
const placeAtArrival = (pathname: string, campaign: Campaign, _key: string) => placeAtPath(pathname, campaign)

/** A prerendered page belongs to no visit yet. */
const cameBy = (campaign: Campaign) => ({ campaign, visit: typeof window === 'undefined' ? {} : visitOrigin(campaign) })

const NotFound = lazyPart(async () => (await import('../../pages/NotFound.tsx')).Component)

type Sale = ReturnType<typeof orderStore>

/** Runs the saga while mounted and stores the order. A page that was not prerendered waits until its place is known. */
function useSale(store: Sale['store'], run: Sale['run'], campaign: Campaign) {
  const navigate = useLatest(useNavigate())
  const [ready, setReady] = useState(
    useSyncExternalStore(
      emptySubscribe,
      () => false,
      () => true,
    ),
  )
  useLayoutEffect(() => {
    const forget = keepOrder(store)
    const task = run(browserPorts(campaign, goTo(store, campaign, navigate)))
    const online = () => store.dispatch(lineBack())
    queueMicrotask(() => setReady(true))
    window.addEventListener('online', online)
    return () => {
      task.cancel()
      forget()
      window.removeEventListener('online', online)
    }
  }, [store, run, campaign, navigate])
  return ready
}

/** Within the conversation the store moves first and the address follows. Any other move goes through the router. */
function goTo(store: Sale['store'], campaign: Campaign, navigate: RefObject<NavigateFunction>) {
  return (path: string, how: { replace: boolean }) => {
    const { place } = placeAtPath(path, campaign)
    const here = pathBelowCampaign(campaign, pathNow())
    const isThere = path === here
    if (place?.voice !== 'chat' || placeAtPath(here, campaign).place?.voice !== 'chat')
      return isThere ? undefined : void navigate.current(path + window.location.search, how)
    if (!isThere) writeLater((campaign.prefix && `/${campaign.prefix}`) + path, how.replace)
    if (!isSamePlace(place, store.getState().funnel.place)) store.dispatch(entered(place))
  }
}

/** Preloads once the first question works, by a timeout because Safari has no idle callback. */
function loadTheRest() {
  const soon = setTimeout(() => void preload(), 300)
  return () => clearTimeout(soon)
}

function useLatest(value: NavigateFunction) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
