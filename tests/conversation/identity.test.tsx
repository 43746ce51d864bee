import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo, approved, aStreet } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { quizTexts } from '../../src/content/texts/order/quizTexts.ts'
import { aTalk } from './aTalk.tsx'

const question = (id: string) => ({
  id,
  text: `Pergunta ${id}?`,
  answers: [
    { id: `${id}-a`, text: `Resposta ${id}` },
    { id: `${id}-b`, text: 'Nenhuma destas' },
  ],
})
const quiz = {
  ...approved,
  quiz: { idQuiz: 'q', questions: [question('um'), question('dois')], expiresAt: '2026-11-20T12:10:00Z' },
  quiz_needed: true,
}
const left = answeredUpTo('schedule', { street: aStreet(), coverage: aCoverage() })

async function answerQuiz(talk: ReturnType<typeof aTalk>) {
  await talk.asked('Pergunta um?')
  expect(screen.getByText('Pergunta 1 de 2')).toBeDefined()
  await talk.user.click(screen.getByRole('radio', { name: 'Resposta um' }))
  await talk.tap('Continuar')
  await talk.asked('Pergunta dois?')
  expect(talk.log().getByText('Resposta um')).toBeDefined()
  await talk.user.click(screen.getByRole('radio', { name: 'Nenhuma destas' }))
  await talk.tap('Confirmar')
}

it('the identity is confirmed one question at a time, then the order continues', async () => {
  const talk = aTalk({ left, over: { confirmLead: quiz } })
  await answerQuiz(talk)
  await talk.asked('Quando o técnico pode ir?')
  expect(talk.log().getByText('Respostas de segurança confirmadas.')).toBeDefined()
  expect(bodiesOf(talk.sent, 'answerQuiz')).toMatchObject([
    {
      idQuiz: 'q',
      questions: [
        { id: 'um', answer: { id: 'um-a' } },
        { id: 'dois', answer: { id: 'dois-b' } },
      ],
    },
  ])
})

it('a written option is accepted, and an unknown one reported', async () => {
  const talk = aTalk({ left, over: { confirmLead: quiz } })
  await talk.asked('Pergunta um?')
  await screen.findByRole('textbox', { name: 'Ou escreva a opção' })
  await talk.say('sei lá')
  await talk.log().findByText(quizTexts.unknown)
  await talk.say('quero-quero')
  await talk.log().findByText(quizTexts.pick)
  expect(JSON.stringify(talk.funnel().asides)).not.toContain('quero-quero')
  await talk.say('resposta UM')
  await talk.asked('Pergunta dois?')
  expect(talk.log().getByText('Resposta um')).toBeDefined()
  await talk.say('nenhuma')
  await talk.asked('Quando o técnico pode ir?')
  expect(bodiesOf(talk.sent, 'answerQuiz')).toMatchObject([
    { questions: [{ answer: { id: 'um-a' } }, { answer: { id: 'dois-b' } }] },
  ])
})

it('the marked option is accepted when nothing is written', async () => {
  const talk = aTalk({ left, over: { confirmLead: quiz } })
  await talk.asked('Pergunta um?')
  await talk.user.click(await screen.findByRole('radio', { name: 'Resposta um' }))
  await talk.tap('Enviar')
  await talk.asked('Pergunta dois?')
  expect(talk.log().getByText('Resposta um')).toBeDefined()
  await talk.tap('Enviar')
  expect(screen.getByText(quizTexts.pick)).toBeDefined()
})

it('the focus stays in the composer from one question to the next', async () => {
  const talk = aTalk({ left, over: { confirmLead: quiz } })
  await talk.asked('Pergunta um?')
  await screen.findByRole('textbox', { name: 'Ou escreva a opção' })
  await talk.say('resposta um')
  await talk.asked('Pergunta dois?')
  expect(document.activeElement).toBe(document.getElementById('resposta'))
})

it('a failure offers one more try, and then a person with the system’s message', async () => {
  const refusals = [
    { ...approved, rejected: true },
    { ...approved, rejected: true, final: true, rejected_message: 'Não foi possível validar o cadastro informado.' },
  ]
  const talk = aTalk({ left, over: { confirmLead: quiz, answerQuiz: () => refusals.shift() } })
  await answerQuiz(talk)
  await talk.asked('Uma das respostas não bateu.')
  expect(
    within(screen.getByRole('region', { name: 'Antes, vale conferir' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Editar CPF ou CNPJ', 'Editar nascimento', 'Editar nome da mãe'])
  await talk.tap('Tentar de novo')
  await answerQuiz(talk)
  await talk.asked('Uma pessoa do time conclui com você.')
  expect(screen.getByText('Não foi possível validar o cadastro informado.')).toBeDefined()
})

it('a quiz that was not asked is not mentioned', async () => {
  const talk = aTalk({ left })
  await talk.asked('Quando o técnico pode ir?')
  expect(screen.queryByText('Respostas de segurança confirmadas.')).toBeNull()
})

it('a passed quiz is shown in the same place when the order is resumed', async () => {
  const talk = aTalk({ left, over: { confirmLead: { ...approved, quiz_passed: true } } })
  await talk.asked('Quando o técnico pode ir?')
  expect(talk.log().getByText('Respostas de segurança confirmadas.')).toBeDefined()
})
