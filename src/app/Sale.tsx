import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router'
import type { Campaign } from '../content/campaign.ts'
import { lineBack } from '../funnel/asked.ts'
import { entered } from '../funnel/slice.ts'
import { loadRare } from '../sagas/rarely.ts'
import { later, loadLater } from '../ui/later.tsx'
import { useCampaign } from '../ui/useCampaign.ts'
import { addressed } from './addressed.ts'
import { keepOrder } from './keepOrder.ts'
import { browserPorts } from './ports.ts'
import { orderStore } from './store.ts'
import { visitOf } from './visit.ts'

/** Everything of an order, in either voice, lives below this layout; the landing page loads none of it. */
export function Component() {
  const { pathname } = useLocation()
  const campaign = useCampaign()
  const { place, known } = useMemo(() => addressed(pathname, campaign), [pathname, campaign])
  const [{ store, run }] = useState(() => orderStore(place, cameBy(campaign)))
  const ready = useSale(store, run, campaign)
  useEffect(loadTheRest, [])
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) store.dispatch(entered(place))
    first.current = false
  }, [store, place])
  return (
    <Provider store={store}>
      {known ? ready && <Outlet /> : <NotFound />}
    </Provider>
  )
}

/** A page rendered ahead belongs to no visit yet. */
const cameBy = (campaign: Campaign) => ({ campaign, visit: typeof window === 'undefined' ? {} : visitOf(campaign) })

const NotFound = later(async () => (await import('../pages/NotFound.tsx')).Component)

type Sale = ReturnType<typeof orderStore>

/**
 * Runs the saga for as long as the layout stands, from before the first tap can come, and keeps the browser's copy of the
 * order. A page that the server did not send is shown from where the order stands, and no sooner.
 */
function useSale(store: Sale['store'], run: Sale['run'], campaign: Campaign) {
  const navigate = useLatest(useNavigate())
  const [ready, setReady] = useState(useSyncExternalStore(never, () => false, () => true))
  useLayoutEffect(() => {
    const task = run(browserPorts(campaign, (path, how) => void navigate.current(path + window.location.search, how)))
    const forget = keepOrder(store)
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

/** Whether a page is taken over as it was sent never changes. */
const never = () => () => {}

/** Not before the first question works; Safari has no idle callback to say when. */
function loadTheRest() {
  const soon = setTimeout(() => void Promise.allSettled([loadLater(), loadRare()]), 300)
  return () => clearTimeout(soon)
}

function useLatest(value: NavigateFunction) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
