import { describe, expect, it } from 'vitest'
import { moneyInText } from '../../src/api/contract/values/money.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { adviceTexts } from '../../src/content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { whyQuestionAsked } from '../../src/funnel/views/whyQuestionAsked.ts'
import { aFunnel, answeredUpTo } from '../support/aFunnel.ts'
import { questionAfter } from '../support/questionsOf.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const at = (key: Key, text: string, funnel: Funnel = answeredUpTo(key)) =>
  handleMessageAtQuestion(funnel, key, text, noon)

/** A funnel after a reply of the assistant. */
function told(key: Key, reply: string): Funnel {
  return { ...answeredUpTo(key), asides: [{ after: key, said: '…', reply, kind: 'side' }] }
}
const answers = (raw: object) => ({ kind: 'answers', answers: raw, reply: null })

describe('a yes to the assistant’s last words', () => {
  const advised = told('plan', adviceTexts.enough('500 Mega', 'R$ 99,99', '', '500 Mega'))
  it.each(['pode ser esse', 'sim', 'quero esse', 'esse mesmo', 'fechado', 'ok pode ser', 'vou nesse'])(
    'chooses the advised plan: %j',
    (text) => expect(at('plan', text, advised)).toEqual(answers({ plan: 'd500a' })),
  )
  it.each(['não', 'esse não', 'pode ser esse?', 'esse tem globoplay'])('chooses none: %j', (text) =>
    expect(at('plan', text, advised).kind).not.toBe('answers'),
  )
  it.each(['esse último', 'vou no que você indicou', 'quero o que você falou'])(
    'chooses the last advised plan, not the last of the list: %j',
    (text) => expect(at('plan', text, advised)).toEqual(answers({ plan: 'd500a' })),
  )
  it('chooses the recommended plan if none was advised', () =>
    expect(at('plan', 'o que você indicou')).toEqual(answers({ plan: 'd600gl' })))
  it('chooses no plan if none was advised', () => {
    expect(at('plan', 'pode ser esse').kind).not.toBe('answers')
    expect(at('plan', 'sim', told('plan', adviceTexts.ask)).kind).not.toBe('answers')
  })

  const doubted: Funnel = {
    ...answeredUpTo('email'),
    refused: { email: { code: 'email.unusual', domain: 'gmail.com' } },
    doubts: { email: 'ana@gmial.com' },
  }
  it.each(['sim', 'isso', 'é gmail.com', 'gmail', 'sim, gmail.com'])('accepts the suggested address: %j', (text) =>
    expect(at('email', text, doubted)).toEqual(answers({ email: 'ana@gmail.com' })),
  )
  it.each(['não', 'é assim mesmo', 'não, é assim mesmo'])('accepts it unchanged: %j', (text) =>
    expect(at('email', text, doubted)).toEqual(answers({ email: 'ana@gmial.com' })),
  )
  it('is none if nothing was suggested', () => expect(at('email', 'sim').kind).toBe('refused'))
})

describe('questions about the advised plan', () => {
  const advised = told(
    'plan',
    adviceTexts.enough('600 Mega', moneyInText(119.99), 'Globoplay', '600 Mega com Globoplay'),
  )
  it.each([
    ['e o de baixo?', adviceTexts.next('500 Mega', moneyInText(99.99), '', '500 Mega')],
    ['e o de cima?', adviceTexts.noNext('600 Mega', true)],
    [
      'entre esse e o de 500',
      adviceTexts.compare(
        adviceTexts.compared('600 Mega com Globoplay', moneyInText(119.99), 45),
        adviceTexts.compared('500 Mega', moneyInText(99.99), 40),
        moneyInText(20),
        false,
      ),
    ],
    ['e se eu pegar o de 500 trava?', adviceTexts.room('500 Mega', moneyInText(99.99), 40)],
    ['o de 500 aguenta?', adviceTexts.room('500 Mega', moneyInText(99.99), 40)],
    ['minha internet trava muito', adviceTexts.ask],
    ['tenho 44 aparelhos', adviceTexts.enough('600 Mega', moneyInText(119.99), 'Globoplay', '600 Mega com Globoplay')],
    ['tenho 70 aparelhos de automação', adviceTexts.tooMany('600 Mega', 45)],
  ])('%j is answered by it', (text, reply) => expect(at('plan', text, advised)).toEqual({ kind: 'side', reply }))
})

describe('a payment given before its question', () => {
  it.each([
    ['name', 'boleto', 'não'],
    ['dueDate', 'vou no boleto', 'não'],
    ['email', 'pode ser débito automático', 'sim'],
  ] as const)('at %s %j is stored', (key, text, directDebit) => expect(at(key, text)).toEqual(answers({ directDebit })))
  it('is not read from a question about it', () => expect(at('dueDate', 'o boleto é mais caro?').kind).toBe('side'))
})

