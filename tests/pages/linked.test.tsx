import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { noLead } from '../../src/api/contract/errors/emptyReplyMessages.ts'
import { idLead, stumbled } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aVisit, go } from './aVisit.tsx'

const linked = { lead: { id: idLead, version: 0 } }
const refusing = (words: string, status: number) => () => {
  throw new ApiError('refused', words, status, words === noLead ? { error: words, code: 'lead.none', id: '' } : null)
}

it.each([
  ['Não encontramos este pedido.', 404, 'Não encontramos o pedido deste link.', /Comece um novo aqui/],
  [noLead, 200, 'Sem cobertura.', /Escreva outro CEP/],
])('a link without an order (%s) says so, and another one begins', async (words, status, title, text) => {
  const { user, funnel } = await aVisit('/checkout/cep', { readLead: refusing(words, status) }, linked)
  const note = await screen.findByRole('status')
  expect([note.textContent?.startsWith(title), text.test(note.textContent ?? '')]).toEqual([true, true])
  await user.type(screen.getByLabelText('CEP da instalação'), '14010100')
  await user.click(go())
  await screen.findByLabelText('Número')
  expect([screen.queryByText(title), funnel().lead]).toEqual([null, null])
})

it('a failed look-up of an order is repeated in place, and the order continues', async () => {
  const answers = [stumbled]
  const { user, router } = await aVisit('/checkout/cep', { readLead: () => answers.shift() ?? leadRead }, linked)
  await screen.findByText('Não conseguimos buscar o seu pedido, mas ele continua guardado.')
  expect(screen.getByText(stumbled.message)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/email'))
  expect(screen.queryByText(/buscar o seu pedido/)).toBeNull()
})

it('an address without an offer is resumed at its page', async () => {
  const id = 'none-none-none-none-22'
  const coverage = { plans: [], infra: null, reason: 'no-network' as const }
  const { router, funnel } = await aVisit(
    '/checkout/cep',
    { coverage, readLead: { ...leadRead, id, kind: 'no-coverage' as const, saved: ['name', 'phone'] } },
    { notice: { id } },
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/oferta-indisponivel'))
  expect([funnel().notice, funnel().lead]).toEqual([{ id }, null])
})
