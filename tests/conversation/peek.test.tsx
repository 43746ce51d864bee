import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo, aStreet } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aTalk } from './aTalk.tsx'

const left = () => answeredUpTo('phone', { street: aStreet(), coverage: aCoverage() })
const peek = () => screen.getByRole('button', { name: /^Seu pedido/ })
const drawer = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Seu pedido' })

async function opened() {
  const talk = aTalk({ left: left() })
  await talk.asked(/Qual é o seu celular/)
  await talk.user.click(peek())
  expect([drawer().open, peek().getAttribute('aria-expanded')]).toEqual([true, 'true'])
  return talk
}

it('the summary of the order opens over the conversation, and returns the focus when closed', async () => {
  await opened()
  within(drawer()).getByText('600 Mega')
  fireEvent.click(within(drawer()).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seu pedido' })).toBeNull())
  expect(document.activeElement).toBe(peek())
})

it('an answer changed from there takes the focus at once', async () => {
  const talk = await opened()
  await talk.user.click(within(drawer()).getByRole('link', { name: 'Editar endereço' }))
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-changing] [name=cep]')))
  expect(screen.queryByRole('dialog', { name: 'Seu pedido' })).toBeNull()
})

it('after an erasure its window closes, and the first question takes the focus', async () => {
  const talk = await opened()
  fireEvent.click(within(drawer()).getByRole('button', { name: 'Fechar' }))
  await talk.tap('Meus dados')
  await talk.tap(/^Apagar/)
  const window = await screen.findByRole('dialog', { name: /^Apagar/ })
  await talk.user.click(within(window).getByRole('button', { name: /^Apagar/ }))
  await talk.asked('Qual é o CEP da instalação?')
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#resposta')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