describe('a payday', () => {
  it.each([
    ['recebo dia 5', 'Se você recebe no dia 5', 7],
    ['meu salário cai todo dia 10', 'Se você recebe no dia 10', 12],
    ['dia 20 eu recebo', 'Se você recebe no dia 20', 25],
    ['quando cai meu salário, dia cinco', 'Se você recebe no dia 5', 7],
    ['depois do dia 28', 'Depois do dia 28', 1],
    ['meu pagamento sai no quinto dia útil', 'Se você recebe no quinto dia útil', 10],
  ])('%j suggests the next day of the list, which a yes accepts', (text, when, due) => {
    const reply = notAnAnswerTexts.nextDueDay(when, due)
    expect(at('dueDate', text)).toEqual({ kind: 'side', reply })
    expect(at('dueDate', 'pode ser', told('dueDate', reply))).toEqual(answers({ dueDate: String(due) }))
  })

  it.each(['tanto faz', 'qualquer um', 'pode ser qualquer dia', 'não sei'])(
    '%j suggests a day that a yes accepts',
    (text) => {
      const reply = notAnAnswerTexts.anyDueDay(10)
      expect(at('dueDate', text)).toEqual({ kind: 'side', reply })
      expect(at('dueDate', 'sim', told('dueDate', reply))).toEqual(answers({ dueDate: '10' }))
    },
  )

  it.each(['dia 10', 'o pagamento pode ser dia 10', '10, é quando recebo'])('%j is no payday', (text) =>
    expect(at('dueDate', text)).not.toMatchObject({ kind: 'side' }),
  )
})

describe('words without an answer', () => {
  it.each(['espera aí', 'só um minuto', 'vou pegar a conta de luz', 'já volto'])('%j is not hurried', (text) => {
    for (const key of ['cep', 'plan', 'name', 'motherName', 'dueDate'] as const)
      expect([key, at(key, text)]).toEqual([key, { kind: 'side', reply: notAnAnswerTexts.noHurry }])
    expect(handleMessageWithoutQuestion(aFunnel(), text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.noHurry })
  })

  it.each(['quero contratar', 'quero internet', 'oi, quero assinar a fibra', 'gostaria de contratar um plano'])(
    '%j is welcome',
    (text) => expect(at('cep', text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.begins }),
  )

  it.each(['nenhum desses', 'nenhuma dessas', 'não gostei de nenhum', 'nenhum'])(
    'at the plans %j is asked for its wish',
    (text) => expect(at('plan', text)).toEqual({ kind: 'side', reply: adviceTexts.noneSuits }),
  )

  it.each(['e o mais barato?', 'o mais barato?', 'qual o mais barato?'])(
    'at the plans %j is answered with the cheapest',
    (text) =>
      expect(at('plan', text)).toMatchObject({ kind: 'side', reply: expect.stringContaining('O mais barato é') }),
  )

  it('get the reason for a named other question', () => {
    expect(at('name', 'pra que cpf?')).toEqual({
      kind: 'side',
      reply: whyQuestionAsked('document', answeredUpTo('name')),
    })
    expect(at('document', 'pra que cpf?')).toEqual({ kind: 'why' })
    expect(at('name', 'pra que isso?')).toEqual({ kind: 'why' })
  })
})

describe('a correction of the previous answer', () => {
  it.each([
    ['complement', 'não, é 53', { number: '53' }],
    ['plan', 'na verdade é apto 12', { complement: 'apto 12' }],
    [questionAfter('name'), 'na verdade Ana Lima Souza', { name: 'Ana Lima Souza' }],
    ['directDebit', 'não, 15', { dueDate: '15' }],
    ['directDebit', 'digo, dia 20', { dueDate: '20' }],
  ] as const)('at %s %j is read back', (key, text, raw) =>
    expect(at(key, text)).toEqual({ kind: 'readBack', answers: raw }),
  )

  it.each([
    ['complement', 'não, é 35'],
    [questionAfter('name'), 'não, obrigada'],
    [questionAfter('name'), 'na verdade não sei'],
    [questionAfter('name'), 'não, minha mãe Ana Lima Souza'],
  ] as const)('at %s %j changes nothing', (key, text) => expect(at(key, text).kind).not.toBe('readBack'))
})

it.each([
  ['birthDate', 'sim'],
  ['phone', 'sim'],
] as const)('at %s %j gets an example, not a refusal as impossible', (key, text) =>
  expect(at(key, text)).toMatchObject({ kind: 'refused', reply: notAnAnswerTexts.unsure(key) }),
)
