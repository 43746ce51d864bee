import { describe, expect, it } from 'vitest'
import { planAdviceReply, everyPlan } from '../../src/understanding/plans/planAdviceReply.ts'
import { planFacts } from '../../src/understanding/plans/planFacts.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { readPlan } from '../../src/understanding/values/plan.ts'
import { adviceTexts } from '../../src/content/texts/chat/adviceTexts.ts'
import { advisedOrder, recommended, worthShowing } from '../../src/funnel/plans/recommendedPlan.ts'
import { planGroups } from '../../src/funnel/plans/planGroups.ts'
import { aPlan } from '../support/aPlan.ts'

const plan = (sku: string, plan_download: number, price_with_dacc: number, subscriptions: string[] = []) =>
  aPlan({ sku, plan: sku, plan_download, price_with_dacc, subscriptions })
const plans = [
  plan('d1000a', 1000, 139.99),
  plan('d600gl', 600, 119.99, ['globo-play']),
  plan('d500a', 500, 99.99),
  plan('d300a', 300, 79.99),
]
const on = (text: string) => planAdviceReply(normalized(text).plain, plans)

describe('a question about which plan to choose', () => {
  it.each(['qual é o mais barato?', 'tem um mais em conta?', 'e qual o menor preço'])('%s', (text) => {
    expect(on(text)).toMatch(/^O mais barato é o de 300 Mega: R\$\s79,99 por mês/)
  })

  it.each(['qual é melhor para mim?', 'qual vc recomenda', 'não sei qual escolher', 'me indica um'])('%s', (text) => {
    expect(on(text)).toBe(adviceTexts.ask)
  })

  it.each([
    ['moro sozinha', '300 Mega'],
    ['somos dois e uso pouco', '300 Mega'],
    ['somos 4 e vemos netflix', '500 Mega'],
    ['2 pessoas, home office e jogos', '600 Mega'],
    ['são seis pessoas em casa', '1 Giga'],
  ])('%s: %s', (text, speed) => expect(on(text)).toContain(`o de ${speed}`))

  it.each([
    ['até 100 reais', 'Dentro disso, o mais rápido é o de 500 Mega: R$'],
    ['só tenho 120', 'o de 600 Mega, com Globoplay: R$'],
    ['quero pagar no máximo R$ 139,99', 'o de 600 Mega'],
    ['menos de cem reais', 'o de 500 Mega'],
    ['posso pagar 50 reais', 'O mais barato é o de 300 Mega: R$'],
  ])('%s: %s', (text, told) => expect(on(text)).toContain(told))

  it.each([
    'o mais barato',
    '600 mega',
    'até 600 mega',
    'até 600',
    'o de 99 reais',
    'quero o de 500',
    'boleto',
    'tem fidelidade?',
    'R$ 99,99',
  ])('is not asked by %s', (text) => expect(on(text)).toBeNull())

  it('has advice whose words choose that plan', () => {
    const phrase = /diga “(.+)”/.exec(on('somos 2, home office') ?? '')?.[1] ?? ''
    expect(readPlan(normalized(phrase), { offers: plans })).toMatchObject({ value: 'd600gl' })
  })
})

it('the cheapest plan and the recommended one are shown before the others', () => {
  expect(recommended(plans)?.sku).toBe('d600gl')
  expect(advisedOrder(planGroups(plans)).map(({ first }) => first.sku)).toEqual(['d300a', 'd600gl', 'd500a', 'd1000a'])
})

it('a plan inferior to another at its price is neither recommended nor shown first', () => {
  const beaten = [...plans, plan('d600a', 600, 109.99), plan('d700a', 700, 109.99)]
  expect(recommended(beaten)?.sku).toBe('d700a')
  expect(advisedOrder(planGroups(beaten)).map(({ first }) => first.sku)).toEqual([
    'd300a',
    'd700a',
    'd500a',
    'd600gl',
    'd1000a',
    'd600a',
  ])
})

it('an inferior card is not shown, except to visitors who chose it', () => {
  const groups = planGroups([...plans, plan('d600a', 600, 109.99), plan('d700a', 700, 109.99)])
  const shown = (asked?: string) => worthShowing(groups, asked).flatMap(({ first }) => first.sku)
  expect(groups.map(({ first }) => first.sku)).toContain('d600a')
  expect(shown()).not.toContain('d600a')
  expect(shown()).toHaveLength(groups.length - 1)
  expect(shown('d600a')).toContain('d600a')
})

it('nothing is recommended if the cheapest plan is fast enough', () => {
  expect(recommended([plan('d600a', 600, 79.99), plan('d1000a', 1000, 139.99)])).toBeNull()
})

describe('an adviser', () => {
  it.each([
    ['eu, meu marido e três filhos', '1 Giga'],
    ['aqui em casa sou eu, minha mãe e dois irmãos', '500 Mega'],
    ['somos um casal e 4 filhos', '1 Giga'],
  ])('counts the named people: %s', (text, speed) => expect(on(text)).toContain(`o de ${speed}`))

  it.each(['manda todos', 'mostra todos os planos', 'quero ver os outros', 'e os outros?', 'desisto, manda todos aí'])(
    '%s: all are listed',
    (text) => expect(everyPlan(normalized(text).plain, plans)).toMatch(/^Chegam aqui: 300 Mega, .*; 1 Giga, /),
  )

  it.each([
    'entre 500 e 1 giga qual vale mais?',
    'tô na dúvida entre o de 500 e o de 1 giga',
    'qual a diferença do 500 pro 1 giga?',
  ])('%s: the two are compared in one reply', (text) =>
    expect(planFacts(normalized(text).plain, plans, { plan: null })).toMatch(
      /500 Mega sai por R\$\s99,99, para até 40 aparelhos.*1 Giga sai por R\$\s139,99.*São R\$\s40,00 de diferença/,
    ),
  )

  it.each(['qual a diferença entre 600 e 700?', 'qual a diferença do 700 pro 600?'])(
    '%s: names the faster of two speeds at one price',
    (text) => {
      const offers = [plan('d600a', 600, 109.99), plan('d700a', 700, 109.99)]
      const told = planFacts(normalized(text).plain, offers, { plan: null })
      expect(told?.replaceAll('\u00a0', ' ')).toBe(
        'O de 600 Mega e o de 700 Mega saem pelo mesmo preço: R$ 109,99 por mês, no débito automático. O de 700 Mega é o mais rápido, para até 50 aparelhos ao mesmo tempo.',
      )
    },
  )

  it('compares a speed with its streaming if it is only sold so', () => {
    const offers = [plan('d600gl', 600, 119.99, ['globo-play']), plan('d700a', 700, 109.99)]
    const told = planFacts(normalized('qual a diferença entre 600 e 700?').plain, offers, { plan: null })
    expect(told).toMatch(/^No débito automático, o de 600 Mega com Globoplay sai por R\$\s119,99,.* São R\$\s10,00 de/)
  })
})
