import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { aCoverage } from '../support/aPlan.ts'
import { answeredUpTo, aFunnel, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { later } from '../support/lazyParts.ts'
import { aTalk } from './aTalk.tsx'

const { cep, number } = fullAnswers
type Talk = ReturnType<typeof aTalk>
const whole = () => aFunnel(fullAnswers, goodFacts)
const focused = (element: () => Element | null) =>
  waitFor(() => {
    const target = element()
    expect(target).not.toBeNull()
    expect(document.activeElement).toBe(target)
  })

describe('the focus moves to the open turn', () => {
  it('from a tapped answer to the field, and stays there when the plans come; Shift and Tab lead back to them', async () => {
    const talk = aTalk({ left: aFunnel({ cep, number }, { street: aStreet() }) })
    await talk.asked(/^.*Tem complemento/)
    await talk.tap('Sem complemento')
    await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
    await focused(() => document.getElementById('resposta'))
    for (const before of ['Comparar', 'Qual é melhor para mim?']) {
      await talk.user.tab({ shift: true })
      expect(document.activeElement?.textContent).toBe(before)
    }
    await talk.user.tab({ shift: true })
    expect(document.activeElement?.closest('fieldset[name=plan]')).not.toBeNull()
  })

  it.each([
    ['acceptPromotions', (talk: Talk) => talk.tap(/não, obrigado/i)],
    ['document', (talk: Talk) => talk.say('529.982.247-25')],
  ] as const)('from the answer to %s, before that is removed', async (key, give) => {
    const talk = aTalk({ left: answeredUpTo(key) })
    await waitFor(() => expect(talk.open()).toBeTruthy())
    const left: unknown[] = []
    const note = ({ target }: FocusEvent) => left.push(target)
    document.addEventListener('focusout', note)
    await give(talk)
    await focused(() => document.getElementById('resposta'))
    document.removeEventListener('focusout', note)
    expect(left).toContainEqual(expect.objectContaining({ isConnected: false }))
  })

  it('unless something is typed in the field meanwhile', async () => {
    const coverage = later(aCoverage())
    const talk = aTalk({
      left: aFunnel({ cep, number }, { street: aStreet() }),
      over: { coverage: () => coverage.promise },
    })
    await talk.asked(/Tem complemento/)
    await talk.tap('Sem complemento')
    await focused(() => screen.queryByRole('textbox', { name: 'Pode escrever enquanto isso' }))
    await talk.user.keyboard('o de 600')
    await act(async () => coverage.arrive())
    await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
    await focused(() => document.getElementById('resposta'))
    expect(document.activeElement).toHaveProperty('value', 'o de 600')
  })

  it('unless several answers are confirmed in words in the field', async () => {
    const talk = aTalk({ at: '/chat/cep' })
    await talk.say('meu cep é 14010100 e o número é 35')
    await talk.say('confere')
    await talk.asked(/Tem complemento/)
    expect(document.activeElement).toBe(document.getElementById('resposta'))
  })

  it('to the changed answer, whose text is replaced by typing', async () => {
    const talk = aTalk({ left: answeredUpTo('email') })
    await talk.asked(/e-mail/)
    await talk.say('errei o número')
    await focused(() => screen.queryByRole('textbox', { name: 'Número' }))
    await talk.user.keyboard('36')
    expect(document.activeElement).toHaveProperty('value', '36')
  })

  it('to the question of the changed plan, not to a switch far below', async () => {
    const talk = aTalk({ at: '/chat', left: answeredUpTo('phone') })
    await talk.asked(/Qual é o seu celular/)
    talk.here.go?.('/chat/plano')
    await focused(() => document.querySelector('[data-changing] > p'))
    await talk.user.tab()
    expect(document.activeElement?.closest('[data-changing]')).not.toBeNull()
  })

  it('to the review, once an offer of a renewal is taken and once it is changed', async () => {
    const talk = aTalk({ at: '/chat/refidelizacao' })
    await talk.asked(/Qual é o CPF do contrato\?/)
    await talk.say('529.982.247-25')
    await talk.tap(/^600 Mega/)
    await talk.tap(/^Quero este, 600/)
    await talk.asked('Tudo certo para finalizar?')
    await focused(() => document.getElementById('agora'))
    await talk.user.click(screen.getAllByRole('link', { name: 'Editar oferta' })[0] ?? document.body)
    await focused(() => document.querySelector('[data-changing] > p'))
    await talk.user.click(
      screen.getAllByRole('button', { name: /^(Ficar|Manter|Continuar|Quero) .*600/ })[0] ?? document.body,
    )
    await waitFor(() => expect(document.querySelector('[data-changing]')).toBeNull())
    await focused(() => document.getElementById('agora'))
  })

  it('to the missing consent, which says so', async () => {
    const talk = aTalk({ left: whole() })
    await talk.asked('Tudo certo para finalizar?')
    await talk.tap(/Finalizar pedido/)
    const box = await screen.findByRole('checkbox', { name: /Li e aceito/ })
    await focused(() => box)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      refusals['terms.unticked'],
    )
  })
})

it.each(['coverage', 'confirmLead'] as const)(
  'nothing has the focus when an order is opened at its review, even while %s is looked up again',
  async (call) => {
    const [coverage, risk] = [later(aCoverage()), later(approved)]
    const facts = { ...goodFacts, [call === 'coverage' ? 'coverage' : 'risk']: undefined }
    const talk = aTalk({
      left: aFunnel(fullAnswers, facts),
      over: { coverage: () => coverage.promise, confirmLead: () => risk.promise },
    })
    await waitFor(() => expect(document.getElementById('agora')).not.toBeNull())
    expect(document.activeElement).toBe(document.body)
    await act(async () => {
      coverage.arrive()
      risk.arrive()
    })
    await talk.asked('Tudo certo para finalizar?')
    expect(document.activeElement).toBe(document.body)
  },
)

it('a refused choice is marked with its reason', async () => {
  const talk = aTalk({ left: answeredUpTo('schedule') })
  await talk.asked('Quando o técnico pode ir?')
  await talk.tap('Enviar')
  const [slot] = await screen.findAllByRole('checkbox', { name: /manhã/i })
  await waitFor(() => expect(slot?.getAttribute('aria-invalid')).toBe('true'))
  const group = slot?.closest('fieldset')
  expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    refusals['schedule.empty'],
  )
})
