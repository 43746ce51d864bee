import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'

const welcome = /Que bom ver você de volta\. Seu pedido do plano .+ está guardado, na etapa Dados pessoais\./
const cameBack = { answers: {}, cameBack: true } as const

it('a returning visitor is welcomed with the plan and the stage, and continues with one tap', async () => {
  const talk = aTalk({ left: answeredUpTo('email'), at: '/chat/email', arrival: cameBack })
  await screen.findByText(welcome)
  await talk.asked('Qual é o seu e-mail?')
  expect(screen.getByText(welcome).textContent).not.toMatch(/Ana|99123/)
  await talk.tap('Continuar')
  expect([screen.queryByText(welcome), document.activeElement?.id]).toEqual([null, 'resposta'])
})

it('an answer is enough to continue', async () => {
  const talk = aTalk({ left: answeredUpTo('email'), at: '/chat/email', arrival: cameBack })
  await screen.findByText(welcome)
  await talk.say('ana@provedor.com.br')
  await talk.asked('Qual é a sua data de nascimento?')
  expect(screen.queryByText(welcome)).toBeNull()
})

it('a visitor who wants to restart is asked once whether to erase everything', async () => {
  const talk = aTalk({ left: answeredUpTo('email'), at: '/chat/email', arrival: cameBack })
  await talk.tap('Começar de novo')
  await talk.tap('Apagar tudo')
  await talk.asked('Qual é o CEP da instalação?')
  expect([talk.funnel().kept, screen.queryByText(welcome)]).toEqual([{}, null])
})

it('a visitor in the middle of an order is not welcomed', async () => {
  const talk = aTalk({ left: answeredUpTo('email'), at: '/chat/email' })
  await talk.asked('Qual é o seu e-mail?')
  expect(screen.queryByText(welcome)).toBeNull()
})
