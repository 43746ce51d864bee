import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { finishAfterAnother } from '../support/aRefusal.ts'
import { aVisit, go, heading } from './aVisit.tsx'

const whole = aFunnel(fullAnswers, goodFacts)

describe('the last pages', () => {
  it('review every answer, need accepted terms, and end with a number', async () => {
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

  it('show an earlier order before another one, which the next press places', async () => {
    const { user, sent } = await aVisit('/checkout/confirmacao', { finishLead: finishAfterAnother }, whole)
    await user.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: 'Finalizar pedido' }))
    expect(await screen.findByText(/Você já tem o pedido 7771000010/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Finalizar pedido' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Fazer mais um pedido' }))
    await heading('Pedido realizado.')
    const finished = sent.filter(({ name }) => name === 'finishLead')
    expect(finished.map(({ input }) => JSON.stringify(input).includes('"again":true'))).toEqual([false, true])
    expect(new Set(finished.map(({ key }) => key)).size).toBe(2)
  })

  it('show a placed order again after a reload, without changing it', async () => {
    const { user } = await aVisit(
      '/pedido-realizado',
      {},
      aFunnel(fullAnswers, { street: aStreet(), coverage: aCoverage(), order: { orderNumber: '40718823' } }),
    )
    await heading('Pedido realizado.')
    await user.click(screen.getByRole('link', { name: 'Rever o pedido' }))
    await heading('Seu pedido está feito.')
    expect(screen.queryByRole('link', { name: /Editar/ })).toBeNull()
  })

  it('allow another order', async () => {
    const { user, funnel } = await aVisit(
      '/pedido-realizado',
      {},
      aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } }),
    )
    await heading('Pedido realizado.')
    await user.click(screen.getByRole('button', { name: 'Fazer outro pedido' }))
    await heading('Qual é o CEP da instalação?')
    expect(funnel().kept).toEqual({})
  })

  it('show a passed quiz in the review', async () => {
    const { router } = await aVisit(
      '/checkout/confirmacao',
      {},
      aFunnel(fullAnswers, { ...goodFacts, risk: { ...approved, quiz_passed: true } }),
    )
    await heading('Confira o seu pedido')
    expect(screen.getByText('Respostas de segurança confirmadas.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Editar.*segurança/i })).toBeNull()
    router.dispose()
  })

  it.each([
    ['/checkout/cpf', 'Se você mudar o CPF ou CNPJ, vamos precisar refazer as perguntas de segurança.'],
    ['/checkout/nome-mae', 'Se você mudar o nome da mãe, vamos precisar refazer as perguntas de segurança.'],
    ['/checkout/cep', 'Se você mudar o CEP, vamos precisar refazer as perguntas de segurança.'],
  ])('%s says before a change that the quiz is asked again', async (at, words) => {
    await aVisit(at, {}, aFunnel(fullAnswers, { ...goodFacts, risk: { ...approved, quiz_passed: true } }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('say so only after a passed quiz, for its answers', async () => {
    const { router } = await aVisit('/checkout/cpf', {}, aFunnel(fullAnswers, goodFacts))
    await heading('Qual é o seu CPF?')
    expect(screen.queryByText(/perguntas de segurança/)).toBeNull()
    await act(() => router.navigate('/checkout/nome'))
    await heading('Como você se chama?')
    expect(screen.queryByText(/perguntas de segurança/)).toBeNull()
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
  it('are answered by choosing one', async () => {
    const { user, funnel } = await aVisit('/checkout/planos', {}, answeredUpTo('plan'))
    await heading('Tem fibra na sua rua.')
    const [first] = screen.getAllByRole('button', { name: /Quero este/ })
    if (first) await user.click(first)
    await heading('Como você se chama?')
    await waitFor(() => expect(funnel().kept.plan?.value).toBeTruthy())
  })
})
