import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { PlacedOrder } from '../../src/api/contract/placedOrder.ts'
import { orderStateWords } from '../../src/api/contract/orderStateWords.ts'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { Component as Placed } from '../../src/app/site/PlacedOrderLookup.tsx'
import { orderStore } from '../../src/app/order/store.ts'
import { doneTexts, endedTexts } from '../../src/content/texts/done/doneTexts.ts'
import { dayText } from '../../src/content/format.ts'
import { placedTexts as texts } from '../../src/content/texts/site/smallPageTexts.ts'
import { withdrawTexts } from '../../src/content/texts/done/withdrawTexts.ts'
import { resumed } from '../../src/funnel/slice.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aPlan } from '../support/aPlan.ts'

const plan = aPlan()
const order: PlacedOrder = {
  orderNumber: '1640001234',
  placedOn: '24/11/2026',
  plan,
  directDebit: true,
  dueDate: 10,
  visit: { date: '27/11/2026', period: 'manha' },
}
const found = (more: Partial<PlacedOrder> = {}) => ({ success: true, order: { ...order, ...more } })

/** A visitor at the page, and a server that answers each look-up in turn. */
function visit(replies: (object | 'no line')[] = [], left = aFunnel()) {
  const sent: { address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(body)) })
    const reply = replies.shift()
    if (reply === undefined || reply === 'no line') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })
  })
  const { store } = orderStore(null)
  store.dispatch(resumed(left))
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/pedido']}>
        <Placed />
      </MemoryRouter>
    </Provider>,
  )
  return { sent, user: userEvent.setup() }
}
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.number })
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.phone })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function seek(replies: (object | 'no line')[]) {
  const visitor = visit(replies)
  await visitor.user.type(number(), '1640 0012 34')
  await visitor.user.type(phone(), '16991234567{Enter}')
  return visitor
}

it('number and telephone show the order, whose heading is read first, without personal data', async () => {
  const { sent } = await seek([found()])
  expect(await heading(texts.received.title)).toBe(document.activeElement)
  expect(sent).toEqual([{ address: '/api/placedOrder', body: { number: '1640001234', phone: '16991234567' } }])
  screen.getByText('1640 0012 34')
  screen.getByText(doneTexts.bill.on(dayText('10/12/2026')))
  expect(screen.getAllByText('ter., 24 de novembro')).toHaveLength(2)
  screen.getByText('sex., 27 de novembro, Manhã (8h às 12h)')
  screen.getByRole('button', { name: doneTexts.calendar })
  screen.getByText(texts.withdraw)
  screen.getByText(texts.visit)
  await screen.findByText('do 13º em diante')
  for (const name of [withdrawTexts.open, 'Meus dados', 'Sair deste aparelho'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Endereço')).toBeNull()
})

it.each(['crew-on-the-way', 'installed', 'cancelled'] as const)('its heading shows its state: %s', async (state) => {
  await seek([found({ orderState: { state, at: '2026-11-25T12:00:00Z' } })])
  const { title, lead } = endedTexts[state] ?? { title: '', lead: orderStateWords[state].text }
  await screen.findAllByText(lead)
  if (title) await heading(title)
  expect(screen.queryByText(texts.withdraw) === null).toBe(state === 'cancelled')
  expect(screen.queryByText(texts.visit) !== null).toBe(state === 'crew-on-the-way')
})

it('a failed search keeps the typed values, with advice', async () => {
  const { user } = await seek([{ success: true, order: null }, 'no line', found({ withdrawn: true })])
  await screen.findByText(texts.unknown)
  expect([number().value, phone().value, document.activeElement]).toEqual(['1640 0012 34', '(16) 99123-4567', number()])
  for (const field of [number(), phone()]) {
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(texts.unknown)
  }
  await user.keyboard('1640 0012 34{Enter}')
  await screen.findByText(callErrorMessages.network)
  await user.click(screen.getByRole('button', { name: texts.states.failed }))
  await heading('Pedido cancelado.')
})

it('an invalid number or telephone is reported without a request', async () => {
  const { sent, user } = visit()
  await user.type(number(), '1640 0012 35')
  await user.click(screen.getByRole('button', { name: texts.go }))
  screen.getByText(refusals['orderNumber.invalid'])
  screen.getByText(refusals['phone.invalid'])
  expect([document.activeElement, sent]).toEqual([number(), []])
})

it('this browser’s order is shown at once, with its withdrawal, and another one is found by its number', async () => {
  const { user } = visit([found({ orderNumber: '2345678904' })], {
    ...aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '1640001234', visit: order.visit } }),
    thread: 'own',
  })
  screen.getByText('1640 0012 34')
  screen.getByRole('button', { name: withdrawTexts.open })
  expect(screen.getAllByText(/Rua das Palmeiras/)).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: texts.again }))
  expect(await heading(texts.heading)).toBe(document.activeElement)
  await user.type(number(), '2345678904')
  await user.type(phone(), '16991234567{Enter}')
  await screen.findByText('2345 6789 04')
  expect(screen.queryByText(/Palmeiras/)).toBeNull()
})
