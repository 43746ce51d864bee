import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { Api } from '../../src/api/client.ts'
import type { CallName } from '../../src/api/contract/calls.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { pathOf, placeOf } from '../../src/funnel/journey/place.ts'
import { entered } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { Component as Checkout } from '../../src/pages/checkout/Checkout.tsx'
import { Component as Conversation } from '../../src/conversation/Conversation.tsx'
import { settled } from '../support/aSale.ts'
import { fakeApi, fakePorts, type Answers } from '../support/fakeApi.ts'

/** A visitor at a page of the order: real pages, store and sagas, and a fake server. */
export async function aVisit(
  path: string,
  over: Answers = {},
  left: Partial<Funnel> | null = null,
  silent?: CallName,
  prefix = '',
) {
  const server = fakeApi(over)
  const api: Api = (name, ...rest) => (name === silent ? new Promise(() => {}) : server.api(name, ...rest))
  const campaign = campaignOf(prefix)
  const placeAt = (pathname: string) => placeOf(pathname, campaign)
  const { store, run } = orderStore(placeAt(path), { campaign, visit: {} })
  const Sale = () => (
    <Provider store={store}>
      <Outlet />
    </Provider>
  )
  const pages = [
    '/checkout/*',
    '/pedido-realizado',
    '/consultar-cobertura/*',
    '/refidelizacao/*',
    '/consulta-cpf',
    '/ofertas',
    '/sem-ofertas',
  ].map((at) => ({ path: at, element: <Checkout /> }))
  const router = createMemoryRouter(
    [
      {
        element: <Sale />,
        children: [...pages, { path: '/chat/*', element: <Conversation /> }, { path: '*', element: <p>elsewhere</p> }],
      },
    ],
    { initialEntries: [path] },
  )
  router.subscribe(({ location }) => {
    const place = placeAt(location.pathname)
    if (JSON.stringify(place) !== JSON.stringify(store.getState().funnel.place)) store.dispatch(entered(place))
  })
  render(<RouterProvider router={router} />)
  const { ports } = fakePorts(
    api,
    left && {
      kept: left.kept ?? {},
      facts: left.facts ?? {},
      revision: left.revision ?? 0,
      ...(left.lead && { lead: left.lead }),
      ...(left.notice && { notice: left.notice }),
      ...(left.lost && { lost: left.lost }),
    },
  )
  await act(async () => {
    run({ ...ports, goTo: (place, how) => void router.navigate(pathOf(place), how ?? {}) })
    await settled()
  })
  return { ...server, router, store, user: userEvent.setup(), funnel: () => store.getState().funnel }
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

export const go = () => screen.getByRole('button', { name: 'Continuar' })

export const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

export const focused = (element: () => HTMLElement) =>
  waitFor(() => {
    if (document.activeElement !== element())
      throw new Error(`the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`)
  })
