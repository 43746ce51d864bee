import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { PlanPicker } from '../../../src/order/plans/PlanPicker.tsx'
import { aCoverage } from '../../support/aPlan.ts'
import { aFunnel, aStreet } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { d1000a, d1000c, d2000b, d500a, d600b, d600c, d600gl } from '../../support/someFacts.ts'

const here = (plans = [d500a, d600b, d600c, d600gl]) =>
  aFunnel({ cep: '14010100', number: '35', complement: '' }, { street: aStreet(), coverage: aCoverage({ plans }) })

const cardOf = (name: RegExp) => screen.getByRole('article', { name })
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const isOn = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent.trim())

describe('streaming', () => {
  it('turning Globoplay on turns the others off', async () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here())
    await userEvent.click(switchOf('HBO Max'))
    expect(isOn()).toEqual(['HBO Max'])
    await userEvent.click(switchOf('Globoplay'))
    expect(isOn()).toEqual(['Globoplay'])
  })
  it('turning the last one off turns another on if the speed needs one', async () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here())
    await userEvent.click(switchOf('Globoplay'))
    expect(isOn()).toEqual(['HBO Max'])
  })
  it('changes the plan and its price', async () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here())
    expect(within(cardOf(/600/)).getByText('Por R$ 119,99 por mês')).toBeDefined()
    await userEvent.click(switchOf('Paramount+'))
    expect(within(cardOf(/600/)).getByText('Por R$ 121,99 por mês')).toBeDefined()
  })
  it('can be off if the plain plan is sold too', async () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here([d500a, d1000a, d1000c]))
    expect(isOn()).toEqual([])
    expect(within(cardOf(/1/)).getByText('Por R$ 139,99 por mês')).toBeDefined()
    await userEvent.click(switchOf('Paramount+'))
    expect(within(cardOf(/1/)).getByText('Por R$ 149,99 por mês')).toBeDefined()
  })
  it('is not asked without a choice', () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here([d2000b]))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText('HBO Max e Paramount+ no plano')).toBeDefined()
  })
})

describe('a price', () => {
  it('is the one with direct debit, next to the full one and the one without debit', () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here([d500a]))
    expect(screen.getByText('Por R$ 59,99 por mês')).toBeDefined()
    expect(screen.getByText('De R$ 99,99').closest('s')).not.toBeNull()
    const condition = 'Por 12 meses, no débito automático. No boleto, R$ 69,99 por mês. Depois, R$ 179,99.'
    expect(screen.getByText(condition)).toBeDefined()
  })
  it('is marked once if it is the lowest', () => {
    renderOrder(<PlanPicker onPick={() => {}} />, here())
    expect(screen.getAllByText('MENOR PREÇO')).toHaveLength(1)
    expect(within(cardOf(/500/)).getByText('MENOR PREÇO')).toBeDefined()
  })
})

describe('the order of plans', () => {
  it.each(['cards', 'rows'] as const)(
    'as %s starts with the cheapest and the recommended one, each with its mark',
    (look) => {
      renderOrder(<PlanPicker look={look} onPick={() => {}} />, here())
      const marks = screen.getAllByText(/^(MENOR PREÇO|RECOMENDADO)$/).map(({ textContent }) => textContent)
      expect(marks).toEqual(['MENOR PREÇO', 'RECOMENDADO'])
    },
  )
})

const rows = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)

describe('choosing a plan', () => {
  it('chooses it with the streaming that is on', async () => {
    const picked = vi.fn<(sku: string) => void>()
    renderOrder(<PlanPicker onPick={picked} />, here())
    await userEvent.click(switchOf('HBO Max'))
    await userEvent.click(within(cardOf(/600/)).getByRole('button', { name: /Quero este/ }))
    expect(picked).toHaveBeenCalledExactlyOnceWith('d600c')
  })
  it('is the answer in the conversation', async () => {
    const picked = vi.fn<(raw: string) => void>()
    renderOrder(<QuestionInput name="plan" onPick={picked} />, here([d500a]))
    await userEvent.click(screen.getByRole('button', { name: /^500 Mega/, expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Quero este, 500 Mega' }))
    expect(picked).toHaveBeenCalledExactlyOnceWith('d500a')
  })
  it('starts with the streaming of the chosen one', () => {
    const before = aFunnel(
      { cep: '14010100', number: '35', complement: '', plan: 'd600b' },
      { street: aStreet(), coverage: aCoverage({ plans: [d500a, d600b, d600gl] }) },
    )
    renderOrder(<PlanPicker onPick={() => {}} />, before)
    expect(isOn()).toEqual(['Paramount+'])
    expect(screen.getByRole('button', { name: /Continuar com este/ })).toBeDefined()
  })
  it('shows the cheapest and the recommended one first, then all, with the focus on the first new one', async () => {
    renderOrder(<QuestionInput name="plan" onPick={() => {}} />, here([d500a, d600gl, d1000a, d2000b]))
    expect(rows()).toEqual(['500 Mega R$ 59,99/mês MENOR PREÇO', '600 Mega com Globoplay R$ 119,99/mês RECOMENDADO'])
    await userEvent.click(screen.getByRole('button', { name: 'Ver outros planos' }))
    expect(rows()).toHaveLength(4)
    expect(document.activeElement).toBe(screen.getAllByRole('button', { expanded: false }).at(2))
  })
  it('shows each plan in the conversation as a row with its price that opens on demand', async () => {
    renderOrder(<QuestionInput name="plan" onPick={() => {}} />, here([d500a, d600gl]))
    expect(screen.queryByRole('button', { name: /Quero este/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^600 Mega/ }))
    expect(screen.getAllByRole('button', { name: /Quero este/ })).toHaveLength(1)
    expect(screen.getByText(/Por 12 meses, no débito automático/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^600 Mega/ }))
    expect(screen.queryByRole('button', { name: /Quero este/ })).toBeNull()
  })
})

it('the benefits open at the side and close again', () => {
  vi.useFakeTimers()
  renderOrder(<PlanPicker onPick={() => {}} />, here([d600gl]))
  fireEvent.click(screen.getByRole('button', { name: /^Conferir benefícios do plano \d/ }))
  const drawer = screen.getByRole('dialog')
  expect(within(drawer).getByText(/novelas, séries/)).toBeDefined()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }))
  act(() => void vi.advanceTimersByTime(600))
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.useRealTimers()
})
