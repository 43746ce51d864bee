import { describe, expect, it } from 'vitest'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'
import { advisedOrder } from '../../src/funnel/plans/recommendedPlan.ts'
import { plansMatchingLink } from '../../src/funnel/plans/plansMatchingLink.ts'
import { planGroups, plansOf } from '../../src/funnel/plans/planGroups.ts'
import { plansMeant, type Choice } from '../../src/understanding/plans/plansMeant.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { aPlan } from '../support/aPlan.ts'

const { offers } = sampleWorld
const rows = advisedOrder(planGroups(plansMatchingLink(offers, {}).list)).flatMap(plansOf)

/** Returns a sku, several in the catalogue's order, 'none' or 'unclear'. */
function meant(text: string, choice: Choice = { offers, shown: rows }): string {
  const found = plansMeant(normalized(text).plain, choice)
  if (found === null) return 'unclear'
  if ('none' in found) return 'none'
  return 'plan' in found ? found.plan.sku : found.several.map(({ sku }) => sku).join(' ')
}

describe('one plan that fits all that is said', () => {
  it.each([
    // Speed
    ['bora de seiscentos', 'd600a'],
    ['quero meio giga', 'd500a'],
    ['o de um giga tá ótimo', 'd1000a'],
    ['vou ficar com o de 2 gigas', 'd2000b'],
    ['mais que um giga', 'd2000b'],
    ['pelo menos 2 giga', 'd2000b'],
    ['quinhentão', 'd500a'],
    ['me vê o de 700 tchê', 'd700a'],
    // Price
    ['o que custa 59,99', 'd500a'],
    ['aquele de 89,99', 'd500b'],
    ['o de duzentos e quarenta e nove reais', 'd2000b'],
    ['menos de 80 reais', 'd500a'],
    ['no máximo 95 com streaming', 'd500b'],
    ['com globo e que não passe de 125', 'd600gl'],
    ['1 giga que fique abaixo de 145', 'd1000a'],
    // Streaming
    ['500 com streaming', 'd500b'],
    ['quero ver novela', 'd600gl'],
    ['o 600 que passa novela', 'd600gl'],
    ['600 pra assistir série', 'd600c'],
    ['o de 600 da globo', 'd600gl'],
    ['1 giga com música', 'd1000b'],
    ['o de 1 giga que traga paramount', 'd1000c'],
    ['500 com futebol', 'd500b'],
    ['1 giga sem streaming nenhum', 'd1000a'],
    ['700 só internet', 'd700a'],
    ['600 puro', 'd600a'],
    ['600 sem hbo', 'd600a'],
    ['600 sem globo nem hbo', 'd600a'],
    ['1 giga com tudo', 'd1000b'],
    ['se o de 2 giga ficar abaixo de 260 quero ele, se não o de 700', 'd2000b'],
    ['qual o mais rápido? quero esse', 'd2000b'],
    ['600, minha internet é ruim demais', 'd600a'],
    ['tanto faz o streaming, o mais rápido até 200', 'd1000a'],
    ['600, sem streaming porque já tenho netflix', 'd600a'],
    // Place
    ['o terceiro', 'd700a'],
    ['o número dois', 'd500b'],
    ['gostei do 3', 'd700a'],
    ['opção 10', 'd1000c'],
    ['o último', 'd600a'],
    ['fico com o penúltimo', 'd2000b'],
    ['quinto da lista', 'd600gl'],
    // Superlative
    ['o mais baratinho que tenha deezer', 'd500b'],
    ['o mais em conta que venha com globoplay', 'd600gl'],
    ['o mais completo de 500', 'd500b'],
    ['o mais barato de 1 giga', 'd1000a'],
    ['o mais rápido até 150', 'd1000a'],
    ['o mais caro até 125 de 500', 'd500b'],
    ['o segundo mais barato', 'd500b'],
    ['o mais rápido', 'd2000b'],
    ['o mais barato mas com streaming', 'd500b'],
    ['o mais barato que seja mais rápido que 700', 'd1000a'],
    // Denial
    ['1 giga não, 2 giga não, quero 600', 'd600a'],
    ['não quero 500 nem 600, quero o de 1 giga', 'd1000a'],
    ['700 não porque é muito caro, o de 500', 'd500a'],
    ['600 não, muito fraco. coloca o de 1 giga', 'd1000a'],
    ['o mais rápido menos o de 2 giga', 'd1000a'],
    ['quero 700 não 600', 'd700a'],
    ['600 é muito caro, o de 500', 'd500a'],
    // Condition and alternative
    ['se tiver 900 quero esse, senão o de 500', 'd500a'],
    ['se houver 700 pego esse senão o de 500', 'd700a'],
    ['o de 500 com globoplay, se não tiver o de 600', 'd600a'],
    ['caso tenha 700 com hbo pode ser, caso contrário o de 700', 'd700a'],
    // Reasons
    ['600 porque 700 é puxado', 'd600a'],
    ['quero 2 giga pq 1 giga não aguenta', 'd2000b'],
    ['o de 1 giga que eu gravo vídeo', 'd1000a'],
    ['quero o de 600 pra trabalhar em casa', 'd600a'],
    ['600 porque tem globoplay', 'd600gl'],
    ['meu vizinho tem o de 700, eu quero o de 500', 'd500a'],
    ['hoje pago 120 por 300 mega na outra, quero o de 600', 'd600a'],
    ['o de 500, aqui somos só dois', 'd500a'],
    // Corrections
    ['500, digo, 600', 'd600a'],
    ['quero 700, aliás 1 giga', 'd1000a'],
    ['600 com hbo, na verdade 600 com globoplay', 'd600gl'],
  ])('%s: %s', (text, sku) => expect(meant(text)).toBe(sku))
})

