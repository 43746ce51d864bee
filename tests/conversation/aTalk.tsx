import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { useLayoutEffect, useRef } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../src/browser/afterPaint.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { Component as Conversation } from '../../src/conversation/Conversation.tsx'
import { reading } from '../../src/conversation/words/lazyReading.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { pathOf, placeOf } from '../../src/funnel/journey/place.ts'
import { entered, resumed } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import type { Arrival } from '../../src/sagas/ports.ts'
import { fakeApi, fakePorts, type Answers } from '../support/fakeApi.ts'

await reading.load()

/** A visitor in the conversation, with a real store and saga and a fake server. Ends with its test. */
export function aTalk({
  over = {},
  left = null,
  at = '/chat',
  campaign: prefix = '',
  arrival = { answers: {} },
}: { over?: Answers; left?: Partial<Funnel> | null; at?: string; campaign?: string; arrival?: Arrival } = {}) {
  const server = fakeApi(over)
  const campaign = campaignOf(prefix)
  const placeAt = (pathname: string) => placeOf(pathname, campaign)
  const { ports } = fakePorts(server.api, left && { ...left, place: placeAt(at) })
  const { store, run } = orderStore(placeAt(at), { campaign, visit: {} })
  // A page without server rendering is shown once the order's place is known
  if (left) store.dispatch(resumed({ thread: 'left', ...left, place: placeAt(at) }))
  const here: { path: string; go?: (path: string) => void } = { path: at }
  function Address() {
    const { pathname } = useLocation()
    const navigate = useNavigate()
    const first = useRef(true)
    useLayoutEffect(() => {
      here.path = pathname
      here.go = (path) => void navigate(path)
      if (!first.current) store.dispatch(entered(placeAt(pathname)))
      first.current = false
    }, [pathname, navigate])
    return <Conversation />
  }
  const user = userEvent.setup()
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  const running = { stop: () => {} }
  act(() => {
    const task = run({ ...ports, arrival: () => arrival, goTo: (place) => here.go?.(pathOf(place)) })
    running.stop = () => task.cancel()
  })
  onTestFinished(running.stop)
  return {
    ...server,
    ...view,
    user,
    store,
    here,
    funnel: () => store.getState().funnel,
    left: () => browserCopy(store.getState().funnel),
    open: () =>
      screen.getByRole('heading', { level: 2, name: /^Assistente:/ }).textContent?.replace('Assistente: ', ''),
    log: () => within(screen.getByRole('feed', { name: 'Conversa até aqui' })),
    async asked(question: string | RegExp) {
      await screen.findByRole('heading', {
        level: 2,
        name: (name) => (typeof question === 'string' ? name.endsWith(question) : question.test(name)),
      })
      let painted = false
      afterPaint(() => (painted = true))
      await waitFor(() => expect(painted).toBe(true))
    },
    async say(text: string) {
      const field = document.getElementById('resposta')
      if (!(field instanceof HTMLInputElement)) throw new Error('there is no field to answer in')
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    },
    tap: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    stop: running.stop,
  }
}
