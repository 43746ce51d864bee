import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { coverageCallTexts } from '../../src/content/texts/landing/fibreAndLargeOfferTexts.ts'
import { coverageDrawerTexts as texts } from '../../src/content/texts/landing/landingTexts.ts'
import { CoverageCheckBanner } from '../../src/pages/landing/fibre/CoverageCheckBanner.tsx'
import type { Checked, OnCheck } from '../../src/pages/landing/landingTypes.ts'

beforeEach(() => {
  localStorage.setItem('ab-version', 'B')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

const found: Checked = { to: '/checkout/cep', fault: null }
const unknown: Checked = { fault: { field: 'cep', text: refusals['cep.unknown'], passing: false } }

async function open(onCheck: OnCheck = () => Promise.resolve(found)) {
  const check = vi.fn<OnCheck>(onCheck)
  render(
    <MemoryRouter>
      <CoverageCheckBanner onCheck={check} />
      <Where />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('link', { name: coverageCallTexts.go })
  opener.focus()
  fireEvent.click(opener)
  return { check, opener, drawer: within(await screen.findByRole('dialog', { name: texts.heading })) }
}

const Where = () => <output data-testid="here">{useLocation().pathname}</output>
const here = () => screen.getByTestId('here').textContent
const type = (label: string, text: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Enviar|Consultando|Endereço|Confira)/ })
const isReady = () => !button().hasAttribute('aria-disabled')
const send = () => act(async () => void fireEvent.click(button()))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function fill() {
  type(texts.cep, '14010-100')
  type(texts.number, '35')
  type(texts.phone, '(16) 99123-4567')
}

test('the drawer does not have the colours of the section that opens it', async () => {
  await open()
  expect(screen.getByRole('dialog').closest('.on-ultramar')).toBeNull()
})

test('the button always reacts: pressed too early it asks for the CEP and the number, and sends nothing', async () => {
  const { check } = await open()
  for (const [label, text, asked] of [
    [texts.cep, '', 'cep.digits'],
    [texts.number, '35', 'cep.digits'],
    [texts.cep, '14010-10', 'cep.digits'],
    [texts.number, '  ', 'cep.digits'],
    [texts.cep, '14010-100', 'number.empty'],
  ] as const) {
    type(label, text)
    expect([button().disabled, isReady()]).toEqual([false, false])
    await send()
    expect(screen.getByRole('alert').textContent?.trim()).toBe(refusals[asked])
    expect(document.activeElement).toBe(screen.getByLabelText(asked === 'cep.digits' ? texts.cep : texts.number))
  }
  expect(check).not.toHaveBeenCalled()
  type(texts.number, '35')
  expect([isReady(), screen.queryByRole('alert')]).toEqual([true, null])
})

test('a found address continues after 1.2 seconds, in the visitor’s voice and with the given consent', async () => {
  const { check } = await open()
  fill()
  await send()
  expect([...(check.mock.calls[0]?.[0].entries() ?? [])]).toEqual([
    ['cep', '14010-100'],
    ['number', '35'],
    ['phone', '(16) 99123-4567'],
    ['consent', 'on'],
    ['voice', 'pages'],
  ])
  await pass(1100)
  expect([button().dataset['state'], here()]).toEqual(['loading', '/'])
  await pass(150)
  expect(here()).toBe('/checkout/cep')
})

test('a CEP whose look-up failed is not sent again unchanged', async () => {
  const { check } = await open(() => Promise.resolve(unknown))
  fill()
  await send()
  expect(screen.getByRole('alert').textContent?.trim()).toBe(refusals['cep.unknown'])
  expect([isReady(), button().dataset['state']]).toEqual([false, 'error'])
  expect(document.activeElement).toBe(screen.getByLabelText(texts.cep))
  type(texts.number, '36')
  expect(isReady()).toBe(false)
  type(texts.cep, '14010-200')
  expect([isReady(), screen.queryByRole('alert')]).toEqual([true, null])
  type(texts.cep, '14010-100')
  expect(isReady()).toBe(false)
  await send()
  expect(screen.getByRole('alert').textContent?.trim()).toBe(refusals['cep.unknown'])
  expect(check).toHaveBeenCalledOnce()
})

test('a failed request can be tried again in place', async () => {
  const { check } = await open(() => Promise.resolve({ fault: { field: 'cep', text: 'Erro de rede', passing: true } }))
  fill()
  await send()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
  expect(check).toHaveBeenCalledTimes(2)
})

test('an invalid telephone is reported on its field', async () => {
  await open(() => Promise.resolve({ fault: { field: 'phone', text: refusals['phone.invalid'], passing: false } }))
  fill()
  await send()
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Esse número não é válido. Verifique a digitação.')
  expect(document.activeElement).toBe(screen.getByLabelText(texts.phone))
})

test('Escape closes it a moment later, and the focus goes back', async () => {
  const { opener } = await open()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await pass(450)
  expect(dialog.open).toBe(true)
  await pass(100)
  expect(dialog.open).toBe(false)
  expect(document.activeElement).toBe(opener)
})
