import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { lineBack } from '../funnel/asked.ts'
import { placeOf } from '../funnel/place.ts'
import { entered } from '../funnel/slice.ts'
import { loadLater } from '../ui/later.tsx'
import { keepOrder } from './keepOrder.ts'
import { browserPorts } from './ports.ts'
import { orderStore } from './store.ts'

/** Everything of an order, in either voice, lives below this layout; the landing page loads none of it. */
export function Component() {
  const { pathname } = useLocation()
  const [{ store, run }] = useState(() => orderStore(placeOf(pathname)))
  useSale(store, run)
  useEffect(loadTheRest, [])
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) store.dispatch(entered(placeOf(pathname)))
    first.current = false
  }, [store, pathname])
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  )
}

type Sale = ReturnType<typeof orderStore>

/** Runs the saga for as long as the layout stands, and keeps the browser's copy of the order. */
function useSale(store: Sale['store'], run: Sale['run']) {
  const navigate = useLatest(useNavigate())
  useEffect(() => {
    const task = run(browserPorts((path, how) => void navigate.current(path + window.location.search, how)))
    const forget = keepOrder(store)
    const online = () => store.dispatch(lineBack())
    window.addEventListener('online', online)
    return () => {
      task.cancel()
      forget()
      window.removeEventListener('online', online)
    }
  }, [store, run, navigate])
}

/** Not before the first question works; Safari has no idle callback to say when. */
function loadTheRest() {
  const soon = setTimeout(() => void loadLater(), 300)
  return () => clearTimeout(soon)
}

function useLatest(value: NavigateFunction) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
