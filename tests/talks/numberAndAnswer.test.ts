import { describe, expect, it } from 'vitest'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { person } from '../support/person.ts'
import { after, repliesTo } from '../support/repliesTo.ts'
import { lastQuestion, questionsFrom } from '../support/questionsOf.ts'
import type { Key } from '../../src/content/questions/answers.ts'

const words: Raw = { ...person, dueDate: 'dia 10' }
const wordsFor = (keys: readonly Key[]) => keys.map((key) => words[key] ?? '')
const besideVisit = wordsFor(questionsFrom('schedule', lastQuestion).slice(1))
const address = [person.cep, person.number, 'sem complemento']
const toPayment = [...address, '600 mega', ...wordsFor(questionsFrom('name', 'dueDate'))]

it('a choice by its number may bring the next answer', async () =>
  expect(await after(...toPayment, '1, é o Banco do Brasil')).toMatch(
    /Certo, débito automático.*Anotei: Banco do Brasil/s,
  ))

describe('a plan', () => {
  it.each([
    ['3. e o wifi pega no quarto dos fundos?', '600 Mega com Globoplay'],
    ['vou de 3, mas esse valor é fixo ou daqui uns meses aumenta?', '600 Mega com Globoplay'],
    ['2 não espera, 1', '500 Mega'],
    ['2, se não der a 1', '700 Mega'],
    ['a 2. não, pera, a 3 vem globoplay e é só 10 reais a mais, vai a 3', '600 Mega com Globoplay'],
    ['600 mega', '600 Mega com Globoplay'],
    ['o de 119,99', '600 Mega com Globoplay'],
    ['600 sem streaming', '600 Mega'],
    ['a de 700', '700 Mega'],
    ['aquele do meio que tu falou, sem globo, nem tenho tv', '700 Mega'],
    ['um que venha com hbo max, o mais barato desses, globo eu já tenho', '500 Mega com HBO Max e Deezer'],
    ['o mais barato mesmo, tô na facul e racho com mais 3', '500 Mega'],
  ])('%s', async (line, plan) => expect(await after(...address, line)).toContain(`Boa escolha: ${plan} por`))

  it.each([
    ['meu filho joga, quero o mais rápido que tiver, me mostra aí', '2 Giga'],
    ['o de 59,99 depois aumenta?', '99,99'],
    ['bah, 700 por 109 e 600 por 119? pq o menor é mais caro', 'O que custa mais vem com Globoplay'],
    ['ele disse que tem que ser no mínimo 1 giga, tem?', '1 Giga com HBO Max'],
    ['o primeiro, mas só se esse 59,99 não subir depois', '99,99'],
    ['o de 700 mas só se não tiver fidelidade, tem?', '12 meses'],
    ['que maravilha hein, 119 reais pra ver globo que passa de graça', 'Entendo'],
    ['algum que venha com hbo e disney junto', 'Plano que junte HBO Max e esse outro streaming'],
    ['se eu não gostar consigo baixar pro de 500 depois?', 'Renovar o meu plano'],
  ])('is not chosen by %s', async (line, told) => {
    const reply = await after(...address, line)
    expect(reply).toMatch(/Qual (?:deles |plano )?você (?:quer|prefere)\?/)
    expect(reply).toContain(told)
  })

  it('is the one without streaming once the list is out of sight', async () =>
    expect(
      await after(...address, '1', ...wordsFor(questionsFrom('name', 'phone')), 'na verdade quero o de 600 mega'),
    ).toContain('Anotei: plano 600 Mega.'))
})

describe('a visit', () => {
  it.each([
    ['3. mas ele demora muito?', 'ter., 24 de novembro, Manhã', 'duas horas'],
    [
      'segunda de manhã, mas peçam pra ligar antes que o cachorro é bravo',
      'seg., 23 de novembro, Manhã',
      'Anotei: recado para o técnico “ligar antes que o cachorro é bravo”.',
    ],
    [
      'segunda de manhã. Ou melhor, de tarde, tenho que levar o menino na escola',
      'seg., 23 de novembro, Tarde',
      'finalizar',
    ],
    ['seg 23 manhã... putz, tenho dentista. terça 24 de tarde', 'ter., 24 de novembro, Tarde', /finalizar|Confere/],
    ['quinta 26 de tarde, tem cachorro bravo mas eu prendo', 'qui., 26 de novembro, Tarde', 'finalizar'],
  ])('%s', async (line, visit, told) => {
    const before = [...toPayment, 'boleto']
    const reply = (await repliesTo([...before, line, ...besideVisit])).slice(before.length).join('\n')
    expect(reply).toContain(visit)
    expect(reply).toMatch(told)
  })
})

it.each([
  ['eu tinha pedido o de 59,99, troca por favor', 'plano 500 Mega'],
  ['dá pra trocar pro de globoplay?', 'plano 600 Mega Globoplay'],
  ['ainda dá pra botar o de globoplay? minha sogra vive de novela', 'Já está assim: plano 600 Mega Globoplay'],
  ['muda a visita pra de tarde por favor, de manhã tenho cliente', 'ter., 24 de novembro, Tarde'],
  ['tá tudo certinho, só vou confirmar com meu namorado e já volto', 'Sem pressa'],
])('at the review %s', async (line, told) =>
  expect(await after(...toPayment, 'boleto', 'terça, 24 de manhã', ...besideVisit, line)).toContain(told),
)
