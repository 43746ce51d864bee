import { describe, expect, it } from 'vitest'
import { at, bill, later, now } from '../support/planTalk.ts'

describe('a plan ordered at a later question is accepted at once, with the rest of the line', () => {
  it.each([
    ['name', 'Prefiro trocar pelo de 500, esse depois vai pra 99 né? e passa pro débito', { directDebit: 'sim' }],
    ['phone', 'Altere para o de 500 Mega. Sou só eu e minha esposa', {}],
    ['birthDate', 'Já determinei a troca para 500 Mega. Nasci em 9 de novembro de 1958', { birthDate: '09/11/1958' }],
    ['name', 'CENTO E CINQUENTA depois??? nem pensar, o menino que jogue no de 500 mesmo. volta pro de 500', {}],
    ['email', 'pensando bem fica o plano de 500 mega msm, meu email é ana@provedor.com.br', { email: /ana@/ }],
    ['directDebit', 'muda pro de 500 então, e débito sim', { directDebit: 'sim' }],
    ['bank', 'volta pro boleto mesmo mas com o de 500', { directDebit: 'não' }],
    ['document', 'bota aí o de quinhentos, po', {}],
    ['name', 'Não escolhi plano algum ainda. Volte aos planos, por gentileza. Quero o de 500 Mega, R$ 59,99.', {}],
    ['name', 'Calma, ainda não escolhi! Meu marido achou 139 caro, a gente prefere o de 500 mesmo', {}],
    ['name', 'não escolhi ainda não! preferimos o de 500', {}],
  ] as const)('at %s: %s', (key, text, others) =>
    expect(at(key, text)).toMatchObject({
      kind: 'answers',
      answers: {
        plan: 'd500a',
        ...Object.fromEntries(Object.entries(others).map(([one, value]) => [one, expect.stringMatching(value)])),
      },
    }),
  )

  it.each([
    ['phone', 'vou pensar no de 500'],
    ['phone', 'quero ver o de 500'],
    ['phone', 'se eu for pro de 500 fica ruim'],
    ['schedule', 'prefiro o mais rápido'],
    ['phone', 'minha filha prefere o de 500'],
    ['phone', 'quero o 500 de 59,99. minto, o 700 mega com paramount'],
    ['phone', 'deezer eu não uso, quero o giga que é só hbo'],
    ['directDebit', 'sim pode ser débito já que fica mais barato'],
    ['phone', 'acho que vou no de 500'],
  ] as const)('but not at %s: %s', (key, text) =>
    expect(at(key, text)).not.toMatchObject({ kind: 'answers', answers: { plan: expect.anything() } }),
  )
})

it('a plan is accepted with the answer to the next question', () =>
  expect(at('plan', 'quero 600 com globoplay. meu nome é Carlos Moura Lima')).toMatchObject({
    kind: 'answers',
    answers: { plan: 'd600gl', name: 'Carlos Moura Lima' },
  }))

describe('a plan only mentioned at a later question is not changed', () => {
  it.each([
    ['name', 'não peraí, e o de 700 no boleto quanto sai? meu mais velho joga'],
    ['phone', 'o de 700 mega, no boleto, quanto? e afinal qual plano tá anotado aí pra mim?'],
    ['dueDate', 'o de 700 fica quanto no débito?'],
    ['plan', 'e o de 700 no boleto, quanto'],
  ] as const)('at %s: %s', (key, text) =>
    expect(at(key, text)).toMatchObject({
      kind: 'side',
      reply: expect.stringMatching(new RegExp(`${now('d700a')}.*${bill('d700a')}.*${later('d700a')}`)),
    }),
  )

  it('and the reply names the present one', () =>
    expect(at('phone', 'quanto é o de 700? e qual plano tá anotado aí pra mim?')).toMatchObject({
      reply: expect.stringMatching('No seu pedido: plano 600 Mega'),
    }))
})

it.each(['Plano de 700. Se eu rescindir no sexto mês, quanto pago de multa?', 'o de 700. e se eu sair no mês 6?'])(
  'the whole fine is given with a choice: %s',
  (text) =>
    expect(at('plan', text)).toMatchObject({ answers: { plan: 'd700a' }, reply: expect.stringMatching('150,00') }),
)

describe('a payment given with a plan is stored', () => {
  it.each([
    [
      'fico com o de 500, mas no boleto, por favor. Meu nome é Marlene Aparecida dos Santos',
      { directDebit: 'não', name: 'Marlene Aparecida dos Santos' },
    ],
    ['vou de 500, mas é no boleto viu', { directDebit: 'não' }],
    ['pode botar o de 59,99, no boleto', { directDebit: 'não' }],
  ])('%s', (text, others) =>
    expect(at('plan', text)).toMatchObject({
      kind: 'answers',
      answers: { plan: 'd500a', ...others },
      reply: expect.stringMatching(bill('d500a')),
    }),
  )

  it('but direct debit is read back', () => expect(at('plan', 'o de 500 no débito').kind).toBe('readBack'))
})

describe('a given payment is accepted', () => {
  it.each([
    ['directDebit', 'ja disse boleto po'],
    ['directDebit', 'boleto, já falei 3 vezes'],
    ['directDebit', 'eu já falei que é boleto'],
    ['dueDate', 'reafirmo: boleto, não autorizo débito em conta'],
    ['dueDate', 'ja falei boleto'],
  ] as const)('at %s: %s', (key, text) =>
    expect(at(key, text)).toMatchObject({ kind: 'answers', answers: { directDebit: 'não' } }),
  )

  it.each([
    ['recebo dia 8, e no boleto', 'dia 10'],
    ['dia 3 e boleto por favor', 'dia 5'],
  ])('with a day outside of the list: %s', (text, day) =>
    expect(at('dueDate', text)).toEqual({
      kind: 'answers',
      answers: { directDebit: 'não' },
      reply: expect.stringContaining(day),
    }),
  )

  it.each([
    'eu não gosto muito de débito automático… quanto fica no boleto',
    'débito me dá medo, no boleto é quanto mesmo',
    'no boleto quanto dá?',
  ])('but not if only its price is asked: %s', (text) =>
    expect(at('directDebit', text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(bill('d600gl')) }),
  )
})

describe('the price by bill is given', () => {
  it.each([
    ['no boleto continua 119,99 né?', 'Não\\. O de 600 Mega com Globoplay.*R\\$\\s129,99 no boleto'],
    ['o boleto fica em 129,99, certo?', '^Sim\\. O de 600 Mega'],
    ['no segundo ano, no boleto quanto fica?', later('d600gl')],
  ])('%s', (text, reply) =>
    expect(at('directDebit', text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )
})

describe('a day to pay', () => {
  it.each([
    ['dia 6 ou 7, um pouco depois', 'dia 10'],
    ['A aposentadoria cai la pelo dia 6 ou 7. Um pouco depois disso', 'dia 10'],
  ])('after a payday is proposed: %s', (text, day) =>
    expect(at('dueDate', text)).toMatchObject({ kind: 'side', reply: expect.stringContaining(`diga “${day}”`) }),
  )

  it.each(['Dia 5, é quando recebo o soldo', 'Isto é um desrespeito. Dia 5, que é quando eu recebo. E boleto'])(
    'that is the payday is taken: %s',
    (text) => expect(at('dueDate', text)).toMatchObject({ answers: { dueDate: '5' } }),
  )
})
