import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { exampleOf } from '../../src/content/questions/exampleOf.ts'
import { refusedAgain } from '../../src/content/texts/chat/chatTexts.ts'
import { otherWaysTexts } from '../../src/content/texts/chat/lazyChatTexts.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { person } from '../support/person.ts'
import { lastQuestion, questionsFrom, wordsAfter } from '../support/questionsOf.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { bodiesOf, idLead, stumbled } from '../support/fakeApi.ts'
import { aTalk } from './aTalk.tsx'

const wordsToWhatsapp = () =>
  decodeURIComponent(
    screen
      .getByRole('link', { name: 'Seguir no WhatsApp, abre em outra aba' })
      .getAttribute('href')
      ?.split('text=')[1] ?? '',
  )

const told: Raw = { ...person, document: '529.982.247-25', directDebit: 'sim' }

describe('an order in the conversation', () => {
  it('is completed in words and taps, up to its number', async () => {
    const talk = aTalk()
    await talk.say('14010-100')
    await talk.asked('Achei: Rua das Palmeiras. Qual é o número?')
    await talk.say('35')
    await talk.tap('Sem complemento')
    await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
    await talk.say('d600gl')
    for (const key of questionsFrom('name', 'directDebit')) await talk.say(told[key] ?? '')
    await talk.asked('Em qual banco fica a conta?')
    for (const words of ['001', '1234-5', '12345-6']) await talk.say(words)
    await talk.asked('Quando o técnico pode ir?')
    await talk.say('24/11/2026 manha')
    for (const key of questionsFrom('schedule', lastQuestion).slice(1)) await talk.say(told[key] ?? '')
    await talk.asked('Tudo certo para finalizar?')
    await talk.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await talk.tap(/Finalizar pedido/)
    await talk.asked('Pedido realizado.')
    expect(screen.getByText(/4071\s8823/)).toBeDefined()
    expect(bodiesOf(talk.sent, 'finishLead')).toHaveLength(1)
  })

  it('keeps the focus in the composer from one answer to the next', async () => {
    const talk = aTalk()
    await talk.say('14010-100')
    await talk.asked('Achei: Rua das Palmeiras. Qual é o número?')
    expect(document.activeElement).toBe(document.getElementById('resposta'))
    await talk.say('35')
    await talk.asked(/Tem complemento/)
    expect(document.activeElement).toBe(document.getElementById('resposta'))
  })

  it.each([
    ['has the focus in its field where a keyboard is at hand', true, 'resposta'],
    ['takes no focus on a phone, whose keyboard would cover it', false, ''],
  ])('%s, when it is loaded', async (_, matches, focused) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches }))
    const talk = aTalk({ left: answeredUpTo('phone') })
    await talk.asked('Qual é o seu celular com DDD?')
    expect(document.activeElement?.id).toBe(focused)
    vi.restoreAllMocks()
  })
})

describe('the words around an answer', () => {
  it('are stored once if they answer a later question, and repeated once', async () => {
    const talk = aTalk({ left: answeredUpTo('phone') })
    await talk.asked(/Qual é o seu celular/)
    await talk.say('vou no boleto')
    expect(talk.funnel().asides.map(({ said, reply }) => [said, reply])).toEqual([['vou no boleto', 'Anotei: boleto.']])
  })

  it('are not stored, and a complement given with the number is not asked', async () => {
    const talk = aTalk()
    await talk.say('14010-100')
    await talk.asked('Achei: Rua das Palmeiras. Qual é o número?')
    await talk.say('quero falar com uma pessoa')
    expect(talk.funnel().kept.number).toBeUndefined()
    expect(screen.getByRole('textbox', { name: 'Número', description: /escreva junto: 35 apto 12/ })).toBeDefined()
    await talk.say('numero 35 apto 12')
    await talk.asked(/Estes chegam/)
    expect(talk.funnel().kept).toMatchObject({ number: { value: '35' }, complement: { value: 'apto 12' } })
  })

  it('are not in the name of the greeting', async () => {
    const talk = aTalk({ left: answeredUpTo('name') })
    await talk.say('quero uma internet boa')
    expect(talk.funnel().kept.name).toBeUndefined()
    await talk.say('me chamo Ana Souza')
    await talk.asked(wordsAfter('name'))
  })
})

