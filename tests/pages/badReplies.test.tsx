import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isKeyed } from '../../server/http/calls/callRules.ts'
import { UrlRouter } from '../../src/app/url/UrlRouter.tsx'
import { findCeps } from '../../src/app/cepApi.ts'
import { check, plans, requestCall } from '../../src/app/site/landingApi.ts'
import { tellOrderEventsOnLeave } from '../../src/app/order/tellOrderEventsOnLeave.ts'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { Component as Resume } from '../../src/app/site/Resume.tsx'
import { seekOrder } from '../../src/app/site/placedOrderApi.ts'
import { rules } from '../../src/app/site/regulationsApi.ts'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { calls, type CallName } from '../../src/api/contract/calls.ts'
import { thisBrowser } from '../../src/browser/storage.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { aCepInformation } from '../support/aRefusal.ts'
import { type BadReply, badReplies } from '../support/badReplies.ts'
import { callNames, callsIn } from '../support/callsIn.ts'

const order = { challenge: 'birthDate', plan: { name: '600 Mega', price: 119.99 }, due: 'motherName', devices: [] }
const good: { [N in CallName]?: object } = {
  cepInformation: aCepInformation,
  findCeps: { ceps: [], more: false },
  planFile: { plans: [] },
  regulations: { regulations: [], sumarries: [] },
  requestCall: { success: true, id: '1' },
  tellEvents: { told: true },
  readPlacedOrder: { success: true, order: null },
  readResumeLink: { success: true, order },
  openResumeLink: { success: true, opened: { idLead: 'lead-lead-lead-lead-22' } },
}

const heardByAll = new Set<string>()

/** A browser that hears each call badly at first, and records the keys of its requests. */
function hearBadly({ answer }: BadReply) {
  const keys: Record<string, (string | null)[]> = {}
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    const name = callAt(String(method), address)
    const sent = (keys[name] ??= [])
    sent.push(new Headers(headers).get('idempotency-key'))
    heardByAll.add(name)
    return sent.length === 1
      ? answer()
      : new Response(JSON.stringify(good[name]), { headers: { 'content-type': 'application/json' } })
  })
  return keys
}

function callAt(method: string, address: string): CallName {
  const { pathname } = new URL(address, 'http://here')
  const isThere = (name: CallName) =>
    new RegExp(`^/api${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  const name = callNames.find((each) => calls[each].method === method && isThere(each))
  if (!name) throw new Error(`No call at ${address}`)
  return name
}

const form = (typed: Record<string, string>) => {
  const data = new FormData()
  for (const [name, text] of Object.entries(typed)) data.set(name, text)
  return data
}

beforeEach(() => void thisBrowser.take(orderStorage.name))

describe.each(Object.entries(badReplies))('%s instead of the first reply', (_what, reply) => {
  it('is reported for a followed link, which a retry opens with the same key and text', async () => {
    const keys = hearBadly(reply)
    window.history.replaceState(null, '', '/continuar#the-token')
    render(
      <UrlRouter>
        <Resume />
      </UrlRouter>,
    )
    const told = (name: CallName) => screen.findByText((text) => text.startsWith(reply.says(name)))
    const user = userEvent.setup()
    await told('readResumeLink')
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    const field = await screen.findByRole('textbox')
    await user.type(field, '15/03/1990{Enter}')
    await told('openResumeLink')
    expect(field).toHaveProperty('value', '15/03/1990')
    await user.type(field, '{Enter}')
    await vi.waitFor(() => expect(window.location.pathname).toBe('/chat'))
    const [first, second] = keys['openResumeLink'] ?? []
    expect([Boolean(first), first]).toEqual([true, second])
  })

  it.each<[CallName, () => Promise<string | null | undefined>]>([
    ['planFile', async () => (await plans(plainCampaign, {})).error],
    ['regulations', async () => (await rules({})).error],
    ['cepInformation', async () => (await check(form({ cep: '14010-100', phone: '16991234567' }))).fault?.text],
    ['requestCall', async () => (await requestCall(form({ phone: '16991234567' })))?.text],
    ['readPlacedOrder', soughtError],
    ['findCeps', searchError],
  ])('of %s is reported on the site, and the next try has its key', async (name, ask) => {
    const keys = hearBadly(reply)
    expect((await ask())?.slice(0, reply.says(name).length)).toBe(reply.says(name))
    expect(await ask()).toBeFalsy()
    const [first, second] = keys[name] ?? []
    expect([typeof first === 'string', second]).toEqual([isKeyed(name), first])
  })
})

describe.each(Object.entries(badReplies))('%s to the event of an unfinished order', (_what, reply) => {
  it('is not shown, and the event is sent again', async () => {
    const keys = hearBadly(reply)
    chooseCookies('both')
    orderStorage.write(browserCopy({ ...answeredUpTo('phone'), lead: { id: 'lead', version: 1 } }))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const heard = vi.spyOn(document, 'addEventListener')
    tellOrderEventsOnLeave()
    for (const times of [1, 2, 2]) {
      document.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(keys['tellEvents']).toHaveLength(times)
    }
    for (const [name, listener] of heard.mock.calls) document.removeEventListener(name, listener)
    thisBrowser.take('told-events')
    vi.restoreAllMocks()
  })
})

async function soughtError() {
  const told = await seekOrder({ number: '1640001234', phone: '16991234567' })
  return 'error' in told ? told.error : null
}

async function searchError() {
  const told = await findCeps({ street: 'Rua das Palmeiras', city: 'Ribeirão Preto' })
  return 'error' in told ? told.error : null
}

it('every call of the site had a bad reply', () => {
  expect(callsIn('src/app').filter((name) => !heardByAll.has(name))).toEqual([])
})
