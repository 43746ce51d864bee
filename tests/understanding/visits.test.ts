import { describe, expect, it } from 'vitest'
import type { Funnel } from '../../src/funnel/state.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const visit = (day: string, period: 'manha' | 'tarde', free = true) => ({ date: `${day}/2026`, period, free })

const slots = [
  visit('21/11', 'tarde'),
  visit('23/11', 'manha', false),
  visit('23/11', 'tarde'),
  visit('24/11', 'manha'),
  visit('24/11', 'tarde'),
  visit('28/11', 'manha'),
  visit('01/12', 'tarde'),
]
const start = () => answeredUpTo('schedule', { ...goodFacts, slots })

/** The result of lines said in turn at the question of the visit. */
function afterAll(...said: string[]) {
  return said.reduce<{ funnel: Funnel; heard: ReturnType<typeof handleMessageAtQuestion> | null }>(
    ({ funnel }, text) => {
      const heard = handleMessageAtQuestion(funnel, 'schedule', text, noon)
      if (heard.kind !== 'side' && heard.kind !== 'refused') return { funnel, heard }
      const kind = heard.kind === 'side' ? 'side' : 'repair'
      const aside = { after: 'schedule' as const, said: text, reply: heard.reply, kind } as const
      return { funnel: { ...funnel, asides: [...funnel.asides, aside] }, heard }
    },
    { funnel: start(), heard: null },
  ).heard
}

const replies = (pattern: RegExp) => ({ kind: 'side', reply: expect.stringMatching(pattern) })
const takes = (schedule: string, reply: string | null = null) => ({ kind: 'answers', answers: { schedule }, reply })

describe('availability', () => {
  it.each([
    [
      'qualquer dia, de preferência depois do almoço pq de manhã eu cuido da minha mãe',
      /^Tenho sábado, 21, à tarde; segunda, 23, à tarde; terça, 24, à tarde; e outros dias depois\. Fica/,
    ],
    ['qualquer manhã', /^Tenho terça, 24, de manhã; sábado, 28, de manhã\. Fica terça, 24, de manhã\?$/],
    [
      'estudo de manhã',
      /^Tenho sábado, 21, à tarde; segunda, 23, à tarde; terça, 24, à tarde; e outros dias depois\. Fica sábado/,
    ],
    ['terça não rola', /^Tenho sábado, 21, à tarde; segunda, 23, à tarde; sábado, 28, de manhã\. Fica sábado, 21/],
    [
      'semana que vem',
      /^Tenho segunda, 23, à tarde; terça, 24, de manhã ou à tarde; sábado, 28, de manhã\. Fica segunda/,
    ],
    ['só mês que vem', /^Fica terça, 1, à tarde\?$/],
    ['me mudo dia 27', /^Tenho sábado, 28, de manhã; terça, 1, à tarde\./],
    ['o quanto antes', /^Fica sábado, 21, à tarde\?$/],
    ['quero pra já 🔥', /^Fica sábado, 21, à tarde\?$/],
    ['tem na terça?', /^Tenho terça, 24, de manhã ou à tarde; terça, 1, à tarde\./],
    [
      'se houver segunda à tarde eu quero, senão sábado',
      /^Tenho segunda, 23, à tarde; sábado, 21, à tarde; .* Fica segunda/,
    ],
  ])('shows the visits that fit %j and asks for the first', (text, reply) =>
    expect(afterAll(text)).toEqual(replies(reply)),
  )

  it.each([
    ['quinta', /^Não há visita livre para quinta, 26\. As mais próximas: .*Fica /],
    ['segunda de manhã', /^Não há visita livre para segunda, 23, de manhã\. As mais próximas: segunda, 23, à tarde;/],
    ['segunda de manhã pq na semana eu trabalho em franca', /^Não há visita livre para segunda, 23, de manhã\. /],
    ['domingo', /^Aos domingos e feriados não há visita\. As mais próximas: sábado, 21, à tarde;/],
    ['de noite', /^As visitas são de manhã ou à tarde, das 8h às 18h\. As mais próximas/],
    ['hoje', /^Para hoje já não há visita\. As mais próximas: sábado/],
    ['só em janeiro', /^Por enquanto, as visitas vão até terça, 1\. As mais próximas: terça, 1, à tarde/],
    ['dia 31/11 de manhã', /^Essa data não existe\. As mais próximas/],
  ])('gets a reason and near visits if nothing fits %j', (text, reply) =>
    expect(afterAll(text)).toEqual(replies(reply)),
  )

  it.each([
    'nenhuma serve',
    'nenhum desses',
    'não tem outra data?',
    'não posso em nenhum desses dias',
    'essas datas não dá',
  ])('gets the last day of visits for %j', (text) =>
    expect(afterAll(text)).toEqual(replies(/^As visitas livres vão de sábado, 21 a terça, 1:/)),
  )
})

describe('an earlier wish', () => {
  it.each([
    [['só depois do dia 23', 'de tarde'], replies(/^Tenho terça, 24, à tarde; terça, 1, à tarde\./)],
    [['de tarde eu trabalho', 'terça'], replies(/^Fica terça, 24, de manhã\?$/)],
    [['terça', 'de tarde'], takes('24/11/2026 tarde')],
    [['terça', 'sim'], takes('24/11/2026 manha')],
    [['terça', 'pode marcar'], takes('24/11/2026 manha')],
    [['domingo', 'então tá bom'], takes('21/11/2026 tarde')],
    [['terça', 'não'], replies(/^As visitas livres vão/)],
    [['terça', 'não, sábado'], replies(/^Tenho sábado, 21, à tarde; sábado, 28, de manhã\./)],
  ])('is combined with a later one: %j', (said, heard) => expect(afterAll(...said)).toEqual(heard))
})