describe('a refused answer', () => {
  it('is shown with its reason, and the second time in other words with alternatives', async () => {
    const talk = aTalk()
    await talk.say('1401010')
    expect(talk.log().getByText('14010-10')).toBeDefined()
    expect(talk.log().getByText(refusals['cep.digits'])).toBeDefined()
    expect(document.activeElement).toBe(document.getElementById('resposta'))
    await talk.say('140')
    expect(talk.log().getByText(refusedAgain(refusals['cep.digits'], exampleOf('cep')))).toBeDefined()
    expect(talk.log().getByRole('link', { name: otherWaysTexts.byPage }).getAttribute('href')).toBe('/checkout/cep')
  })

  it('is not shown if it is private', async () => {
    const talk = aTalk({ left: answeredUpTo('document') })
    await talk.say('777.888.111-00')
    expect(JSON.stringify(talk.left())).not.toContain('888')
    expect(talk.log().getByText('•••.•••.•••-••')).toBeDefined()
  })
})

describe('around the questions', () => {
  it('explains why something is asked, and returns to the draft', async () => {
    const talk = aTalk()
    await talk.user.type(screen.getByRole('textbox', { name: 'CEP da instalação' }), '140')
    await talk.tap('Por que pedem isso?')
    expect(talk.log().getByText(/diz se a fibra passa/)).toBeDefined()
    expect(talk.log().getByText('Voltando ao seu pedido')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'CEP da instalação' })).toHaveProperty('value', '140')
  })

  it('keeps the place and the draft over a reload', async () => {
    const first = aTalk()
    await first.say('14010-100')
    await first.asked('Achei: Rua das Palmeiras. Qual é o número?')
    await first.user.type(screen.getByRole('textbox', { name: 'Número' }), '3')
    window.dispatchEvent(new Event('pagehide'))
    const left = first.left()
    first.stop()
    first.unmount()
    const again = aTalk({ left, at: '/chat/numero' })
    await again.asked('Achei: Rua das Palmeiras. Qual é o número?')
    expect(screen.getByRole('textbox', { name: 'Número' })).toHaveProperty('value', '3')
  })

  it('says that answers are stored while the line is down', async () => {
    const talk = aTalk({ left: { ...answeredUpTo('phone') } })
    await talk.asked(/celular/)
    talk.line.up = false
    await talk.say('16991234567')
    await talk.asked('Qual é o seu e-mail?')
    expect((await screen.findAllByText('Guardada')).length).toBeGreaterThan(0)
    expect(screen.getByText('Sem internet. Suas respostas estão guardadas.')).toBeDefined()
  })

  it('offers to retry when the coverage could not be looked up', async () => {
    const server = { down: true }
    const talk = aTalk({
      over: {
        coverage: () => {
          if (server.down) throw stumbled
          return { plans: [], infra: null, reason: 'no-network' }
        },
      },
    })
    await talk.say('14010-100')
    await talk.asked(/Achei/)
    await talk.say('35')
    await talk.tap('Sem complemento')
    server.down = false
    await talk.tap('Tentar de novo')
    await talk.asked('Quer receber um aviso quando a fibra chegar à sua rua?')
    await talk.tap('Sim, quero ser avisado')
    await talk.asked('Como você se chama?')
    for (const words of ['Ana Souza', '16991234567', 'ana@provedor.com.br']) await talk.say(words)
    await talk.asked('Combinado, Ana.')
    expect(bodiesOf(talk.sent, 'addContact')).toHaveLength(1)
  })

  it('links to the same question on its page, and to WhatsApp without personal data', async () => {
    const talk = aTalk({ left: answeredUpTo('email') })
    await talk.asked('Qual é o seu e-mail?')
    expect(screen.getByRole('link', { name: 'Prefiro preencher em páginas' }).getAttribute('href')).toBe(
      '/checkout/email',
    )
    expect(wordsToWhatsapp()).toContain('Parei em: Dados pessoais')
    expect(wordsToWhatsapp()).not.toMatch(/Ana|16991234567/)
  })

  it('tells WhatsApp the plan, the step and the protocol that the server gave', async () => {
    const talk = aTalk({
      left: answeredUpTo('email'),
      over: {
        createLead: {
          success: true,
          id: idLead,
          idLead,
          idLeadNoCoverage: null,
          protocol: '123456782',
          cepCoverage: { infra: null },
          version: 1,
        },
      },
    })
    await talk.asked('Qual é o seu e-mail?')
    await waitFor(() =>
      expect(wordsToWhatsapp()).toBe(
        'Olá! Quero continuar meu pedido do plano 600 Mega Globoplay. Parei em: Dados pessoais. Protocolo 123 456 782.',
      ),
    )
  })
})
