import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

describe('a no to what was read back', () => {
  const several = 'acho que nasci em 15/03/1990, minha mãe é Maria Souza Lima, CPF 529.982.247-25'

  it('asks what differs of several answers, drops what is named then, and keeps the rest', async () => {
    const asked = await after(...linesTo('birthDate'), several, 'não, tem coisa errada aí')
    expect(asked.said).toMatch(/^O que está diferente\?.*CPF •••/s)
    const named = await after(...linesTo('birthDate'), several, 'não, tem coisa errada aí', 'o cpf')
    expect(named.said).toMatch(/^Certo, isso eu tirei\..*nome da mãe M••••/s)
    expect(named.said).not.toContain('CPF •••')
  })

  it('reads no door without a number from a no', async () => {
    const { said } = await after('14010-100 acho que o número é 35 e sem complemento', 'não, tem coisa errada')
    expect(said).toMatch(/^O que está diferente\?.*número 35/s)
  })

  it('takes what is put right beside answers to other questions', async () => {
    const first = 'acho que Helena Nakamura Prado, cpf 529.982.247-25'
    const line = 'O nome da mãe está errado: é Helena Sayuri Nakamura, sem o Prado. O resto está certo. Dia 10.'
    const { stands } = await after(...linesTo('motherName'), first, line)
    expect(stands).toEqual(expect.arrayContaining(['motherName', 'document', 'dueDate']))
  })

  it.each([
    ['acho que boleto', 'bele', /^Certo, boleto/],
    ['acho que boleto', 'égua, é boleto mermo visse', /^Certo, boleto/],
    ['acho que débito', 'débito nem morta, me enganei', /^(?!Certo, débito)/],
  ])('%s, then %s', async (first, line, told) =>
    expect((await after(...linesTo('directDebit'), first, line)).said).toMatch(told),
  )
})

describe('a hollow yes behind a no', () => {
  it.each(['não, foi mal, ok', 'não, desculpa, ok', 'não. Então ok', 'não quero. Então tá', 'não, beleza então'])(
    '%s: is no consent to promotions',
    async (line) =>
      expect((await after(...linesTo('acceptPromotions'), line)).said).not.toMatch(
        /as ofertas vão|promoções por e-mail/,
      ),
  )

  it.each([
    'não gosto de débito, desculpa, pode mandar',
    'não quero débito, desculpa, pode ser',
    'não quero débito. Então pode ser',
    'não. Então tá bom',
  ])('%s: is no direct debit', async (line) =>
    expect((await after(...linesTo('directDebit'), line)).said).toMatch(/^Anotei: boleto\. Confere\?/),
  )

  it('one answer put right leaves the others to be confirmed', async () => {
    const first = 'acho que dia 10, no débito'
    expect((await after(...linesTo('dueDate'), first, 'prefiro dia 15')).stands).not.toContain('directDebit')
  })
})

describe('another value beside a yes is no yes', () => {
  it.each([
    ['directDebit', 'acho que débito', 'ok boleto', /^Certo, boleto/],
    ['directDebit', 'acho que débito', 'isso, boleto', /^Certo, boleto/],
    ['directDebit', 'acho que boleto', 'confere débito', /^Certo, débito/],
    ['document', 'acho que 529.982.247-25', 'sim 111.444.777-35', /já corrigi/],
    ['name', 'acho que Ana Souza Lima', 'sim Ana Paula Souza', /já corrigi/],
    ['complement', 'acho que apto 12', 'não tem complemento', /já corrigi/],
    ['complement', 'acho que apto 12', 'tá errado, meu nome é Ana Souza Lima', /nome Ana Souza Lima\..*complemento\?/s],
  ] as const)('at %s %s, then %s', async (key, first, line, told) =>
    expect((await after(...linesTo(key), first, line)).said).toMatch(told),
  )

  it.each([
    'confere não',
    'isso mesmo kkk promoção não né',
    'tá certo, só não promo',
    'o email sim',
    'claro que sim, desde que não seja todo dia',
    'confere, promoção talvez',
  ])('%s: is no consent', async (line) =>
    expect(
      (await after(...linesTo('email'), 'acho que é ana@provedor.com.br, quero promoções', line)).said,
    ).not.toMatch(/as ofertas vão|data de nascimento/),
  )

  it('who is asked what differs and says all of it has nothing noted', async () => {
    const { said, stands } = await after(
      ...linesTo('email'),
      'acho que é ana@provedor.com.br, quero promoções',
      'não',
      'tudo',
    )
    expect(said).toContain('não anotei nada disso')
    expect(stands).not.toContain('email')
  })

  it('a question after it was asked what differs denies nothing', async () => {
    const { said } = await after(
      '14010-100',
      'acho que é 35',
      'claro que não',
      'confere',
      'acho que apto 12',
      'quanto custa?',
    )
    expect(said).toContain('Anotei: complemento apto 12.')
  })
})

describe('talk around a yes drops nothing of what was read back', () => {
  it.each([
    ['Confere sim, gata! Agora vou te falar, vida de cabeleireira não é fácil'],
    ['Uai, nada diferente não, tá certinho, pode seguir'],
    ['capaz que ia tá errado! tá certo sim'],
    ['pode crê, não troco de número desde 2012'],
  ])('%s', async (line) => {
    const { said, stands } = await after(...linesTo('phone'), 'acho que 16 99123-4567', line)
    expect(said).not.toContain('isso eu tirei')
    expect(said).not.toContain('não anotei nada')
    expect(stands.includes('phone') || said.includes('Confere?')).toBe(true)
  })

  it('nor does a weekday that is named again change the visit', async () => {
    const line = 'quinta de manhã tá confirmado mas ó, meu cachorro late muito e não morde'
    const { said } = await after(
      ...linesTo('schedule', { directDebit: 'boleto', bank: '', agency: '', account: '' }),
      'acho que quinta 3 de dezembro de manhã',
      line,
    )
    expect(said).toMatch(/3 de dezembro/)
  })
})
