import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, ...lines: readonly string[]) => (await after(...linesTo(key), ...lines)).said

describe('what stands beside other things is heard', () => {
  it.each<[At, string, RegExp]>([
    [
      'plan',
      'Muito bem. Quero o de 500 Mega, no boleto, vencimento dia 10. Meu nome é Osvaldo Ferreira Lima.',
      /(?=.*plano 500 Mega)(?=.*nome Osvaldo Ferreira Lima).*vencimento todo dia 10, boleto/s,
    ],
    [
      'plan',
      'esse tem coisa de criança? meu nome é Renata Cristina Malaquias',
      /Anotei: nome Renata Cristina Malaquias/,
    ],
    [
      'acceptPromotions',
      'spam não. minha conta é do nubank, rola?',
      /^Certo, sem promoções.*\nSim, Nubank está na lista/,
    ],
    ['dueDate', 'dia 10. agência 0001 conta 4471829-3', /^Certo, débito automático todo dia 10[^]*Em qual banco/],
    [
      'motherName',
      'e me diz como é que tá meu pedido até agora?',
      /^Até aqui anotei: CEP 14010-100.*Faltam mais ou menos/,
    ],
    ['name', 'Ana Lima. não quero débito', /Anotei: nome Ana Lima, boleto/],
    ['review', 'boleto, segunda de manhã, correto?', /Sim, confere|Não. No seu pedido: débito automático/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it('an answer that is asked about in the same line is not missing', async () =>
    expect(await said('name', 'e vc anotou meu nome? Renata Cristina Malaquias')).not.toContain('Ainda não'))

  it('a plan in doubt is none', async () =>
    expect(await said('plan', 'tem desenho? tô na dúvida entre o de 500 e o de 600')).not.toContain('Confere?'))
})

it('a lot told with its block is taken, whatever else is said', async () =>
  expect((await after('74480-100', 'quadra doze lote sete viu, é uma casa de esquina com portão azul')).said).toMatch(
    /^Levo isso ao técnico como recado: “é uma casa de esquina com portão azul”.*\n.*Tem complemento\?/s,
  ))

it('a message to the crew is no question of the visit', async () =>
  expect(await said('review', 'e o portão azul ficou anotado pro técnico?')).toMatch(/^Dá para mandar um recado/))

describe('days of others are none', () => {
  it.each([
    ['recebo dia 5 mas às vezes atrasa pra dia 8, na vivo era dia 10 e eu sempre atrasava, qual você acha melhor?'],
    ['o aposento cai no dia cinco, então depois do cinco, bota uns dois dias depois'],
  ])('of a bill: %s', async (line) => expect(await said('dueDate', line)).toContain('Que dia é melhor para pagar?'))

  it('of a bill are no wish for the visit', async () =>
    expect(
      await said(
        'acceptPromotions',
        'Não. E que dias de vencimento têm? Recebo no quinto dia útil, então teria que ser depois do dia 7.',
      ),
    ).not.toContain('Anotei para a visita'))
})

it.each(['tem anúncio no HBO Max?', 'vocês não sabem dizer se tem anúncio no HBO Max? Tudo bem.'])(
  'a question of a streaming asks nothing of the order: %s',
  async (line) => expect(await said('phone', line)).not.toMatch(/confere: plano|no seu pedido/i),
)

it('plans without streaming up to a price are listed', async () =>
  expect(await said('plan', 'opções sem streaming até 100, por favor')).toMatch(
    /^O de 500 Mega|^Assim (?:fica|tenho) 500 Mega/,
  ))

describe('a price that is checked gets a yes or a no', () => {
  it.each([
    ['69,99 no boleto, sim ou não?', /^Sim\. O de 500 Mega/],
    ['o plano ficou 59,99 no boleto né?', /^Não\. O de 500 Mega/],
    ['E confirme, por favor: no débito automático são R$ 59,99, certo?', /^Sim\. O de 500 Mega/],
    ['o reajuste para 99,99 é só após 12 meses, correto?', /^Sim\. O de 500 Mega/],
  ])('%s', async (line, reply) => expect(await said('name', line)).toMatch(reply))
})

describe('the same as before a change', () => {
  const chosen = ['14010-010 35 casa 2', '600 com globoplay'] as const

  it('is the number beside another CEP', async () => {
    const { said: reply } = await after(...chosen, 'Eita, o cep tá errado! é 14010-100, mesmo número')
    expect(reply).toMatch(/a fibra chega ao seu endereço, Rua das Palmeiras, 35, casa 2\.[^]*Como você se chama/)
  })

  it.each([
    ['o mesmo ué, 35', 'Tem complemento?'],
    ['o mesmo', 'Tem complemento?'],
  ])('is an answer: %s', async (line, reply) =>
    expect((await after(...chosen, 'errei o cep, é 14010-100', 'confere', line)).said).toContain(reply),
  )

  it('is the plan', async () =>
    expect((await after(...chosen, 'errei o cep! é 14010-100, mesmo número', 'o mesmo plano')).said).toContain(
      'Como você se chama?',
    ))
})

it.each([
  ['e de tarde sábado, tem?', /^Não há visita livre para sábado.*à tarde\./],
  ['sábado de manhã tenho natação, melhor de tarde se tiver', /^Não há visita livre|^Tenho /],
])('another time of visit is looked for at the review: %s', async (line, reply) =>
  expect(await said('review', line)).toMatch(reply),
)