describe('clearly named visits', () => {
  it('are accepted', () => expect(afterAll('terça de manhã')).toEqual(takes('24/11/2026 manha')))

  it('are accepted as far as they are free', () =>
    expect(afterAll('segunda de manhã ou terça de manhã')).toEqual(
      takes('24/11/2026 manha', 'Não há visita livre para segunda, 23, de manhã. Fiquei com terça, 24, de manhã.'),
    ))
})

describe('a day requested after others', () => {
  it.each([
    ['Na segunda de manhã tenho hidroginástica; pode ser na terça, dia 24, à tarde?', takes('24/11/2026 tarde')],
    [
      'E à tarde eu fecho às 18, sábado só de manhã que abro. Tem como terça de tarde?',
      replies(/Fica terça, 24, à tarde\?$/),
    ],
    ['qualquer dia serve menos sábado, tenho campeonato. pode ser ter de tarde?', takes('24/11/2026 tarde')],
    ['sim, só de tarde. pode ser terça de tarde', takes('24/11/2026 tarde')],
    [
      'Sábado ela vai na missa cedo e segunda tem fisioterapia de manhã. Pode ser terça à tarde?',
      takes('24/11/2026 tarde'),
    ],
    ['só posso de manhã. tem terça?', takes('24/11/2026 manha')],
    ['Na segunda eu levo meu filho no médico, pode ser terça de tarde?', takes('24/11/2026 tarde')],
    ['terça de manhã, pode ser terça de tarde também', takes('24/11/2026 manha;24/11/2026 tarde')],
  ])('is the wish: %j', (text, heard) => expect(afterAll(text)).toEqual(heard))

  it.each([
    'ele só pode de tarde, de manhã tá na lida com o gado. qualquer dia da semana que vem',
    'minha sogra só fica aqui de tarde, de manhã ela vai pra igreja',
  ])('is not half a day in a reason: %j', (text) => expect(afterAll(text)).toEqual(replies(/Fica [^?]+, à tarde\?$/)))
})

describe('a revoked day', () => {
  it.each([
    ['sábado de manhã, não, espera, terça à tarde', takes('24/11/2026 tarde')],
    ['segunda... quer dizer, terça de manhã', takes('24/11/2026 manha')],
  ])('does not count: %j', (text, heard) => expect(afterAll(text)).toEqual(heard))

  it('is not stored', () =>
    expect(afterAll('muda de segunda para terça', 'de tarde')).toEqual(replies(/^Tenho terça, 24, à tarde; terça, 1/)))
})

describe('the rest of the line', () => {
  it('is answered with the visit', () =>
    expect(afterAll('terça de manhã, vai furar a parede?')).toMatchObject({
      answers: { schedule: '24/11/2026 manha' },
      reply: expect.stringMatching(/^Às vezes/),
    }))

  it('is answered with the visits that fit', () =>
    expect(afterAll('terça, vai furar a parede?')).toEqual(replies(/^Às vezes .* Fica terça, 24, de manhã\?$/)))

  it.each([
    ['terça, mas só depois das 14h', takes('24/11/2026 tarde', 'À tarde, o técnico vem entre 12h e 18h.')],
    ['terça de tarde, antes das 17h', takes('24/11/2026 tarde', 'À tarde, o técnico vem entre 12h e 18h.')],
    [
      'terça de manhã, mas só depois das 10 que levo as crianças',
      takes('24/11/2026 manha', 'De manhã, o técnico vem entre 8h e 12h.'),
    ],
    [
      'o mais cedo que tiver, mas só depois das 14h que eu trabalho de manhã',
      replies(/^À tarde, o técnico vem entre 12h e 18h\. Fica sábado, 21, à tarde\?$/),
    ],
  ])('gets the hours of the period of a given hour: %j', (text, heard) => expect(afterAll(text)).toEqual(heard))

  it.each([
    'só posso segunda de tarde que eu trabalho',
    'eles vem quando? pode ser de tarde, de manhã ele dorme',
    'pode vir terça de manhã?',
  ])('is no question about hours, or about who is at home: %j', (text) =>
    expect(JSON.stringify(afterAll(text))).not.toMatch(
      /reply":"(?:De segunda a sábado|Basta você|Se o tempo|Essa eu não sei)/,
    ),
  )

  it('can be another telephone, which is accepted', () =>
    expect(afterAll('terça de manhã. E o telefone pra equipe ligar é outro, 16 98870-1264')).toMatchObject({
      kind: 'answers',
      answers: { schedule: '24/11/2026 manha', phone: '16988701264' },
    }))

  it('can be a question about the duration', () =>
    expect(afterAll('demora quanto pra instalar? preciso sair meio dia')).toMatchObject({
      reply: expect.stringContaining('duas horas'),
    }))

  it('changes nothing if it is known already', () =>
    expect(afterAll('terça de manhã, meu celular é 16991234567')).toMatchObject({
      kind: 'answers',
      answers: { schedule: '24/11/2026 manha' },
    }))
})

it.each(['segunda passada vieram aqui', 'não sei', 'abacaxi'])('the visit is asked again after %j', (text) =>
  expect(afterAll(text)).toEqual({ kind: 'refused', reply: expect.stringMatching(/^Não entendi quando fica bom\./) }),
)

it('"para já" cancels nothing, at any question', () =>
  expect(handleMessageAtQuestion(answeredUpTo('phone'), 'phone', 'para já', noon)).not.toMatchObject({
    reply: expect.stringContaining('nada foi contratado'),
  }))
