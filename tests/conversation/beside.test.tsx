import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { keepAsWas } from '../../src/content/texts/chat/editTexts.ts'
import { quizOption } from '../../src/understanding/values/quizOption.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { finishAfterAnother } from '../support/aRefusal.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { aTalk } from './aTalk.tsx'

const left = aFunnel(fullAnswers, goodFacts)

it('at the review a question is answered, a change opens its question, and only accepting places the order', async () => {
  const talk = aTalk({ left })
  await talk.asked(chatTexts.review)
  await screen.findByRole('textbox', { name: chatTexts.anyQuestion })
  await talk.say('tem fidelidade?')
  await talk.log().findByText(/São 12 meses de fidelidade/)
  await talk.say('pode finalizar')
  await talk.log().findByText(/^Falta só o seu aceite/)
  for (const less of [
    'aceito n',
    'li e aceito nada',
    'aceito? o que eu aceito',
    'aceito o débito?',
    'aceito se for mais barato',
    'aceito mas muda o vencimento pra 15',
    'concordo, mas sem promoção',
    'tudo certo menos o banco, aceito',
    'aceito, obrigado mas troca o nome',
    'obrigado por tudo, não aceito',
    'aceito, desde que não tenha taxa de instalação',
    'aceito, só que agora não',
  ])
    await talk.say(less)
  expect(bodiesOf(talk.sent, 'finishLead')).toEqual([])
  await talk.say('mudar o vencimento')
  await waitFor(() => expect(talk.here.path).toBe('/chat/vencimento'))
  await talk.user.click(await screen.findByRole('link', { name: keepAsWas }))
  await talk.asked(chatTexts.review)
  await talk.say('li e aceito')
  await talk.asked(/Pedido realizado/)
  expect(bodiesOf(talk.sent, 'finishLead')).toMatchObject([{ accept_terms: true }])
  await screen.findByRole('textbox', { name: chatTexts.anyQuestion })
  await talk.say('mudar o cep')
  await talk.log().findByText(/O pedido já está feito/)
})

it.each([
  'aceito, e obrigado pela paciência com esse velho',
  'conferi aqui, tá td ok, aceito',
  'tudo conferido, aceito',
])('the order is accepted with a courtesy: %s', async (text) => {
  const talk = aTalk({ left })
  await talk.asked(chatTexts.review)
  await talk.say('aceito. tem fidelidade?')
  await talk.log().findByText(/São 12 meses de fidelidade.*diga “aceito”\.$/)
  expect(bodiesOf(talk.sent, 'finishLead')).toEqual([])
  await talk.say(text)
  await talk.asked(/Pedido realizado/)
})

it('after an explanation the order is accepted with a remark, but not with a condition', async () => {
  const talk = aTalk({ left })
  await talk.asked(chatTexts.review)
  await talk.say('pode finalizar')
  await talk.log().findByText(/^Falta só o seu aceite/)
  for (const less of [
    'aceito nada disso',
    'aceito quando vierem instalar',
    'aceito ajuda',
    'aceito, me diz o valor',
    'aceito, tirando a multa',
  ])
    await talk.say(less)
  expect(bodiesOf(talk.sent, 'finishLead')).toEqual([])
  await talk.say('aceito, o portão é verde')
  await talk.asked(/Pedido realizado/)
})

it('an acceptance with something else is asked about once, and then a yes places the order', async () => {
  const talk = aTalk({ left })
  await talk.asked(chatTexts.review)
  await talk.say('aceito! confere aí o 120')
  await talk.log().findByText(/^Ouvi o “aceito”/)
  expect(bodiesOf(talk.sent, 'finishLead')).toEqual([])
  await talk.say('sim')
  await talk.asked(/Pedido realizado/)
})

it('at the review an earlier order is shown before another, which a second acceptance places', async () => {
  const talk = aTalk({ left, over: { finishLead: finishAfterAnother } })
  await talk.asked(chatTexts.review)
  await talk.say('li e aceito')
  await screen.findByText(/Você já tem o pedido 7771000010/)
  await screen.findByRole('button', { name: 'Fazer mais um pedido' })
  await talk.say('li e aceito')
  await talk.asked(/Pedido realizado/)
  expect(bodiesOf(talk.sent, 'finishLead').map((body) => 'again' in Object(body))).toEqual([false, true])
})

it.each([
  ['quinze de novembro', 'Rua Quinze de Novembro'],
  ['rua 15 de novembro', 'Rua Quinze de Novembro'],
  ['a terceira', 'Nenhuma destas'],
  ['2', 'Avenida Brasil'],
  ['a última', 'Nenhuma destas'],
  ['nenhuma', 'Nenhuma destas'],
  ['acho que é a brasil', 'Avenida Brasil'],
  ['rua', undefined],
  ['de novembro ou brasil', undefined],
  ['9', undefined],
])('%s among three streets is %s', (text, option) => {
  const answers = ['Rua Quinze de Novembro', 'Avenida Brasil', 'Nenhuma destas'].map((each) => ({
    id: each,
    text: each,
  }))
  expect(quizOption({ id: 'rua', text: 'Qual?', answers }, text)?.text).toBe(option)
})