describe('several plans, of which the visitor is to choose', () => {
  it.each([
    ['menor que 600', 'd500a d500b'],
    ['600 com hbo ou paramount', 'd600c d600b'],
    ['entre 600 e 700 com streaming', 'd600b d600c d600gl d700b'],
    ['com hbo', 'd500b d600c d1000b d1000d d2000b'],
    ['até 120', 'd500a d500b d600a d600b d600c d600gl d700a d700b'],
    ['mais de 700', 'd1000a d1000b d1000c d1000d d2000b'],
    ['600 com streaming', 'd600b d600c d600gl'],
    ['uns 100 conto', 'd500b d600a d700a'],
    ['600 ou 700', 'd600a d700a'],
    ['entre 100 e 115 reais', 'd600a d700a'],
    ['sem nada', 'd500a d600a d700a d1000a'],
    ['menos o de 500', 'd600a d600b d600c d600gl d700a d700b d1000a d1000b d1000c d1000d d2000b'],
    ['600 mais barato com streaming', 'd600b d600c d600gl'],
    ['109,99', 'd600a d700a'],
    ['o mais barato menos o de 500', 'd600a d700a'],
    ['1 giga pra cima com hbo', 'd1000b d1000d d2000b'],
  ])('%s', (text, skus) => expect(meant(text)).toBe(skus))
})

describe('no plan', () => {
  it.each(['900 mega', 'até 40 reais', '500 com globoplay', 'opção d999x', '600 com netflix', '2 giga sem streaming'])(
    '%j is sold',
    (text) => expect(meant(text)).toBe('none'),
  )

  it.each([
    'minha cunhada tem o de 500',
    'já tenho hbo',
    'tenho 500 mega da vivo e não presta',
    '700 que é o que eu usava na oi com paramount',
    'o de 1 giga que o panfleto dizia de hbo',
    'o melhor de 1 giga',
    '600 sem fidelidade',
    'com globoplay se não tiver hbo',
    '600 é melhor que 500',
    'posso ter 600 com globoplay',
    '600 dá pra jogar',
    'o 600 é bom',
    '500 pra empresa',
    'o de 500 com ip fixo',
    '600 mas só se for até amanhã',
    'talvez o de 600',
    'o de 600, sei lá',
    '600 pra quê',
    'minha filha quer o de 1 giga',
    'se meu marido deixar, quero o de 600',
    '500 600',
    '500 não 600',
    'o de 600 com desconto de 20 reais',
    'o décimo quinto',
    'o de 600 com hbo, na verdade com globoplay',
    'tá caro',
    'sim',
    'qualquer um',
    'ganho 1000 reais',
    'moro no 700 da avenida',
    'o mais barato e mais rápido',
    'quero 600 mega de upload',
  ])('%j takes any', (text) => expect(meant(text)).toBe('unclear'))
})

const twin = (sku: string, price_with_dacc: number) => aPlan({ sku, price_with_dacc })

describe('where two plans are the same in all that is shown', () => {
  const twins = [twin('d600sp', 119.99), twin('d600gl', 119.99), twin('d600ar3', 109.99)]
  const other = aPlan({ sku: 'd500a', plan_download: 500, price_with_dacc: 99.99, subscriptions: [] })

  it.each(['600 globoplay', 'o de 600', 'com globo'])('%s takes the cheaper', (text) =>
    expect(meant(text, { offers: [...twins, other] })).toBe('d600ar3'),
  )
  it('takes the one that stands first at one price', () =>
    expect(meant('600 globoplay', { offers: [...twins.slice(0, 2), other] })).toBe('d600sp'))
  it('takes it without a name where there is no other', () =>
    expect(meant('quero esse', { offers: twins.slice(0, 2), shown: twins.slice(0, 2) })).toBe('d600sp'))
})

describe('a place in a list that is not in sight', () => {
  it.each(['o último', 'o terceiro', 'opção 10'])('%s is none', (text) =>
    expect(meant(text, { offers, shown: [] })).toBe('unclear'),
  )
  it('counts among those that are', () => expect(meant('o último', { offers, shown: rows.slice(0, 3) })).toBe('d700a'))
  it('is not the last where more follow', () =>
    expect(meant('o último', { offers, shown: rows.slice(0, 3), isOpenEnded: true })).toBe('unclear'))
})
