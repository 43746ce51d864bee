import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { coverageTexts, leadDrawerTexts as texts } from '../../src/content/texts/landing/landingTexts.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { CoverageForm } from '../../src/pages/landing/CoverageForm.tsx'
import type { Way } from '../../src/pages/landing/landingTypes.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { landingCalls } from '../support/landingCalls.ts'

beforeAll(() => import('../../src/pages/landing/drawers/LeadDrawer.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

/** A visitor with a found address, at the drawer. */
async function open(to: Way = '/consultar-cobertura/nr-imovel', prefix = '') {
  const keepLead = vi.fn<(form: FormData) => void>()
  const calls = landingCalls({ check: () => Promise.resolve({ to, fault: null }), keepLead })
  render(
    <CampaignContext value={campaignOf(prefix)}>
      <MemoryRouter>
        <CoverageForm calls={calls} />
        <Where />
      </MemoryRouter>
    </CampaignContext>,
  )
  fireEvent.input(screen.getByLabelText(coverageTexts.cep), { target: { value: '14010-100' } })
  fireEvent.input(screen.getByLabelText(coverageTexts.phone), { target: { value: '(16) 99123-4567' } })
  await check()
  return { keepLead, drawer: within(await screen.findByRole('dialog', { name: texts.heading })) }
}

async function check() {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: coverageTexts.states.default })))
  await pass(1250)
}

const Where = () => <output data-testid="here">{useLocation().pathname}</output>
const here = () => screen.getByTestId('here').textContent
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const field = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const button = () =>
  within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^(Consultar Cobertura|Consultando|Tudo certo)$/ })
const isReady = () => !button().hasAttribute('aria-disabled')
const send = () => act(async () => void fireEvent.click(button()))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function fill() {
  type(texts.name, 'Ana Souza')
  type(texts.email, 'ana@example.com')
}

test('the button names what is missing until name, e-mail and the known telephone are valid', async () => {
  const { keepLead, drawer } = await open()
  expect([field(texts.phone).value, button().disabled, isReady()]).toEqual(['(16) 99123-4567', false, false])
  await send()
  expect(drawer.getAllByRole('alert').map((alert) => alert.textContent?.trim())).toEqual([
    refusals['name.empty'],
    refusals['email.empty'],
  ])
  expect([document.activeElement, keepLead.mock.calls.length]).toEqual([field(texts.name), 0])
  fill()
  expect([isReady(), drawer.queryByRole('alert')]).toEqual([true, null])
  for (const [label, wrong, right] of [
    [texts.name, 'Ana', 'Ana Souza'],
    [texts.email, 'ana@example', 'ana@example.com'],
    [texts.phone, '(16) 3912-3456', '(16) 99123-4567'],
  ] as const) {
    type(label, wrong)
    expect([wrong, isReady()]).toEqual([wrong, false])
    type(label, right)
    expect([right, isReady()]).toEqual([right, true])
  }
})

test('a field shows its fault when left, until it is corrected', async () => {
  const { drawer } = await open()
  fireEvent.blur(field(texts.name))
  expect(drawer.queryByRole('alert')).toBeNull()
  type(texts.name, 'Ana')
  expect(drawer.queryByRole('alert')).toBeNull()
  fireEvent.blur(field(texts.name))
  expect(drawer.getByRole('alert').textContent).toMatch(/sobrenome/i)
  type(texts.name, 'Ana S')
  expect(drawer.queryByRole('alert')).toBeNull()
})

test('it is stored at once, shows success after 1.2 seconds, closes in 550 milliseconds and continues at the top', async () => {
  const { keepLead, drawer } = await open()
  fill()
  const promotions = drawer.getByRole<HTMLInputElement>('checkbox')
  expect(promotions.checked).toBe(false)
  fireEvent.click(promotions)
  await send()
  expect([...(keepLead.mock.calls[0]?.[0].entries() ?? [])]).toEqual([
    ['name', 'Ana Souza'],
    ['email', 'ana@example.com'],
    ['phone', '(16) 99123-4567'],
    ['acceptPromotions', 'on'],
  ])
  await pass(1150)
  expect([button().dataset['state'], dialog().hasAttribute('data-closing')]).toEqual(['loading', false])
  await pass(100)
  expect([button().dataset['state'], dialog().hasAttribute('data-closing'), here()]).toEqual(['success', true, '/'])
  await pass(400)
  expect(here()).toBe('/')
  await pass(100)
  expect([here(), scrollTo.mock.lastCall]).toEqual(['/consultar-cobertura/nr-imovel', [0, 0]])
})

test('Escape closes it without continuing, even while sending, and it can be opened again', async () => {
  const { keepLead } = await open()
  fill()
  await send()
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  await pass(3000)
  expect([here(), dialog().open]).toEqual(['/', false])
  await check()
  expect([dialog().open, button().dataset['state'], keepLead.mock.calls.length]).toEqual([true, 'default', 1])
})

test('a visitor can continue without it', async () => {
  const { keepLead, drawer } = await open('/chat')
  await act(async () => void fireEvent.click(drawer.getByRole('link', { name: texts.skip })))
  expect([here(), keepLead.mock.calls.length]).toEqual(['/chat', 0])
})

test('an employee is asked for the e-mail of the company', async () => {
  await open(undefined, 'oferta-colaborador')
  expect(field(texts.staffEmail).name).toBe('email')
})
