import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answeredUpTo, aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { bodiesOf, idLead, stumbled } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aVisit, heading } from './aVisit.tsx'

const lead = { id: idLead, version: 3 }
const confirm = () => within(screen.getByRole('dialog', { name: 'Apagar seus dados?' }))

describe('a visitor who erases everything', () => {
  it.each<[string, string, ReturnType<typeof answeredUpTo>]>([
    ['in the middle', '/checkout/email', answeredUpTo('email')],
    ['at the review', '/checkout/confirmacao', aFunnel(fullAnswers, goodFacts)],
    ['at the first question', '/checkout/cep', answeredUpTo('email')],
  ])('%s begins again with nothing filled in', async (_, path, left) => {
    const { user, sent, router, failing } = await aVisit(path, { readLead: leadRead }, { ...left, lead })
    failing.add('removeLead')
    await user.click(screen.getByRole('button', { name: 'Meus dados' }))
    await user.click(screen.getByRole('button', { name: 'Apagar meus dados e recomeçar' }))
    await user.click(confirm().getByRole('button', { name: 'Apagar tudo' }))
    await confirm().findByText(stumbled.message)
    failing.clear()
    await user.click(confirm().getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByText(/^Pronto, apagamos seus dados/)
    await heading('Qual é o CEP da instalação?')
    expect(screen.getByRole('textbox', { name: 'CEP da instalação' })).toHaveProperty('value', '')
    expect([router.state.location.pathname, bodiesOf(sent, 'removeLead').length]).toEqual(['/checkout/cep', 2])
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull())
  })
})
