import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { aVisit, go } from './aVisit.tsx'
import { cepInformation, refuse } from '../support/aRefusal.ts'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function fills(visit: Awaited<ReturnType<typeof aVisit>>, label: string, text: string) {
  await visit.user.type(await field(label), text)
  await visit.user.click(go())
}

/** Checks that the refused text is selected. For an e-mail, browsers hide the selection. */
async function expectSelected(label: string, text: string) {
  await waitFor(async () => {
    const input = await field(label)
    const [start, end] = input.type === 'email' ? [null, null] : [0, text.length]
    expect([input === document.activeElement, input.value, input.selectionStart, input.selectionEnd]).toEqual([
      true,
      text,
      start,
      end,
    ])
  })
}

describe('a refused answer can be retyped at once', () => {
  it('if it breaks its rule', async () => {
    const visit = await aVisit('/checkout/cep')
    await fills(visit, 'CEP da instalação', '1401')
    await expectSelected('CEP da instalação', '1401')
    expect((await field('CEP da instalação')).getAttribute('aria-invalid')).toBe('true')
  })

  it('if it is an unknown CEP', async () => {
    const visit = await aVisit('/checkout/cep', {
      cepInformation,
    })
    await fills(visit, 'CEP da instalação', '99999999')
    await screen.findByText('CEP não encontrado.')
    await expectSelected('CEP da instalação', '99999-999')
    await visit.user.keyboard('14010100')
    expect(await field('CEP da instalação')).toHaveProperty('value', '14010-100')
  })

  it('if it is an e-mail that the server refuses, once the next page is open', async () => {
    const words = refusals['email.corporate']
    const visit = await aVisit(
      '/checkout/email',
      { createLead: () => refuse(words, 422, { email: words }) },
      null,
      undefined,
      'oferta-colaborador',
    )
    await fills(visit, 'E-mail', 'ana@gmail.com')
    await screen.findByText(words)
    await expectSelected('E-mail', 'ana@gmail.com')
    await visit.user.keyboard('ana@timbrasil.example')
    expect(await field('E-mail')).toHaveProperty('value', 'ana@timbrasil.example')
  })

  it('if it is the number of an unknown line, on its page', async () => {
    const visit = await aVisit(
      '/checkout/consulta-telefone',
      { createFromRenta: () => refuse('Essa linha não é TIM.') },
      null,
      undefined,
      'timcontrole',
    )
    await fills(visit, 'Celular com DDD', '16991000009')
    await screen.findByText('Essa linha não é TIM.')
    await expectSelected('Celular com DDD', '(16) 99100-0009')
    await visit.user.keyboard('16991000001')
    expect(await field('Celular com DDD')).toHaveProperty('value', '(16) 99100-0001')
  })

  it('after a tap, which selects it until something is typed', async () => {
    const visit = await aVisit('/checkout/cep')
    await fills(visit, 'CEP da instalação', '1401')
    const input = await field('CEP da instalação')
    input.blur()
    input.setSelectionRange(4, 4)
    await visit.user.click(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4])
    await visit.user.keyboard('2204')
    await visit.user.click(input)
    expect([input.value, input.selectionStart]).toEqual(['2204', 4])
  })
})
