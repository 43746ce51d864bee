import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { callPageTexts as texts } from '../../src/content/texts/site/smallPageTexts.ts'
import { waysTexts } from '../../src/content/texts/landing/landingTexts.ts'
import type { Fault, OnCall } from '../../src/pages/landing/landingTypes.ts'
import { WaysToBuy } from '../../src/pages/landing/WaysToBuy.tsx'

beforeAll(() => import('../../src/pages/landing/drawers/CallDrawer.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

async function open(answer: Fault | null = null) {
  const call = vi.fn<OnCall>(() => Promise.resolve(answer))
  render(
    <MemoryRouter>
      <WaysToBuy onCall={call} />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('link', { name: waysTexts.call.link })
  expect(opener.getAttribute('href')).toBe('/receber-ligacao')
  fireEvent.click(opener)
  await screen.findByRole('dialog', { name: texts.title })
  return call
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const field = () => within(dialog()).getByLabelText<HTMLInputElement>(texts.phone)
const button = () => within(dialog()).getByRole('button', { name: new RegExp(Object.values(texts.states).join('|')) })
const send = () => act(async () => void fireEvent.click(button()))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const toast = () => screen.queryByText(texts.toast)

test('a requested call closes the drawer and is confirmed over the page for ten seconds', async () => {
  const call = await open()
  fireEvent.input(field(), { target: { value: '(16) 99123-4567' } })
  await send()
  expect(call.mock.calls[0]?.[0].get('phone')).toBe('(16) 99123-4567')
  await pass(1150)
  expect([button().dataset['state'], dialog().hasAttribute('data-closing')]).toEqual(['loading', false])
  await pass(100)
  expect([button().dataset['state'], dialog().hasAttribute('data-closing'), toast()]).toEqual(['success', true, null])
  await pass(550)
  expect(dialog().open).toBe(false)
  expect(toast()).not.toBeNull()
  await pass(9900)
  expect(toast()).not.toBeNull()
  await pass(200)
  expect(toast()).toBeNull()
})

test('an invalid telephone is reported on its field, and a correction clears the message', async () => {
  await open({ field: 'phone', text: refusals['phone.invalid'], passing: false })
  await send()
  expect([button().dataset['state'], document.activeElement]).toEqual(['error', field()])
  expect(screen.getByRole('alert').textContent?.trim()).toBe(refusals['phone.invalid'])
  fireEvent.input(field(), { target: { value: '(16) 99123-4567' } })
  expect([button().dataset['state'], screen.queryByRole('alert')]).toEqual(['default', null])
  await pass(3000)
  expect([dialog().open, toast()]).toEqual([true, null])
})

test('a failed request can be tried again in place', async () => {
  const call = await open({ field: 'phone', text: 'Erro de rede', passing: true })
  await send()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
  expect(call).toHaveBeenCalledTimes(2)
})
