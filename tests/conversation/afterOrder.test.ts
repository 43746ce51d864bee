import { describe, expect, it } from 'vitest'
import { doneTexts, withdrawTexts } from '../../src/content/texts/doneTexts.ts'
import { heardTexts } from '../../src/content/texts/heardTexts.ts'
import { hear } from '../../src/conversation/understanding/hear.ts'
import { hearBeside } from '../../src/conversation/understanding/hearBeside.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const ordered = (order: { orderNumber: string; withdrawn?: true }) => aFunnel(fullAnswers, { ...goodFacts, order })

const after = (text: string) => hearBeside(ordered({ orderNumber: '40718823' }), text)

describe('what is typed after the order', () => {
  it.each(['cancelar', 'quero cancelar', 'desisto', 'não quero mais'])(
    '%j is told how an order is withdrawn, not that there is none',
    (text) => expect(after(text)).toEqual({ kind: 'side', reply: doneTexts.withdraw }),
  )

  it.each(['recomeçar', 'quero fazer outro pedido'])('%j is told where another order begins', (text) =>
    expect(after(text)).toEqual({ kind: 'side', reply: heardTexts.another }),
  )

  it.each(['cancelar', 'mudar o plano', 'quando o técnico vem?'])('%j is told that the order was withdrawn', (text) =>
    expect(hearBeside(ordered({ orderNumber: '40718823', withdrawn: true }), text)).toEqual({
      kind: 'side',
      reply: withdrawTexts.lead,
    }),
  )

  it.each([
    ['qual o número do pedido?', /40718823/],
    ['qual é o meu pedido', /40718823/],
    ['me diz o número do meu pedido', /40718823/],
    ['quando o técnico vem?', /24 de novembro/],
    ['que dia é a instalação?', /24 de novembro/],
    ['quando vai ser a visita', /24 de novembro/],
  ])('%j is answered from it', (text, reply) =>
    expect(after(text)).toEqual({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it.each(['ajuda', 'xyz abc'])('%j is offered no change of an answer', (text) =>
    expect(after(text)).toEqual({ kind: 'side', reply: heardTexts.afterOrder }),
  )

  it('has no number and no visit before', () => {
    for (const text of ['qual o número do pedido?', 'quando o técnico vem?'])
      expect([text, hear(answeredUpTo('schedule'), 'schedule', text, noon)]).not.toEqual([
        text,
        { kind: 'side', reply: expect.stringMatching(/No seu/) },
      ])
  })
})

it.each(['não', 'ainda não', 'espera'])('at the review %j is asked what to change, and told of no question', (text) =>
  expect(hearBeside(aFunnel(fullAnswers, goodFacts), text)).toEqual({ kind: 'side', reply: heardTexts.editWhich }),
)
