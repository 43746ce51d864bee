import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, aStreet, fullAnswers, goodFacts } from '../support/aStory.ts'
import { standInForDialogs } from '../support/dialog.ts'
import { aVisit, go, heading } from './aVisit.tsx'

const whole = aFunnel(fullAnswers, goodFacts)

beforeAll(standInForDialogs)

describe('the last pages', () => {
  it('review every answer, want the terms accepted, and end with a number', async () => {
    const { user, router } = await aVisit('/checkout/confirmacao', {}, whole)
    await heading('Confira o seu pedido')
    expect(screen.getByText('•••.982.247-••')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Finalizar pedido' }))
    expect(await screen.findByText(/Marque que leu e aceita/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Finalizar pedido' }))
    await heading('Pedido realizado.')
    expect(screen.getByText(/4071.8823/)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/pedido-realizado')
  })

  it('show a placed order again after a reload, and change nothing of it', async () => {
    const { user } = await aVisit('/pedido-realizado', {}, aFunnel(fullAnswers, { street: aStreet(), coverage: aCoverage(), order: { orderNumber: '40718823' } }))
    await heading('Pedido realizado.')
    await user.click(screen.getByRole('link', { name: 'Rever o pedido' }))
    await heading('Seu pedido está feito.')
    expect(screen.queryByRole('link', { name: /Editar/ })).toBeNull()
  })

  it('let another order begin', async () => {
    const { user, funnel } = await aVisit('/pedido-realizado', {}, aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } }))
    await heading('Pedido realizado.')
    await user.click(screen.getByRole('button', { name: 'Fazer outro pedido' }))
    await heading('Qual é o CEP da instalação?')
    expect(funnel().kept).toEqual({})
  })

  it('lead back to the review after an answer is edited from it', async () => {
    const { user } = await aVisit('/checkout/confirmacao', {}, whole)
    await user.click(await screen.findByRole('link', { name: 'Editar vencimento' }))
    await heading('Que dia é melhor para pagar?')
    await user.click(screen.getByRole('radio', { name: /15/ }))
    await user.click(go())
    await heading('Confira o seu pedido')
    expect(screen.getByText('Todo dia 15')).toBeTruthy()
  })
})

describe('the plans', () => {
  it('are answered by taking one', async () => {
    const { user, funnel } = await aVisit('/checkout/planos', {}, answeredUpTo('plan'))
    await heading('Tem fibra na sua rua.')
    const [first] = screen.getAllByRole('button', { name: /Quero este/ })
    if (first) await user.click(first)
    await heading('Como você se chama?')
    await waitFor(() => expect(funnel().kept.plan?.value).toBeTruthy())
  })
})
