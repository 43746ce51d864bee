import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

describe('what stands beside a yes to a read-back', () => {
  it.each([
    ['14010-100 acho que número 35, sem complemento', 'não, 37', /número 37, sem complemento/],
    ['14010-100 acho que número 35, casa', 'isso confere, casa de fundo. instala hoje?', /complemento casa de fundo/],
  ])('%s: %s', async (first, line, told) => expect((await after(first, line)).said).toMatch(told))

  it('corrects the end of a telephone beside an e-mail', async () => {
    const first = 'acho que é Wesley Nogueira, nasci 14/03/89, zap 16 99234 8871'
    const line = 'confere, menos o zap que eu errei, é final 8817. email é wesley@gmail.com'
    const { said } = await after(...linesTo('name'), first, line, 'qual celular eu dei?')
    expect(said).toContain('99234-8817')
  })

  it('gives an account before its debit is agreed to', async () => {
    const { said } = await after(...linesTo('dueDate'), 'acho que dia 10', 'confere. agencia 0001 conta 4471823-6')
    expect(said).toMatch(/Anotei: débito automático, agência/)
  })

  it('is told what looks unusual, and confirms that', async () => {
    const unusual = 'pode ser no deb sim, uso inter. ag 0001 cc 23987114-0'
    const read = await after(...linesTo('directDebit'), unusual)
    expect(read.said).toMatch(/a conta costuma ter até 7 números e o dígito\. Confere\?/)
    const agreed = await after(...linesTo('directDebit'), unusual, 'isso')
    expect(agreed.stands).toContain('account')
  })
})

describe('a debit that is read back', () => {
  it.each([
    'certo... então muda pra boleto que é melhor pra mim',
    'isso foi antes, agora quero boleto',
    'tô na dúvida entre débito e boleto',
    'ah não, já fui roubada com isso de débito, quero papel na mão',
    'isso... hm, quais eram as outras opções?',
  ])('%s: is no consent', async (line) =>
    expect((await after(...linesTo('directDebit'), 'acho que débito', line)).said).not.toMatch(/Certo, débito/),
  )
})

describe('beside a refusal of promotions', () => {
  it('nothing is dropped', async () => {
    const line = 'nao nada de promoção, chega de spam. vai no débito, é nubank agencia 0001 conta 4471823-6, dia 10'
    expect((await after(...linesTo('acceptPromotions'), line)).said).toMatch(
      /sem promoções por e-mail.*Anotei: vencimento todo dia 10, débito automático, banco Nubank/s,
    )
  })

  it('an offer to match is none', async () => {
    const line = 'Não pedi pra cobrir oferta. Perguntei se a velocidade chega inteira.'
    expect((await after(...linesTo('plan'), line)).said).not.toContain('sem promoções')
  })
})

describe('a value that its line denies', () => {
  it.each([
    ['schedule', 'largo do serviço meio dia no sábado, então sábado de manhã não dá', /^(?!.*Datas:)/s],
    ['name', 'youtube kids eles veem na tv mesmo', /^(?!.*Youtube)/s],
    ['plan', 'Como assim sem promoções? Nem falei de e-mail. Gostei. Vou no 700.', /^(?!.*complemento 700)/s],
  ] as const)('at %s %s', async (key, line, told) => expect((await after(...linesTo(key), line)).said).toMatch(told))

  it('a day given early is corrected', async () => {
    const line = 'dia dez não minha filha eu falei depois do dez pode ser dia doze viu e você falou de chuva'
    const { said } = await after(...linesTo('motherName'), 'minha mãe é Geralda Jesus e o vencimento dia 10', line)
    expect(said).toMatch(/vencimento todo dia 12/)
  })
})

describe('spelled as it sounds', () => {
  it.each([
    ['number', 'é trinta e sinco', 'number'],
    ['birthDate', '12 de marso de 1951', 'birthDate'],
  ] as const)('at %s %s', async (key, line, answered) =>
    expect((await after(...linesTo(key), line)).stands).toContain(answered),
  )
})
