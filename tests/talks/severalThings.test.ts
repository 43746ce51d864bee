import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

describe('every question of a line is replied to', () => {
  it.each([
    [
      'plan',
      'há fidelidade no contrato, qual seria a multa em caso de rescisão, e a instalação é cobrada à parte?',
      [/12 meses/, /multa/, /R\$\s25,00/, /grátis/],
    ],
    [
      'plan',
      'quanto tempo demora pra instalar? e avisam antes de subir o preço?',
      [/dois dias depois/, /30 dias antes/],
    ],
    [
      'phone',
      '16 99234-1187. vocês ligam antes? e avisam antes de subir o preço?',
      [/não posso prometer/, /30 dias antes/],
    ],
  ] as const)('at %s: %s', async (key, line, replies) => {
    const { said } = await after(...linesTo(key), line)
    for (const reply of replies) expect(said).toMatch(reply)
  })

  it('one question has one reply', async () => {
    const { said } = await after(...linesTo('plan'), 'tem fidelidade?')
    expect(said.match(/fidelidade/g)).toHaveLength(1)
  })
})

describe('a payment that is only asked about is not chosen', () => {
  it.each([
    ['phone', '16 99234-1187. Esse débito é obrigatório? E se eu pagar no boleto posso mudar depois?', 'phone'],
    ['number', '35, sem complemento. o débito automático é obrigatório?', 'number'],
  ] as const)('at %s: %s', async (key, line, own) => {
    const { said, stands } = await after(...linesTo(key), line)
    expect(stands).toContain(own)
    expect(stands).not.toContain('directDebit')
    expect(said).not.toMatch(/Anotei:.*(?:débito|boleto)/)
  })

  it('nor is one that a plan is asked with', async () => {
    const line = '500 mega pronto e me explica o que é débito automático por favor que eu recebo do INSS na Caixa'
    expect((await after(...linesTo('plan'), line)).said).not.toMatch(/Anotei:.*(?:débito|banco)/)
  })
})

describe('a value is put right under its own name', () => {
  it.each([
    ['CEP 14010-100, numero 53, ai não, é 35, desculpa', /número 35\b/],
    ['14010-100 número 53, ops, 35', /Ribeirão Preto, SP\..*Tem complemento\?/s],
  ])('%s', async (line, told) => expect((await after(line)).said).toMatch(told))

  it('the year of a birth beside a name', async () => {
    const line = 'Valdir Antunes Kreutz, nasci 12/04/84, não, 85, cpf 529.982.247-25'
    expect((await after(...linesTo('name'), line)).said).toContain('••/••/1985')
  })
})

it('a fine of another operator is no house number', async () => {
  const { stands } = await after('E tem fidelidade? a Claro me cobrou 600 de multa uma vez')
  expect(stands).not.toContain('number')
})

it('a visit told at the due day is no due day', async () => {
  const line = 'Confere sim! Segunda dia 7 de manhã então, fico em casa'
  const { said } = await after(...linesTo('dueDate'), 'acho que dia 10, boleto', line)
  expect(said).not.toMatch(/vencimento todo dia 7/)
  expect(said).toMatch(/segunda, 7, de manhã/i)
})

describe('a street that is named amid talk', () => {
  it.each([
    'moço eu já falei o nome da rua: Rua das Palmeiras, Ribeirão Preto',
    'é Rua das Palmeiras, Ribeirão Preto. escrevi errado, desculpa viu',
  ])('is looked for: %s', async (line) => expect((await after(line)).said).toContain('Achei 2 CEPs'))

  it.each([
    ['é a do centro, perto da praça onde eu vendo meu acarajé', 'Endereço encontrado: Centro'],
    ['a da vila, moça', 'Endereço encontrado: Vila das Palmeiras'],
  ])('and its CEP is chosen by its neighbourhood: %s', async (line, told) =>
    expect((await after('Rua das Palmeiras, Ribeirão Preto', line)).said).toContain(told),
  )

  it('but not by a denied one', async () =>
    expect((await after('Rua das Palmeiras, Ribeirão Preto', 'não é a do centro')).stands).not.toContain('cep'))
})

it('whoever has no e-mail hears what can be done', async () =>
  expect((await after(...linesTo('email'), 'não tenho e-mail')).said).toContain('Serve o de alguém de confiança'))

describe('a consent or a debit needs a plain yes', () => {
  it.each([
    ['directDebit', 'débito automático, né?', 'entendi'],
    ['directDebit', 'débito automático, né?', 'entendi, mas vou pensar'],
    ['acceptPromotions', 'sim. quantas por semana? dá pra sair depois?', 'ah entendi'],
  ] as const)('at %s %s, then %s', async (key, first, line) =>
    expect((await after(...linesTo(key), first, line)).stands).not.toContain(key),
  )
})

it.each(['name', 'schedule'] as const)('at %s a bare question chooses no payment', async (key) => {
  const lines = linesTo(key, { directDebit: 'boleto', bank: '', agency: '', account: '' })
  expect((await after(...lines, 'e o débito?')).said).not.toMatch(/Anotei: débito|fica R\$\s59,99/)
})

it('a part that is right leaves the other to be denied', async () => {
  const first = 'acho que o 500 no boleto, meu nome é Ana Souza Lima'
  const { said } = await after(...linesTo('plan'), first, 'o plano tá certo, o boleto não')
  expect(said).toMatch(/Anotei: plano 500 Mega, nome Ana Souza Lima\. Confere/)
})

it('a due day beside the weekday of the pay is taken', async () =>
  expect((await after(...linesTo('dueDate'), 'eu recebo na sexta 5 de manhã, quero dia 10')).said).toContain('dia 10'))

it('a house number changes no CEP', async () =>
  expect((await after(...linesTo('number'), 'é 35, não, 53')).said).toMatch(/^Certo, número 53/))

describe('a yes to the plan that was said early', () => {
  const door = ['35', 'sem complemento']

  it('takes the plan that was told, though a card shows another of its speed', async () => {
    const { said } = await after('14010-100. Quero 600 mega que é bom pra jogar', ...door, 'sim')
    expect(said).toMatch(/^Boa escolha: 600 Mega por R\$\s109,99/)
  })

  it('lists what fits again, if several do', async () => {
    const { said } = await after('14010-100. sim quero com hbo', ...door, 'sim')
    expect(said).toMatch(/^Assim tenho 500 Mega com HBO Max/)
  })
})
