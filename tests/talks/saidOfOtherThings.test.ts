import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const withGloboplay = ['14010-100', '35', 'sem complemento', '600 com globoplay'] as const
const said = async (key: At, ...lines: readonly string[]) => (await after(...linesTo(key), ...lines)).said

describe('words about something else', () => {
  it.each<[At, string, RegExp]>([
    [
      'acceptPromotions',
      'Não, obrigada. E por favor, mudando uma coisa: o endereço tem complemento, sim, é casa dos fundos',
      /complemento casa dos fundos, sem promoções/,
    ],
    ['name', 'q paramount oq kkkk nem pedi isso. Lucas Andrade Ferreira', /^Prazer, Lucas/],
    ['plan', 'eu só quero ver as fotos dos netos, minha senhora gosta da novela', /Confere\?/],
    ['dueDate', 'pode ser logo depois do dia 5, o próximo que tiver', /o próximo da lista é o dia 7/],
    ['dueDate', 'a da vivo vence 15, ainda vou pagar essa última. quais são os dias mesmo', /Que dia é melhor/],
    [
      'directDebit',
      'posso trocar de um pro outro no meio do caminho sem pagar nada',
      /Quer pagar no débito automático/,
    ],
    ['schedule', 'de tarde, o mais tarde que der', /Tenho .* e outros dias depois/],
    [
      'schedule',
      'busco as crianças 11 e meia, então sexta depois da uma',
      /Tudo certo para finalizar.*sex\., \d+ de \p{L}+, Tarde/su,
    ],
  ])('at %s are no answer: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it('name no block of lots', async () => {
    const { said: reply } = await after('74480-100', 'é a casa do portão azul')
    expect(reply).not.toMatch(/quadra [AO]\b/)
  })

  it('keep the payment that is told beside a question', async () =>
    expect(
      await said('dueDate', 'Dia 10, por favor. Em débito automático, mas se der problema eu perco o desconto?'),
    ).toMatch(/^Certo, débito automático todo dia 10/))

  it('and open the plans again where none was chosen, without reading another', async () => {
    const line = 'calma, eu não escolhi nada não. e eu quero é boleto, não débito. quanto fica o mais barato no boleto'
    expect((await after(...withGloboplay, line)).said).toMatch(/^Tudo bem, nada está fechado/)
  })
})

describe('a price told', () => {
  it('is the one of the plan that its speed chooses', async () => {
    const asked = await said('plan', 'quanto é o de 600?')
    expect(await said('plan', 'quero o de 600')).toContain(/por (R\$\s\S+)/.exec(asked)?.[1])
  })

  it('is the later one of the chosen plan, if the later one is asked for', async () => {
    const line = 'Antes a senhora disse R$ 149,99 depois do ano, então foi engano, certo? Meu celular é 16 99123-4507'
    expect((await after(...withGloboplay, 'Maria Helena Prado', line)).said).toMatch(/^O de 600 Mega com Globoplay/)
  })

  it('by direct debit says what the boleto costs, once that is chosen', async () =>
    expect(await said('plan', 'eu pago no boleto viu', 'qual o mais barato com globoplay?')).toMatch(
      /R\$\s10,00 a mais por mês/,
    ))

  it('needs no address that stands beside its question', async () => {
    const { said: reply } = await after('cep 14010100 numero 35, é casa. quanto é o de 500 mega?')
    expect(reply).toContain('O de 500 Mega sai por')
    expect(reply).not.toContain('Com o endereço eu vejo')
  })

  it('in the list of plans comes with the later one', async () =>
    expect(await said('plan', 'opções')).toMatch(/500 Mega: R\$\s59,99 por mês; depois, R\$\s99,99/))
})

it('a due day is told to whoever asks whether it was noted', async () =>
  expect(await said('schedule', 'e o dia 10, ficou??')).toContain('vencimento todo dia 10'))

