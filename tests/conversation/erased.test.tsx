import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo } from '../support/aFunnel.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aTalk } from './aTalk.tsx'

it('an erased talk restarts, without anything of it in view', async () => {
  const talk = aTalk({
    at: '/chat/email',
    over: { readLead: leadRead },
    left: { ...answeredUpTo('email'), lead: { id: idLead, version: 3 } },
  })
  await talk.asked('Qual é o seu e-mail?')
  await talk.tap('Meus dados')
  await talk.tap('Apagar meus dados e recomeçar')
  await talk.user.click(
    within(screen.getByRole('dialog', { name: 'Apagar seus dados?' })).getByRole('button', { name: 'Apagar tudo' }),
  )
  await screen.findByText(/^Pronto, apagamos seus dados/)
  await talk.asked('Qual é o CEP da instalação?')
  await waitFor(() => expect(document.activeElement?.id).toBe('resposta'))
  expect([talk.here.path, bodiesOf(talk.sent, 'removeLead')]).toEqual([
    '/chat/cep',
    [{ id: idLead, phone: '16991234567' }],
  ])
  expect(document.body.textContent).not.toMatch(/Ana|99123|Palmeiras/)
})
