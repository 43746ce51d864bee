import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { settled } from '../support/aSale.ts'
import { bodiesOf, stumbled } from '../support/fakeApi.ts'
import { aVisit, go } from './aVisit.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const passing = (time: number) =>
  act(async () => {
    vi.advanceTimersByTime(time)
    await settled()
  })

describe('a look-up on its page of more than five seconds', () => {
  it.each<[call: CallName, path: string, campaign: string, label: string, text: string]>([
    ['renewalOffers', '/refidelizacao/consulta-cpf', '', 'CPF do titular do contrato', '529.982.247-25'],
    ['createFromRenta', '/checkout/consulta-telefone', 'timcontrole', 'Celular com DDD', '(16) 99100-0001'],
  ])('of %s is reported as slow, and can be retried', async (call, path, campaign, label, text) => {
    const visit = await aVisit(path, { [call]: () => new Promise(() => {}) }, null, undefined, campaign)
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value: text } })
    fireEvent.click(go())
    await passing(4900)
    expect(screen.queryByText('Está demorando mais que o normal.')).toBeNull()
    await passing(200)
    expect(screen.getByText('Está demorando mais que o normal.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await passing(0)
    expect(bodiesOf(visit.sent, call)).toHaveLength(2)
    expect(screen.queryByText('Está demorando mais que o normal.')).toBeNull()
    await passing(5000)
    expect(screen.getByText('Está demorando mais que o normal.')).toBeTruthy()
  })

  it('is not reported as slow once it failed', async () => {
    await aVisit('/refidelizacao/consulta-cpf', { renewalOffers: stumbled })
    fireEvent.input(screen.getByRole('textbox', { name: 'CPF do titular do contrato' }), {
      target: { value: '529.982.247-25' },
    })
    fireEvent.click(go())
    await passing(6000)
    expect(screen.getByText(stumbled.message)).toBeTruthy()
    expect(screen.queryByText('Está demorando mais que o normal.')).toBeNull()
  })

  it('has five seconds again after a retry', async () => {
    const failing: ((error: unknown) => void)[] = []
    await aVisit('/refidelizacao/consulta-cpf', { renewalOffers: () => new Promise((_, fail) => failing.push(fail)) })
    fireEvent.input(screen.getByRole('textbox', { name: 'CPF do titular do contrato' }), {
      target: { value: '529.982.247-25' },
    })
    fireEvent.click(go())
    await passing(5100)
    expect(screen.getByText('Está demorando mais que o normal.')).toBeTruthy()
    failing[0]?.(stumbled)
    await passing(0)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await passing(0)
    expect(failing).toHaveLength(2)
    expect(screen.queryByText('Está demorando mais que o normal.')).toBeNull()
    await passing(5100)
    expect(screen.getByText('Está demorando mais que o normal.')).toBeTruthy()
  })

  it.each<[call: CallName, path: string, key: 'schedule' | 'bank']>([
    ['slots', '/checkout/data-instalacao', 'schedule'],
    ['banks', '/checkout/conta-debito', 'bank'],
  ])('for the list of %s is reported as slow too, and can be retried', async (call, path, key) => {
    const visit = await aVisit(path, { [call]: () => new Promise(() => {}) }, answeredUpTo(key))
    await passing(5100)
    expect(screen.getByText(/Está demorando mais que o normal\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await passing(0)
    expect(bodiesOf(visit.sent, call)).toHaveLength(2)
    expect(screen.queryByText(/Está demorando mais que o normal\./)).toBeNull()
  })
})
