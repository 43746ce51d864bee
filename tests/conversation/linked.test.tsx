import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aTalk } from './aTalk.tsx'

const linked = { lead: { id: idLead, version: 0 } }

it.each([
  ['Não encontramos este pedido.', 404, 'Não encontrei o pedido deste link.'],
  ['Sem cobertura.', 200, 'Sem cobertura.'],
])('a link without an order (%s) says so, and the talk begins another one', async (words, status, title) => {
  const talk = aTalk({
    left: linked,
    over: { readLead: new ApiError('refused', words, status) },
  })
  await screen.findByText(title)
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('14010-100')
  await talk.asked(/Qual é o número\?/)
  expect([screen.queryByText(title), talk.funnel().lead]).toEqual([null, null])
})

it('a failed look-up of an order is repeated on request, and the talk continues', async () => {
  const answers = [new ApiError('empty', 'Busca dos dados do usuário retornou vazia', 200)]
  const talk = aTalk({ left: linked, over: { readLead: () => answers.shift() ?? leadRead } })
  await screen.findByText('Não consegui buscar o seu pedido, mas ele continua guardado.')
  expect(screen.getByText('Busca dos dados do usuário retornou vazia')).toBeDefined()
  await talk.tap('Tentar de novo')
  await talk.asked('Qual é o seu e-mail?')
  await waitFor(() => expect(screen.queryByText(/buscar o seu pedido/)).toBeNull())
})
