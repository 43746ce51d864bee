import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo } from '../support/aStory.ts'
import { aTalk } from './aTalk.tsx'

it('one sentence answers several questions, and none of them is asked again', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010100 número 35 apto 12')
  await talk.asked('Estes planos chegam ao seu endereço. Qual você quer?')
  expect(talk.funnel().kept).toMatchObject({ cep: { value: '14010100' }, number: { value: '35' }, complement: { value: 'apto 12' } })
  await talk.say('quero o de 500 mega')
  await talk.asked('Como você se chama?')
  talk.stop()
})

it('a person asked for is no answer: the way is shown, and the question stays', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('quero falar com uma pessoa')
  await screen.findByText(/uma pessoa continua daqui, ou ligue para 0800/)
  expect(talk.open()).toContain('Qual é o CEP da instalação?')
  expect(document.getElementById('resposta')).toMatchObject({ value: '' })
  talk.stop()
})

it('a question is answered beside the order, and the open one comes back', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('tem multa?')
  await screen.findByText(/Nos sete primeiros dias você desiste sem custo/)
  expect(talk.funnel().kept.cep).toBeUndefined()
  expect(talk.open()).toContain('Qual é o CEP da instalação?')
  talk.stop()
})

it('a name is not what is said about something else; said twice, it is taken', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010-100, 35, sem complemento')
  await talk.asked('Estes planos chegam ao seu endereço. Qual você quer?')
  await talk.say('o mais barato')
  await talk.asked('Como você se chama?')
  await talk.say('kethelyn thauany')
  await screen.findByText(/Não reconheci isso como resposta \(nome\)/)
  expect(talk.funnel().kept.name).toBeUndefined()
  await talk.say('kethelyn thauany')
  expect(talk.funnel().kept.name?.value).toBe('kethelyn thauany')
  talk.stop()
})

it('a correction in words opens or changes the answer, and asks again what rests on it', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010-100, 35, sem complemento')
  await talk.asked('Estes planos chegam ao seu endereço. Qual você quer?')
  await talk.say('500')
  await talk.asked('Como você se chama?')
  await talk.say('voltar')
  expect(talk.here.path).toBe('/chat/plano')
  await talk.say('errei o número, é 53')
  await talk.asked(/Tem complemento/)
  await talk.say('moro em casa')
  await talk.asked('Estes planos chegam ao seu endereço. Qual você quer?')
  expect(talk.funnel().kept.number?.value).toBe('53')
  talk.stop()
})

it('what is private stays so where it was said at another question', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cpf é 529.982.247-25')
  await screen.findByText(/Anotei: CPF •••\.982\.247-••\./)
  expect(JSON.stringify(talk.funnel().asides)).not.toContain('529')
  expect(talk.funnel().kept.document?.value).toBe('52998224725')
  talk.stop()
})

it('an answer is changed in its place by a sentence', async () => {
  const talk = aTalk({ left: answeredUpTo('phone') })
  await talk.user.click(await screen.findByRole('link', { name: 'Editar nome' }))
  const field = screen.getByRole('textbox', { name: 'Nome completo' })
  await talk.user.clear(field)
  await talk.user.type(field, 'na verdade me chamo Ana Lima')
  await talk.tap('Salvar nome')
  await talk.asked('Prazer, Ana. Qual é o seu celular com DDD?')
  expect(talk.funnel().kept.name?.value).toBe('Ana Lima')
  talk.stop()
})
