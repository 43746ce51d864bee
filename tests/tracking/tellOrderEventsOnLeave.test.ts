import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { anew } from '../support/anew.ts'

let sent: { url: string; keepalive: boolean; names: string[] }[]
let reply: () => Response
let hear: MockInstance<typeof document.addEventListener>
beforeEach(() => {
  sent = []
  reply = () => Response.json({ told: true })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { events }: { events: { name: string; fields: { step?: number } }[] } = JSON.parse(String(init.body))
    const names = events.map(({ name, fields: { step = '' } }) => `${name} ${step}`.trim())
    sent.push({ url, keepalive: init.keepalive === true, names })
    return reply()
  })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  hear = vi.spyOn(document, 'addEventListener')
})
/** All tests share one document. */
afterEach(() => {
  for (const [name, listener] of hear.mock.calls) document.removeEventListener(name, listener)
})

/** A stored order with this next question. */
function keep(next: Parameters<typeof answeredUpTo>[0], over: object = {}) {
  const copy = browserCopy({ ...answeredUpTo(next), thread: 'one', lead: { id: 'the-lead', version: 3 } })
  localStorage.setItem('order-1', JSON.stringify({ ...copy, ...over }))
}

/** A page of the order with two listeners, in its own document. */
async function openOrder() {
  const { tellOrderEventsOnLeave } = await anew(() => import('../../src/app/order/tellOrderEventsOnLeave.ts'))
  tellOrderEventsOnLeave()
  tellOrderEventsOnLeave()
}

async function leave() {
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 20))
}

test('an unfinished order is sent once on leaving, in a keepalive request, and later only its changes', async () => {
  chooseCookies('both')
  keep('phone')
  await openOrder()
  await leave()
  await leave()
  expect(sent).toEqual([
    {
      url: '/api/lead/the-lead/events',
      keepalive: true,
      names: [
        'purchase-funnel disponibilidade',
        'purchase-funnel dados-pessoais',
        'addToShoppingCart',
        ...[1, 2, 3, 9].map((step) => `funil_recuperacao ${step}`),
      ],
    },
  ])
  keep('birthDate')
  await leave()
  expect(sent[1]?.names).toEqual(['funil_recuperacao 4', 'funil_recuperacao 5'])
})

test.each([
  ['publi', ['funil_recuperacao']],
  ['func', ['purchase-funnel', 'addToShoppingCart']],
] as const)('with only %s it gets the events of that purpose', async (choice, names) => {
  chooseCookies(choice)
  keep('phone')
  await openOrder()
  await leave()
  expect(new Set(sent[0]?.names.map((name) => name.split(' ')[0]))).toEqual(new Set(names))
})

test('nothing is sent without a choice, without a lead, or while the page is visible', async () => {
  keep('phone')
  await openOrder()
  await leave()
  chooseCookies('both')
  keep('phone', { lead: null })
  await leave()
  keep('phone')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  await leave()
  expect(sent).toEqual([])
})

test('failed events are sent again, but not to an operator without such a webchat', async () => {
  chooseCookies('both')
  keep('phone')
  await openOrder()
  reply = () => Response.json({ error: 'x', code: 'server.busy' }, { status: 503 })
  await leave()
  reply = () => Response.json({ told: false })
  await leave()
  expect(sent[1]).toEqual(sent[0])
  await leave()
  expect(sent).toHaveLength(2)
})
