import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { standInForDialogs } from '../support/dialog.ts'
import { aVisit, heading } from './aVisit.tsx'

beforeAll(standInForDialogs)

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
