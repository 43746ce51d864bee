import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { UrlRouter } from '../../src/app/url/UrlRouter.tsx'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { Component as Resume } from '../../src/app/site/Resume.tsx'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { thisBrowser } from '../../src/browser/storage.ts'
import { momentText } from '../../src/content/format.ts'
import { dueText, resumeTexts as texts } from '../../src/content/texts/otherDevice/resumeTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'

const lead = 'lead-lead-lead-lead-22'
const found = {
  success: true,
  order: {
    challenge: 'birthDate',
    plan: { name: '600 Mega', price: 119.99 },
    due: 'motherName',
    devices: [{ since: '2026-11-22T17:03:00.000Z' }],
  },
}
const opened = { success: true, opened: { idLead: lead } }

type Sent = { method: string; body: unknown; key: string | null; address: string }
type Reply = object | 'no line'

/** A browser that follows a link, and a server that answers its reading and then each attempt. */
function follow({
  read = [found],
  answers = [],
  hash = '#the-token',
}: {
  read?: Reply[]
  answers?: Reply[]
  hash?: string
}) {
  window.history.replaceState(null, '', `/continuar${hash}`)
  const replies = { POST: [...read], PUT: [...answers] }
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    sent.push({ method: String(method), body: JSON.parse(String(body)), key, address })
    const reply = replies[method === 'PUT' ? 'PUT' : 'POST'].shift()
    if (reply === undefined || reply === 'no line') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })
  })
  render(
    <UrlRouter>
      <Resume />
    </UrlRouter>,
  )
  return { sent, user: userEvent.setup() }
}

const field = () => screen.findByRole('textbox')
const at = () => window.location.pathname + window.location.hash

beforeEach(() => void thisBrowser.take(orderStorage.name))

it('a link shows plan and next step, and its token is removed from the URL', async () => {
  const { sent } = follow({})
  await screen.findByText('600 Mega')
  screen.getByText(dueText('motherName'))
  expect(at()).toBe('/continuar')
  expect(sent).toMatchObject([{ address: '/api/resumeLink', body: { token: 'the-token' } }])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

it.each([
  [texts.chat, '/chat'],
  [texts.pages, '/checkout/cep'],
])('the right answer resumes the order: %s', async (name, path) => {
  const { sent, user } = follow({ answers: [opened] })
  await user.type(await field(), '15/03/1990')
  await user.click(screen.getByRole('button', { name }))
  await vi.waitFor(() => expect(at()).toBe(path))
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    body: { token: 'the-token', answer: '15031990', keepOthers: false },
  })
  expect(orderStorage.read()).toMatchObject({ lead: { id: lead, version: 0 }, kept: {} })
})

it('a wrong answer is reported with advice, and does not change this browser’s order', async () => {
  orderStorage.write({ thread: 'own', kept: {}, lead: { id: 'own-own-own-own-own-22', version: 2 } })
  const { user } = follow({ answers: [{ success: true, opened: null }] })
  await screen.findByText(texts.replaces)
  await user.type(await field(), '01/01/1990{Enter}')
  await screen.findByText(texts.refused)
  expect([(await field()).getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', await field()])
  expect(orderStorage.read()?.lead?.id).toBe('own-own-own-own-own-22')
})

it('another order of this browser is replaced, the same order is not', async () => {
  for (const [id, version] of [
    ['own-own-own-own-own-22', 0],
    [lead, 2],
  ] as const) {
    orderStorage.write({ thread: 'own', kept: {}, lead: { id, version: 2 } })
    const { user } = follow({ answers: [opened] })
    await user.type(await field(), '15/03/1990{Enter}')
    await vi.waitFor(() => expect(at()).toBe('/chat'))
    expect(orderStorage.read()?.lead).toEqual({ id: lead, version })
    cleanup()
  }
})

it('another device is shown with its start, and loses access unless the visitor keeps it', async () => {
  const { sent, user } = follow({ answers: ['no line', opened] })
  await screen.findByText(texts.before.device(momentText('2026-11-22T17:03:00.000Z')))
  screen.getByText(texts.before.leaves)
  screen.getByText(texts.before.stranger)
  await user.type(await field(), '15/03/1990{Enter}')
  await screen.findByText(callErrorMessages.network)
  await user.click(screen.getByRole('checkbox', { name: texts.before.keep }))
  await user.type(await field(), '{Enter}')
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  const [, first, second] = sent
  expect([first?.body, second?.body]).toMatchObject([{ keepOthers: false }, { keepOthers: true }])
  expect(first?.key).not.toBe(second?.key)
})

it('an incomplete answer is not sent', async () => {
  const { sent, user } = follow({})
  await user.type(await field(), '15/03{Enter}')
  await screen.findByText(texts.challenge.birthDate.invalid)
  expect(sent).toHaveLength(1)
})

it('the end of the telephone is asked without a birth date', async () => {
  const { sent, user } = follow({
    read: [{ ...found, order: { ...found.order, challenge: 'phone', plan: null } }],
    answers: [opened],
  })
  expect((await field()).getAttribute('maxlength')).toBe('4')
  screen.getByText(texts.order.noPlan)
  await user.type(await field(), '4567{Enter}')
  await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual({ token: 'the-token', answer: '4567', keepOthers: false }))
})

it('a lost answer is sent again with its key, a different one with a new key', async () => {
  const { sent, user } = follow({ answers: ['no line', 'no line', opened] })
  await user.type(await field(), '15/03/1990{Enter}')
  await screen.findByText(callErrorMessages.network)
  await user.type(await field(), '{Enter}')
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  await user.clear(await field())
  await user.type(await field(), '15/03/1991{Enter}')
  await vi.waitFor(() => expect(at()).toBe('/chat'))
  const [, first, second, third] = sent.map(({ key }) => key)
  expect([first === second, first === third, Boolean(first)]).toEqual([true, false, true])
})

it.each([
  ['used, expired or wrong', { read: [{ success: true, order: null }] }, 1],
  ['without its token', { hash: '' }, 0],
])('a link that is %s shows advice', async (_, link, calls) => {
  const { sent } = follow(link)
  await screen.findByRole('heading', { name: texts.gone.title })
  screen.getByText(texts.gone.lead)
  expect(screen.getByRole('link', { name: texts.gone.begin }).getAttribute('href')).toBe('/chat')
  expect(sent).toHaveLength(calls)
})

it('a link that cannot be read offline is read again on request', async () => {
  const { sent, user } = follow({ read: ['no line', found] })
  await screen.findByText(texts.failed)
  await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
  await screen.findByText('600 Mega')
  expect(sent).toHaveLength(2)
})

it('another link in the same window is another order', async () => {
  follow({ read: [found, { ...found, order: { ...found.order, plan: { name: '1 Giga', price: 149.99 } } }] })
  await screen.findByText('600 Mega')
  act(() => {
    window.history.replaceState(null, '', '/continuar#another')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByText('1 Giga')
  expect(at()).toBe('/continuar')
})
