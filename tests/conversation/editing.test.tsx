import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { answeredUpTo, approved, goodFacts } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'

const feed = () => screen.getByRole('feed').textContent
/** Waits for the screen reader's announcement, which comes after earlier ones. */
const told = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toMatch(words), { timeout: 3000 })

describe('Editar', () => {
  it('on the CEP asks for number and coverage again, and keeps the plan that is sold there too', async () => {
    const talk = aTalk({ left: answeredUpTo('phone') })
    await talk.user.click(await screen.findByRole('link', { name: 'Editar CEP' }))
    expect(talk.here.path).toBe('/chat/cep')
    expect(
      await screen.findByText(
        'Se mudar, confiro de novo: número, complemento, plano, cobertura. O resto fica como está.',
      ),
    ).toBeDefined()
    const field = screen.getByRole('textbox', { name: 'CEP da instalação' })
    expect(document.activeElement).toBe(field)
    await talk.user.clear(field)
    await talk.user.type(field, '22041-080')
    await talk.tap('Salvar CEP')
    await talk.asked('Achei: Rua das Palmeiras. Qual é o número?')
    expect(document.activeElement).toBe(document.getElementById('resposta'))
    await talk.say('502')
    await talk.tap('Sem complemento')
    await talk.asked('Qual é o seu celular com DDD?')
  })

  it('gets the focus at its address, and returns it to its Editar', async () => {
    const talk = aTalk({ left: answeredUpTo('email') })
    await talk.asked('Qual é o seu e-mail?')
    document.getElementById('resposta')?.focus()
    act(() => talk.here.go?.('/chat/telefone'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Celular com DDD' }))
    act(() => talk.here.go?.('/chat/nome'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome completo' }))
    act(() => talk.here.go?.('/chat/email'))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Editar nome' }))
  })

  it('does not take the focus when its address is loaded', async () => {
    aTalk({ left: answeredUpTo('email'), at: '/chat/nome' })
    await screen.findByRole('textbox', { name: 'Nome completo' })
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    ['/chat/cpf', 'Se mudar, vou precisar refazer as perguntas de segurança. As outras respostas ficam como estão.'],
    [
      '/chat/cep',
      'Se mudar, confiro de novo: número, complemento, plano, cobertura. Vou precisar refazer as perguntas de segurança. O resto fica como está.',
    ],
    ['/chat/nome', 'As outras respostas ficam como estão.'],
  ])('at %s says whether the passed quiz is asked again', async (at, words) => {
    aTalk({
      left: answeredUpTo('schedule', { ...goodFacts, risk: { ...approved, quiz_passed: true } }),
      at,
    })
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('does not mention a quiz that was not asked', async () => {
    aTalk({ left: answeredUpTo('schedule'), at: '/chat/cpf' })
    expect(await screen.findByText('As outras respostas ficam como estão.')).toBeDefined()
  })

  it('at the payment says that the price changes with it', async () => {
    aTalk({ left: answeredUpTo('schedule'), at: '/chat/debito' })
    expect(
      await screen.findByText('O preço por mês muda com a forma de pagar. As outras respostas ficam como estão.'),
    ).toBeDefined()
  })

  it('can be cancelled, which returns the focus to its Editar', async () => {
    const talk = aTalk({ left: answeredUpTo('phone') })
    await talk.user.click(await screen.findByRole('link', { name: 'Editar nome' }))
    await talk.user.click(screen.getByRole('link', { name: 'Deixar como estava' }))
    expect(talk.here.path).toBe('/chat/telefone')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Editar nome' }))
  })

  it('shows in place why a change is refused', async () => {
    const talk = aTalk({ left: answeredUpTo('phone'), at: '/chat/nome' })
    const field = await screen.findByRole('textbox', { name: 'Nome completo' })
    await talk.user.clear(field)
    await talk.user.type(field, 'Ana')
    await talk.tap('Salvar nome')
    expect(screen.getByText(refusals['name.words'])).toBeDefined()
    expect(talk.open()).toBe('Qual é o seu celular com DDD?')
  })

  it('replies to words that change nothing, and clears its refusal', async () => {
    const talk = aTalk({ left: answeredUpTo('phone'), at: '/chat/nome' })
    const change = async (words: string) => {
      const field = await screen.findByRole('textbox', { name: 'Nome completo' })
      await talk.user.clear(field)
      await talk.user.type(field, words)
      await talk.tap('Salvar nome')
    }
    await change('tem fidelidade?')
    await told(/São 12 meses de fidelidade/)
    await change('quero mudar o CEP')
    await told(notAnAnswerTexts.unsure('name'))
    expect(feed()).toContain(notAnAnswerTexts.unsure('name'))
    await talk.user.click(screen.getByRole('link', { name: 'Deixar como estava' }))
    await talk.user.click(screen.getByRole('link', { name: 'Editar nome' }))
    expect(feed()).toContain('São 12 meses de fidelidade')
    expect(feed()).not.toContain(notAnAnswerTexts.unsure('name'))
  })

  it('does not open for the last answer', async () => {
    const talk = aTalk({ at: '/chat/cep' })
    await talk.say('14010-100')
    expect(screen.queryByRole('button', { name: 'Salvar CEP' })).toBeNull()
  })
})