describe('a block and a lot', () => {
  it.each(['74480-100, quadra 12 lote 7', '74480100 qd 12 lt 7'])('told with the CEP are taken: %s', async (line) => {
    const { said: reply } = await after(line)
    expect(reply).toMatch(/Certo, quadra 12, lote 7\. Tem complemento\?/)
    expect(reply).not.toContain('Anotei')
  })

  it('are the complement of a house without number, in a street with numbers', async () => {
    const { said: reply } = await after('14010-100', 'é quadra 7 lote 15', 'confere')
    expect(reply).toMatch(/a fibra chega ao seu endereço, Rua das Palmeiras, s\/n, Quadra 7 Lote 15\./)
  })

  it('told with the CEP of such a street do not hide its number', async () =>
    expect((await after('14010-100 quadra 7 lote 15', '35', 'sem complemento')).said).toMatch(
      /a fibra chega ao seu endereço, Rua das Palmeiras, 35\./,
    ))

  it('leave a complement as it is typed', async () =>
    expect((await after('14010-100', '35', 'casa 2, quadra 7 lote 15')).said).toMatch(/35, casa 2, quadra 7 lote 15\./))
})

describe('a block and a lot told again', () => {
  const atComplement = ['74480-100', 'quadra 7 lote 12'] as const

  it.each(['é quadra 12 e lote 7', 'não mudou nada, é quadra 12 e lote 7, você trocou. sem complemento'])(
    'are no complement: %s',
    async (line) => {
      const { said: reply } = await after(...atComplement, line)
      expect(reply).toMatch(/^Isso muda o que já anotei: quadra 12, lote 7(?:, sem complemento)?\. Confere\?/)
    },
  )

  it('change nothing if they stand', async () => {
    const { said: reply } = await after(...atComplement, 'o endereço tá repetido, quadra 7 lote 12 2 vez, arruma aí')
    expect(reply).toMatch(/^Já está assim: quadra 7, lote 12\./)
  })
})

it('a way to pay that nobody spoke of is not noted', async () =>
  expect(await said('plan', 'Não falei em boleto. Tem limite de franquia de dados?')).not.toContain('Anotei'))

describe('a refusal of promotions', () => {
  it('needs no read-back, whatever else is asked', async () =>
    expect(
      await said('acceptPromotions', 'Não, obrigada, de promoções eu já estou farta. Ele limpa a sujeira depois?'),
    ).not.toContain('Confere?'))

  it('that is read back stands if it is repeated', async () => {
    const lines = [
      'olha, de propaganda eu tô cheia',
      'Confere, sim, não quero promoções. Para que vocês precisam do CPF?',
    ]
    const { said: reply, stands } = await after(...linesTo('acceptPromotions'), ...lines)
    expect(stands).toContain('acceptPromotions')
    expect(reply).toMatch(/O CPF serve só para/)
  })

  it('is heard at another question', async () => {
    const lines = [...linesTo('birthDate', { acceptPromotions: 'sim' })]
    const line = '23.07.95 e olha, mudei de ideia das promoções, pode colocar que não quero receber'
    expect((await after(...lines, line)).said).toContain('sem promoções')
  })

  it('is none in a plain yes with a correction', async () =>
    expect(
      await said('acceptPromotions', 'sim aceito, e o email que passei foi com .com.br mas é só .com, arruma'),
    ).not.toContain('sem promoções'))
})

describe('another day asked for at the review', () => {
  it.each([
    ['dá pra ser quarta à tarde?', /Anotei: visita qua\., 25 de novembro, Tarde/],
    [
      'pera, sexta minha sogra vem, pode ser quarta de manhã? e o técnico demora muito aqui dentro?',
      /Anotei: visita qua\., 25 de novembro, Manhã .*A visita dura cerca de duas horas/,
    ],
  ])('is taken: %s', async (line, reply) => expect(await said('review', line)).toMatch(reply))
})

describe('a question at the review that names a day', () => {
  it.each([
    'tem suporte no sábado?',
    'posso mudar de casa depois na segunda semana?',
    'pode ser que na quinta eu não esteja, minha mãe pode receber?',
  ])('opens no other visit: %s', async (line) =>
    expect(await said('review', line)).not.toMatch(/Fica .*\?|Quando o técnico/),
  )
})

describe('a number or a complement beside a block and a lot', () => {
  it.each([
    ['quadra 7 lote 15 número 120', /número 120, complemento Quadra 7 Lote 15/],
    ['35, quadra 7 e lote 15, apto 12', /número 35, complemento Quadra 7 Lote 15, apto 12/],
    ['35, quadra 7 lote 15, sem complemento', /número 35, complemento Quadra 7 Lote 15\. Confere/],
    ['lt 4 qd 9', /número s\/n, complemento Quadra 9 Lote 4/],
  ])('stays: %s', async (line, reply) => expect(await said('number', line)).toMatch(reply))
})
