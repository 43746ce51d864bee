import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { aFunnel, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aTalk } from './aTalk.tsx'
import { cepInformation, refuse } from '../support/aRefusal.ts'

const field = () => document.querySelector<HTMLInputElement>('#resposta')
const { cep, number, complement, plan, name, phone, email } = fullAnswers

/** Checks that the refused text is selected. For an e-mail, browsers hide the selection. */
async function expectSelected(text: string) {
  await waitFor(() => {
    const input = field()
    const [start, end] = input?.type === 'email' ? [null, null] : [0, text.length]
    expect([input === document.activeElement, input?.value, input?.selectionStart, input?.selectionEnd]).toEqual([
      true,
      text,
      start,
      end,
    ])
  })
}

const reasonOf = (input: Element | null) =>
  (input?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('a refused answer can be retyped at once', () => {
  it('if it is an unknown CEP', async () => {
    const talk = aTalk({
      over: {
        cepInformation,
      },
    })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('99999999')
    await expectSelected('99999-999')
    await talk.user.keyboard('14010100')
    expect(field()?.value).toBe('14010-100')
    await talk.user.keyboard('{Enter}')
    await talk.asked(/Achei: Rua das Palmeiras/)
  })

  it('even if its field is entered at the end', async () => {
    const talk = aTalk({
      over: {
        cepInformation,
      },
    })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('99999999')
    await expectSelected('99999-999')
    field()?.setSelectionRange(9, 9)
    await talk.user.keyboard('14010100')
    expect(field()?.value).toBe('14010-100')
  })

  it('if it is an e-mail that the server refuses, once something else is open', async () => {
    const words = refusals['email.corporate']
    const talk = aTalk({
      campaign: 'oferta-colaborador',
      over: {
        createLead: (input) =>
          JSON.stringify(input).includes('gmail')
            ? refuse(words, 422, { email: words })
            : {
                success: true,
                id: 'lead-lead-lead-lead-22',
                idLead: 'lead-lead-lead-lead-22',
                idLeadNoCoverage: null,
                cepCoverage: { infra: null },
                version: 1,
              },
      },
    })
    await talk.asked(/Qual é o seu e-mail corporativo\?/)
    await talk.say('ana@gmail.com')
    await expectSelected('ana@gmail.com')
    await talk.user.keyboard('ana@timbrasil.example')
    expect(field()?.value).toBe('ana@timbrasil.example')
  })

  it('if it is private, without being shown elsewhere', async () => {
    const talk = aTalk({
      at: '/chat/refidelizacao',
      over: { renewalOffers: () => refuse('Não encontramos ofertas.', 409) },
    })
    await talk.asked(/Qual é o CPF do contrato\?/)
    await talk.say('52998224725')
    await expectSelected('529.982.247-25')
    expect(JSON.stringify(talk.left())).not.toMatch(/529\.?982/)
  })

  it('if it is refused during a change', async () => {
    const talk = aTalk({
      at: '/chat/nome',
      left: aFunnel(
        { cep, number, complement, plan, name, phone, email },
        { street: aStreet(), coverage: aCoverage() },
      ),
    })
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[data-changing] [name=name]')
      if (!found) throw new Error('the name is not open')
      return found
    })
    await talk.user.clear(input)
    await talk.user.type(input, 'ana')
    await talk.tap('Salvar nome')
    expect([document.activeElement === input, input.selectionStart, input.selectionEnd]).toEqual([true, 0, 3])
  })
})

it('a refused answer is marked in its field, with the reason', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  expect(field()?.hasAttribute('aria-invalid')).toBe(false)
  await talk.say('1401')
  await waitFor(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'))
  expect(reasonOf(field())).toContain(refusals['cep.digits'])
  await talk.say('14010100')
  await talk.asked(/Achei: Rua das Palmeiras/)
  expect(field()?.hasAttribute('aria-invalid')).toBe(false)
})

it('a refusal disappears once the visitor asks why', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('1401')
  await waitFor(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'))
  await talk.say('por que?')
  await waitFor(() => expect(document.querySelector('main [role=feed]')?.textContent).toContain(questions.cep.why))
  expect(document.querySelector('main [role=feed]')?.textContent.split(refusals['cep.digits'])).toHaveLength(1)
  expect(field()?.hasAttribute('aria-invalid')).toBe(false)
})
