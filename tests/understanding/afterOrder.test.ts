import { describe, expect, it } from 'vitest'
import { doneTexts, withdrawnTexts } from '../../src/content/texts/done/doneTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const ordered = (order: { orderNumber: string; withdrawn?: true }) => aFunnel(fullAnswers, { ...goodFacts, order })

const after = (text: string) => handleMessageWithoutQuestion(ordered({ orderNumber: '40718823' }), text)

describe('a line after the order', () => {
  it.each(['cancelar', 'quero cancelar', 'desisto', 'não quero mais'])(
    '%j is answered with how to withdraw an order',
    (text) => expect(after(text)).toEqual({ kind: 'side', reply: doneTexts.withdraw }),
  )

  it.each(['recomeçar', 'quero fazer outro pedido'])('%j is answered with where another order begins', (text) =>
    expect(after(text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.another }),
  )

  it.each(['cancelar', 'mudar o plano', 'quando o técnico vem?'])('%j is answered with the withdrawal', (text) =>
    expect(handleMessageWithoutQuestion(ordered({ orderNumber: '40718823', withdrawn: true }), text)).toEqual({
      kind: 'side',
      reply: withdrawnTexts.lead,
    }),
  )

  it.each([
    ['qual o número do pedido?', /40718823/],
    ['qual era o valor mesmo?', /^Preço: R\$/],
    ['qual é o meu pedido', /40718823/],
    ['me diz o número do meu pedido', /40718823/],
    ['quando o técnico vem?', /24 de novembro/],
    ['que dia é a instalação?', /24 de novembro/],
    ['quando vai ser a visita', /24 de novembro/],
  ])('%j is answered from it', (text, reply) =>
    expect(after(text)).toEqual({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it.each(['ajuda', 'xyz abc'])('%j is offered no change of an answer', (text) =>
    expect(after(text)).toMatchObject({ kind: 'side', reply: notAnAnswerTexts.afterOrder }),
  )

  it.each([
    'muda o vencimento para 15',
    'quero trocar o vencimento pro dia 20',
    'passa pra boleto',
    'quero pagar no boleto',
    'coloca no débito automático',
    'muda o plano pra 1 giga',
    'muda meu email pra ana@gmail.com',
    'meu e-mail mudou, agora é ana@gmail.com',
    'mudar o endereço para rua das flores 20',
    'errei o número da casa, é 37',
    'tira o globoplay',
    'troca a visita pra quinta de manhã',
  ])('%j is answered with the placed order, and who changes it', (text) =>
    expect(after(text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.ordered }),
  )

  it.each([
    ['remarca a visita pra quinta', /mudar a visita/],
    ['posso trocar de plano depois?', /Renovar/],
    ['qual o dia do vencimento?', /dia 10/],
    ['e se eu mudar de endereço?', /endereço novo/],
    ['preciso estar em casa na visita?', /18 anos/],
  ])('%j is no request to change it', (text, reply) =>
    expect(after(text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it.each(['tchau', 'até logo', 'valeu, tchau', 'era só isso'])('%j gets a farewell', (text) =>
    expect(after(text)).toEqual({
      kind: 'side',
      reply: 'Até logo, Ana! O resumo do pedido está em ana@provedor.com.br.',
    }),
  )

  it.each(['e agora?', 'qual o próximo passo?', 'o que acontece agora'])('%j is answered with the next step', (text) =>
    expect(after(text)).toMatchObject({ kind: 'side', reply: expect.stringContaining('o número') }),
  )

  it.each(['posso mudar a data?', 'dá pra trocar o horário da visita?', 'posso mudar pra boleto?'])(
    '%j is answered with who changes it',
    (text) => expect(after(text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.ordered }),
  )

  it('gets no number and no visit before', () => {
    for (const text of ['qual o número do pedido?', 'quando o técnico vem?'])
      expect([text, handleMessageAtQuestion(answeredUpTo('schedule'), 'schedule', text, noon)]).not.toEqual([
        text,
        { kind: 'side', reply: expect.stringMatching(/No seu/) },
      ])
  })
})

it.each(['não', 'ainda não', 'espera'])('at the review %j is asked what to change', (text) =>
  expect(handleMessageWithoutQuestion(aFunnel(fullAnswers, goodFacts), text)).toEqual({
    kind: 'side',
    reply: notAnAnswerTexts.editWhich,
  }),
)
