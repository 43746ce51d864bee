import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aVisit, heading } from './aVisit.tsx'

it('an order withdrawn is headed so, also where it is read again, and another can begin', async () => {
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

it('a letter that does not go is not promised, neither of the order nor of its end', async () => {
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
