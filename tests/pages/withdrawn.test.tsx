import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aVisit, heading } from './aVisit.tsx'

it('a withdrawn order is headed so, even when read again, and another can begin', async () => {
  const left = aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823', withdrawn: true } })
  const { user, funnel } = await aVisit('/pedido-realizado', {}, left)
  await heading('Pedido cancelado.')
  await user.click(screen.getByRole('link', { name: 'Rever o pedido' }))
  await heading('Pedido cancelado.')
  await user.click(screen.getByRole('link', { name: 'Ver o que acontece agora' }))
  await user.click(await screen.findByRole('button', { name: 'Fazer outro pedido' }))
  await heading('Qual é o CEP da instalação?')
  expect(funnel().facts.order).toBeUndefined()
})

it('an unsent letter is not promised, neither for the order nor for its withdrawal', async () => {
  const order = { orderNumber: '40718823', unmailed: true } as const
  await aVisit('/pedido-realizado', {}, aFunnel(fullAnswers, { ...goodFacts, order }))
  await heading(/falta pouco|Pedido/i)
  expect(screen.queryByText(/este e-mail já recebeu muitas mensagens hoje/)).not.toBeNull()
  expect(screen.queryByText(/Mandamos/)).toBeNull()
  cleanup()
  await aVisit('/pedido-realizado', {}, aFunnel(fullAnswers, { ...goodFacts, order: { ...order, withdrawn: true } }))
  await heading('Pedido cancelado.')
  expect(screen.queryByText(/este e-mail já recebeu muitas mensagens hoje/)).not.toBeNull()
  expect(screen.queryByText(/Mandamos/)).toBeNull()
})
