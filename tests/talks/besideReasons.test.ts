import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, ...lines: readonly string[]) => (await after(...linesTo(key), ...lines)).said

describe('an answer beside its reason', () => {
  it.each<[At, string, RegExp]>([
    ['dueDate', 'dia 10, eu recebo das entregas dia 5', /^Combinado, todo dia 10/],
    ['dueDate', 'recebo 3000 dia 5, não quero dia 10', /^Se você recebe no dia 5, o próximo da lista é o dia 7/],
    ['dueDate', 'recebo dia 8, não coloca dia 5', /^Se você recebe no dia 8/],
    ['dueDate', 'não posso dia 5, melhor 12', /^Combinado, todo dia 12/],
    ['schedule', 'posso de tarde trabalho de manhã', /^Tenho [^;]*, à tarde;.*à tarde\?/],
    ['schedule', 'só consigo de tarde de manhã tô no serviço', /^Tenho [^;]*, à tarde;.*à tarde\?/],
    ['schedule', 'de tarde trabalho de manhã pode', /^Tenho [^;]*, de manhã;.*de manhã\?/],
    ['acceptPromotions', 'dispenso. blz', /data de nascimento/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it.each<[At, string, string]>([
    ['complement', 'moro na casa de cima, embaixo mora meu irmão', 'embaixo mora'],
    ['plan', 'Senhor, o plano é o número 3', 'número 3,'],
    ['motherName', 'Minha mãe chamava-se Odete Nogueira Lima. Veja bem: meu nome é Ana Lima', 'V••••'],
  ])('at %s takes nothing else: %s', async (key, line, other) => expect(await said(key, line)).not.toContain(other))
})

describe('a visit that is proposed', () => {
  it.each([
    ['sim, sábado. precisa alguém em casa?', /maior de 18 anos.*finalizar\?/s],
    ['isso. o técnico demora quanto?', /duas horas.*finalizar\?/s],
    ['pode ser, e se chover?', /remarcada.*finalizar\?/s],
    ['sim, mas tem de tarde?', /à tarde\?/],
    ['olá, tudo bom, demora quanto?', /^(?!.*finalizar)/s],
    ['ok, só me diz uma coisa: tem fidelidade?', /^(?!.*finalizar)/s],
    ['ok, mas não tem antes?', /^(?!.*finalizar)/s],
    ['sim, se o técnico ligar antes. ele liga?', /^(?!.*finalizar)/s],
  ])('gets: %s', async (line, reply) => expect(await said('schedule', 'pode ser sábado?', line)).toMatch(reply))
})

it('a wish for the visit is remembered by its hour', async () =>
  expect(await said('name', 'Ana Lima Souza. agora só consigo receber dps das 14h')).toContain('Anotei para a visita.'))

it('the name is told beside other answers', async () =>
  expect(await said('name', 'Rafael Moura Tavares, 14/03/1997, rafa.qa@gmail.com')).toContain(
    'nome Rafael Moura Tavares',
  ))

it.each([
  ['me fala qnt é o de 700 e o de 600 no boleto', /^No boleto, /],
  ['qual a diferença entre o de 500 e o de 700 sem boleto', /^No débito automático, /],
] as const)('two plans are compared as they are to be paid: %s', async (line, reply) =>
  expect(await said('plan', line)).toMatch(reply),
)

it('an address that is given in the line is not missing', async () =>
  expect(await said('complement', 'não, casa normal. quais planos têm? quanto fica o de 500?')).not.toContain(
    'Com o endereço',
  ))
