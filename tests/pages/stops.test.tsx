import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { waitTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { aCoverage } from '../support/aPlan.ts'
import { settled } from '../support/aSale.ts'
import { aFunnel, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { bodiesOf, idLead, stumbled } from '../support/fakeApi.ts'
import { aVisit, heading } from './aVisit.tsx'

const { cep, number, complement } = fullAnswers
const atTheWait = aFunnel({ cep, number, complement }, { street: aStreet() })
const lost = new ApiError('network', callErrorMessages.network)

describe('the wait for coverage', () => {
  afterEach(() => void vi.useRealTimers())

  it('offers Tentar de novo if it fails', async () => {
    const answers = [lost]
    const coverage = () => answers.shift() ?? aCoverage()
    const { user, sent } = await aVisit('/checkout/verificando-disponibilidade', { coverage }, atTheWait)
    await heading('Não deu para consultar agora.')
    expect(screen.getByText(waitTexts.failed.lead(callErrorMessages.network))).toBeTruthy()
    expect(waitTexts.failed.lead(callErrorMessages.network)).not.toContain('..')
    expect(screen.getByText(/Erro de rede/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await heading('Tem fibra na sua rua.')
    expect(sent.filter(({ name }) => name === 'coverage')).toHaveLength(2)
  })

  it('says so after five seconds', async () => {
    vi.useFakeTimers()
    await aVisit('/checkout/verificando-disponibilidade', {}, atTheWait, 'coverage')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Procurando fibra na sua rua.')
    await act(async () => {
      vi.advanceTimersByTime(5000)
      await settled()
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Está demorando mais que o normal.')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Procurando fibra na sua rua.')
  })
})

describe('an address with no offer', () => {
  const full = aCoverage({ plans: [], infra: null, reason: 'no-free-port' })
  const left = aFunnel({ cep, number, complement }, { street: aStreet(), coverage: full })

  it('explains why the neighbour has one', async () => {
    await aVisit('/checkout/oferta-indisponivel', {}, left)
    await heading(/a caixa está cheia/)
    expect(screen.getByText('Por que meu vizinho tem e eu não?')).toBeTruthy()
  })

  it('allows a notice, which can be withdrawn', async () => {
    const { user, sent } = await aVisit('/checkout/oferta-indisponivel', {}, left)
    await user.type(await screen.findByLabelText('Nome completo'), 'Marina Duarte')
    await user.type(screen.getByLabelText('E-mail'), 'marina@provedor.com.br')
    await user.type(screen.getByLabelText('Celular com DDD'), '21999990000')
    await user.click(screen.getByRole('button', { name: 'Quero ser avisado' }))
    await heading('Combinado, Marina.')
    expect(bodiesOf(sent, 'addContact')).toMatchObject([{ email: 'marina@provedor.com.br' }])
    await user.click(screen.getByRole('button', { name: 'Não quero ser avisado' }))
    expect(await screen.findByText('Pronto, apagamos seus dados.')).toBeTruthy()
  })
})

describe('the identity quiz', () => {
  const quiz = {
    idQuiz: 'q',
    expiresAt: '2026-11-20T13:00:00Z',
    questions: ['Onde você morou?', 'Qual é o seu banco?'].map((text, at) => ({
      id: String(at),
      text,
      answers: ['Um', 'Dois'].map((answer) => ({ id: `${at}${answer}`, text: answer })),
    })),
  }
  const asked = {
    success: true,
    quiz,
    quiz_needed: true,
    rejected: false,
    rejected_message: null,
    final: false,
    version: 9,
  } as const
  const refused = {
    ...asked,
    quiz: null,
    rejected: true,
    rejected_message: 'Não foi possível validar o cadastro informado.',
  }
  const { schedule: _, ...answers } = fullAnswers
  const atTheQuiz = aFunnel(answers, { street: aStreet(), coverage: aCoverage() })

  it('asks one question a page and continues when passed', async () => {
    const { user } = await aVisit('/checkout/validacao', { confirmLead: asked }, atTheQuiz)
    await answerAll(user)
    expect(await heading('Quando o técnico pode ir?')).toBeTruthy()
  })

  it('can be tried again after a failure, and then leads to a person who calls back', async () => {
    const results = [refused, { ...refused, final: true }]
    const { user, sent } = await aVisit(
      '/checkout/validacao',
      { confirmLead: asked, answerQuiz: () => results.shift() },
      atTheQuiz,
    )
    await answerAll(user)
    await heading('Uma das respostas não bateu.')
    expect(screen.getByRole('link', { name: 'Editar nome da mãe' }).getAttribute('href')).toBe('/checkout/nome-mae')
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await answerAll(user)
    await heading('Uma pessoa do time conclui com você.')
    expect(screen.getByText('Não foi possível validar o cadastro informado.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Receber uma ligação' }))
    expect(await screen.findByText('Combinado, vamos ligar.')).toBeTruthy()
    expect(bodiesOf(sent, 'requestCall')).toEqual([{ telephone: '16991234567' }])
  })

  it('leaves a protocol for a person after a final failure', async () => {
    const protocol = '123456782'
    await aVisit(
      '/checkout/validacao',
      {
        confirmLead: { ...refused, final: true },
        readLead: stumbled,
      },
      { ...atTheQuiz, lead: { id: idLead, version: 9, protocol } },
    )
    await heading('Uma pessoa do time conclui com você.')
    expect(screen.getByText('123 456 782')).toBeTruthy()
    const words = decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')
    expect(words).toMatch(
      /Olá! Quero continuar meu pedido do plano 600 Mega Globoplay\. Parei em: Pagamento\. Protocolo 123 456 782\.$/,
    )
    expect(document.body.textContent).not.toContain(idLead)
  })

  it('offers to retry if it cannot be loaded', async () => {
    const replies = [lost]
    const { user } = await aVisit('/checkout/validacao', { confirmLead: () => replies.shift() ?? asked }, atTheQuiz)
    await heading('Não deu para conferir agora.')
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await heading('Onde você morou?')).toBeTruthy()
  })
})

async function answerAll(user: { click: (element: Element) => Promise<void> }) {
  await heading('Onde você morou?')
  await user.click(screen.getByRole('radio', { name: 'Um' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await heading('Qual é o seu banco?')
  await user.click(screen.getByRole('radio', { name: 'Dois' }))
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
}
