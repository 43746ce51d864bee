import { describe, expect, it } from 'vitest'
import { at, bill, later, now } from '../support/planTalk.ts'

describe('a plan that is ordered at a later question is taken at once, with what else is said', () => {
  it.each([
    ['name', 'Prefiro trocar pelo de 500, esse depois vai pra 99 né? e passa pro débito', { directDebit: 'sim' }],
    ['phone', 'Altere para o de 500 Mega. Sou só eu e minha esposa', {}],
    ['birthDate', 'Já determinei a troca para 500 Mega. Nasci em 9 de novembro de 1958', { birthDate: '09/11/1958' }],
    ['name', 'CENTO E CINQUENTA depois??? nem pensar, o menino que jogue no de 500 mesmo. volta pro de 500', {}],
    ['email', 'pensando bem fica o plano de 500 mega msm, meu email é ana@provedor.com.br', { email: /ana@/ }],
    ['directDebit', 'muda pro de 500 então, e débito sim', { directDebit: 'sim' }],
    ['bank', 'volta pro boleto mesmo mas com o de 500', { directDebit: 'não' }],
    ['document', 'bota aí o de quinhentos, po', {}],
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
  ] as const)('but not at %s: %s', (key, text) =>
    expect(at(key, text)).not.toMatchObject({ kind: 'answers', answers: { plan: expect.anything() } }),
  )
})

describe('a plan that a later question only speaks of is not changed', () => {
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

  it('and which is noted is told', () =>
    expect(at('phone', 'quanto é o de 700? e qual plano tá anotado aí pra mim?')).toMatchObject({
      reply: expect.stringMatching('No seu pedido, plano: 600 Mega'),
    }))
})

it.each(['Plano de 700. Se eu rescindir no sexto mês, quanto pago de multa?', 'o de 700. e se eu sair no mês 6?'])(
  'the whole fine is told beside a choice: %s',
  (text) =>
    expect(at('plan', text)).toMatchObject({ answers: { plan: 'd700a' }, reply: expect.stringMatching('150,00') }),
)

describe('how to pay that is said with a plan is kept', () => {
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
