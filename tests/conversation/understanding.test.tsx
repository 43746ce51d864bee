import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeredUpTo } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'
import { wordsAfter } from '../support/questionsOf.ts'

it('one sentence answers several questions, and none of them is asked again', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010100 número 35 apto 12')
  await talk.say('confere')
  await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
  expect(talk.funnel().kept).toMatchObject({
    cep: { value: '14010100' },
    number: { value: '35' },
    complement: { value: 'apto 12' },
  })
  await talk.say('quero o de 500 mega')
  await talk.asked('Como você se chama?')
})

it('a request for a person is no answer: the contact is shown, and the question stays', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('quero falar com uma pessoa')
  await talk.log().findByText(/Uma pessoa atende você no 0800 555 1020 ou pelo WhatsApp/)
  expect(talk.open()).toContain('Qual é o CEP da instalação?')
  expect(document.getElementById('resposta')).toMatchObject({ value: '' })
})

it('a visitor’s question is answered, and the open one returns', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('tem multa?')
  await talk.log().findByText(/por mês que faltar/)
  expect(talk.funnel().kept.cep).toBeUndefined()
  expect(talk.open()).toContain('Qual é o CEP da instalação?')
})

it('a rare name in lower case is accepted, and read back', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010-100, 35, sem complemento')
  await talk.say('confere')
  await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
  await talk.say('o mais barato')
  await talk.asked('Como você se chama?')
  await talk.say('boa sorte pra mim')
  expect(talk.funnel().kept.name).toBeUndefined()
  await talk.say('kethelyn thauany')
  expect(talk.funnel().kept.name?.value).toBe('Kethelyn Thauany')
  await talk.asked(wordsAfter('name'))
  expect(screen.getByText('Prazer, Kethelyn.')).toBeDefined()
})

it('a correction in words opens or changes the answer, and asks its dependants again', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cep é 14010-100, 35, sem complemento')
  await talk.say('confere')
  await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
  await talk.say('500')
  await talk.asked('Como você se chama?')
  await talk.say('voltar')
  expect(talk.here.path).toBe('/chat/plano')
  await talk.say('errei o número, é 53')
  await talk.say('sim')
  await talk.asked(/Tem complemento/)
  await talk.say('moro em casa')
  await talk.asked('Como você se chama?')
  expect(talk.funnel().kept.number?.value).toBe('53')
})

it.each([
  ['a conta ficou 12345-6?', 'Sim, confere: conta'],
  ['a conta ficou 77777-6?', 'Não. No seu pedido: conta'],
  ['e o nome da minha mãe? tá maria souza, sim ou não?', 'Sim, confere: nome da mãe'],
  ['o nome da minha mãe ficou Rosa Prado?', 'nome da mãe M'],
  ['maria souza manda lembranças', ''],
])('a private answer in a question or a repetition is not stored: %s', async (line, told) => {
  const talk = aTalk({ left: { ...answeredUpTo('schedule'), asides: [] } })
  await talk.asked(/técnico pode ir/)
  await talk.say(line)
  const last = talk.funnel().asides.at(-1)
  expect(last?.reply).toContain(told)
  expect(last?.said).not.toMatch(/\d|[a-z]/i)
})

it('a private answer at another question stays private', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('meu cpf é 529.982.247-25')
  await talk.log().findByText(/Anotei: CPF •••\.982\.247-••\./)
  expect(JSON.stringify(talk.funnel().asides)).not.toContain('529')
  expect(talk.funnel().kept.document?.value).toBe('52998224725')
})

it('private words in an answer are not stored', async () => {
  const talk = aTalk({ left: answeredUpTo('document') })
  await talk.asked(/CPF/)
  await talk.say('é seguro passar meu cpf 529.982.247-25?')
  await screen.findAllByText(/ficam cifrados/)
  await talk.say('voltar')
  expect(JSON.stringify(talk.left())).not.toContain('982')
  talk.stop()
  talk.unmount()
  const earlier = aTalk({ left: answeredUpTo('email') })
  await earlier.asked('Qual é o seu e-mail?')
  await earlier.say('não tenho, meu documento é o 52998224725 e é isso')
  expect(JSON.stringify(earlier.left())).not.toContain('529982')
})

it('an answer is changed in its place by a sentence', async () => {
  const talk = aTalk({ left: answeredUpTo('phone') })
  await talk.user.click(await screen.findByRole('link', { name: 'Editar nome' }))
  const field = screen.getByRole('textbox', { name: 'Nome completo' })
  await talk.user.clear(field)
  await talk.user.type(field, 'na verdade me chamo Ana Lima')
  await talk.tap('Salvar nome')
  await talk.asked('Qual é o seu celular com DDD?')
  expect(talk.funnel().kept.name?.value).toBe('Ana Lima')
})

it('several doubtful answers are read back, one is removed, and the others are confirmed', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('acho que é 14010-100, número 35, me chamo Ana Souza')
  const card = within(await screen.findByRole('region', { name: 'Anotei. Confere?' }))
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['CEP', 'número', 'nome'])
  expect(talk.sent.filter(({ name }) => name !== 'planFile')).toEqual([])
  await talk.user.click(card.getByRole('button', { name: /Trocar.*número/ }))
  await talk.say('sim, confere')
  await talk.asked(/Achei: Rua das Palmeiras\. Qual é o número\?/)
  expect(screen.queryByRole('region', { name: 'Anotei. Confere?' })).toBeNull()
  await talk.say('35')
})

it('a corrected value replaces the one read back', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('acho que é 14010-100, número 35, ana@provedor.com.br')
  await screen.findByRole('region', { name: 'Anotei. Confere?' })
  await talk.say('o número ficou errado, quis dizer 53')
  expect((await screen.findByRole('region', { name: 'Anotei. Confere?' })).textContent).toContain('53')
})

it('a second no drops what was read back, and the question stays', async () => {
  const talk = aTalk()
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('acho que é 14010-100, número 35, ana@provedor.com.br')
  await screen.findByRole('region', { name: 'Anotei. Confere?' })
  await talk.say('não')
  await talk.log().findByText(/^O que está diferente\?/)
  await talk.say('nada disso')
  await talk.log().findByText('Tudo bem, não anotei nada disso.')
  await talk.asked('Qual é o CEP da instalação?')
  expect(talk.sent.filter(({ name }) => name !== 'planFile')).toEqual([])
})
