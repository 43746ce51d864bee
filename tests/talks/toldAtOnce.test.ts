import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, line: string) => (await after(...linesTo(key), line)).said

describe('a likely answer that no word disputes', () => {
  it.each([
    ['number', '502 mas me diz uma coisa, vocês têm plano de 500?', /^Anotei: número 502\..*Tem complemento\?/s],
    [
      'name',
      'Osvaldo Pereira Dantas. Pode me dizer para que serve o CPF?',
      /^Anotei: nome Osvaldo.*celular com DDD\?/s,
    ],
    ['number', 'é o 77, e o carteiro leva sempre pro 79', /^Anotei: número 77\./],
    [
      'email',
      'osvaldo@gmail.com, tudo minúsculo. Vão me mandar propaganda?',
      /ofertas da TIM.*promoções por e-mail\?/s,
    ],
    ['directDebit', 'quais bancos vocês aceitam? boleto', /^Certo, boleto todo dia 10/],
    [
      'cep',
      'salve mano, quero 1 giga que eu faço live na twitch, 14010100 num 35, tem aí?',
      /Endereço encontrado.*Tem complemento/s,
    ],
  ] as const)('is taken and told at %s: %s', async (key, line, reply) => {
    const heard = await said(key, line)
    expect(heard).toMatch(reply)
    expect(heard).not.toContain('Confere?')
  })

  it('is changed in the next line', async () => {
    const { said: reply } = await after(
      ...linesTo('number'),
      '502 mas me diz uma coisa, vocês têm plano de 500?',
      'errado',
    )
    expect(reply).toMatch(/Qual é o número\?\nPara deixar como estava/)
  })

  it.each([
    ['cep', 'acho que é 14010-100'],
    ['email', 'valdeci taxi arroba hotmail ponto com, tudo junto'],
    ['email', 'não uso mais o ana@gmail.com'],
    ['birthDate', 'casei em 15/03/1990'],
    ['document', 'perdi o cpf 529.982.247-25'],
    ['cep', '14010-100 era o da minha casa antiga, nunca mais morei lá'],
    ['plan', 'quero o de 500 no débito'],
    ['motherName', 'Marlene Tavarez, Tavares com s'],
    [
      'schedule',
      'que técnico? nem veio ainda. pode ser na terça de tarde, de manhã é a fornada. e ele vem com crachá?',
    ],
    ['document', 'é seguro passar o 529.982.247-25?'],
  ] as const)('is read back at %s, where one does: %s', async (key, line) =>
    expect(await said(key, line)).toContain('Confere?'),
  )
})

describe('a yes to what was read back', () => {
  it.each([
    ['acho que é Ana Lima Souza, 16 99123-4567', 'siiim', /e-mail\?/],
    [
      'acho que é Ana Lima Souza, 16 99123-4567',
      'confere siiim 🙌 quando vocês vêm instalar?',
      /dois dias depois.*e-mail\?/s,
    ],
  ])('%s, %s', async (first, line, reply) => expect((await after(...linesTo('name'), first, line)).said).toMatch(reply))

  it('is one, if a question behind it names one of the days', async () => {
    const days = 'acho que sábado de manhã ou segunda de tarde'
    const { said: reply } = await after(...linesTo('schedule'), days, 'confere isso mesmo. sábado vem que horas?')
    expect(reply).toContain('Tudo certo para finalizar?')
  })
})

it('what is wrong is asked, where it cannot be opened', async () => {
  const lines = ['José Carlos Pereira. minha mãe se chama Rosa Maria Pereira', 'errado'] as const
  expect((await after(...linesTo('name'), ...lines)).said).toMatch(/^O que você quer mudar\?/)
  expect(await said('review', 'tá errado')).toMatch(/^O que você quer mudar\?/)
})

it.each(['errei', 'tá errado', 'não é isso', 'ops, digitei errado', 'você anotou errado'])(
  '%s opens the last answer',
  async (line) => expect(await said('phone', line)).toMatch(/^Como você se chama\?\nPara deixar como estava/),
)

describe('a plan that a question is about', () => {
  it.each([
    'e o de 600 com globoplay, é o globoplay sem propaganda? minha mãe assiste novela',
    'e o de 1 giga, vale a pena?',
    'o de 500, dá pra 4 pessoas?',
    'o de 89,99 com hbo, o hbo é o completo?',
  ])('is not chosen: %s', async (line) => expect(await said('plan', line)).toContain('Qual plano você quer?'))

  it.each([
    ['o de 500, quando vocês instalam?', /A instalação é a partir de dois dias.*Como você se chama\?/s],
    ['o de 700 mega. multa tem?', /A multa é de R\$\s25,00.*Como você se chama\?/s],
  ])('is chosen beside a question about something else: %s', async (line, reply) =>
    expect(await said('plan', line)).toMatch(reply),
  )
})

describe('a choice in passing', () => {
  it.each([
    'esse minha filha o de quinhentos',
    'ah setenta reais tá bom então pode ser esse o de 500 no boleto que a outra eu pagava cento e vinte',
  ])('is one: %s', async (line) => expect(await said('plan', line)).toMatch(/500 Mega.*Como você se chama\?/s))

  it('beside an e-mail changes the plan', async () => {
    const line =
      'Por favor, corrija: eu quero o de 600 com Globoplay, o de R$ 119,99. O meu e-mail é ana@uol.com.br, está bem?'
    expect(await said('email', line)).toMatch(/plano 600 Mega Globoplay.*promoções por e-mail\?/s)
  })
})

it('the name after the question why, and an emoji, is taken', async () =>
  expect(
    await said('motherName', 'eita pra q q precisa do nome da minha mãe 🤨 é Sandra Regina Moraes Tavares'),
  ).toMatch(/só confirma que é você.*CPF\?/s))

describe('promotions', () => {
  it('are not refused by words about advertisements in a streaming', async () => {
    const line = 'esse Globoplay é com propaganda ou sem propaganda? Fico com o de 600 mesmo.'
    expect(await said('plan', line)).not.toContain('sem promoções')
  })

  it('are not refused again by a question why they are', async () => {
    const line = 'só não entendi por que está escrito que não quero promoções, ninguém me perguntou'
    expect(await said('review', line)).not.toContain('Certo, sem promoções')
  })

  it('are wished for at the review', async () =>
    expect(await said('review', 'quero receber as promoções por e-mail, sim')).toContain(
      'Anotei: promoções por e-mail.',
    ))

  it('are refused in drawn words beside a question', async () =>
    expect(await said('acceptPromotions', 'naao tmj, já chega spam e o modem é wifi 6?')).toContain(
      'Anotei: sem promoções',
    ))
})

it.each(['aff isso gmail kkkk dedo gordo', 'sim, gmail'])('a doubted e-mail is put right: %s', async (line) =>
  expect((await after(...linesTo('email'), 'jess.moraes24@gmial.com', line)).said).toContain('promoções por e-mail?'),
)

describe('the visit in one breath', () => {
  it.each([
    [
      'quinta não que eu tenho médico de manhã e de tarde eu fico cansada pode ser na sexta depois do almoço',
      /sex\..*Tarde/,
    ],
    ['só posso de tarde trabalho na oficina', /de tarde|à tarde/],
  ])('is heard: %s', async (line, visit) => expect(await said('schedule', line)).toMatch(visit))
})

describe('what stands beside other words', () => {
  it.each([
    [
      'email',
      'põe no débito mesmo vai, 10 conto faz diferença. email jucimoreira88 arroba gmail',
      /e-mail jucimoreira88@gmail\.com/,
    ],
    ['dueDate', 'o patrão paga dia 5 mas às vezes atrasa então bota 10', /todo dia 10/],
    [
      'plan',
      'quero o de 59 então, e pago no boleto pq não gosto de deb automático',
      /^Anotei: (?:plano 500 Mega, )?boleto\./,
    ],
    [
      'acceptPromotions',
      'aff não né, já chega o tanto que recebo. e vc pegou meu telefone? nasci 14 de março de 92',
      /nome da sua mãe\?/,
    ],
    ['schedule', 'eu falei que de manhã nem adianta né. pode ser qualquer tarde menos sexta', /Fica .* à tarde\?/],
    [
      'plan',
      'eu falei quinhentos de upload né, mas beleza vou nesse de um giga aí cento e trinta e nove',
      /(?:Boa escolha:|plano) 1 Giga/,
    ],
  ] as const)('is heard at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it("'q' for 'que' is no block", async () => {
    const plot = ['74480-100', 'quadra 12 lote 7, casa'] as const
    const line = 'prefiro boleto. não gosto de débito automático q eles tira o dinheiro da gente'
    expect((await after(...plot, line)).said).not.toContain('quadra O')
  })

  it('a greeting is no question that is left open', async () =>
    expect((await after('oiii td bem? tô na correria, quero colocar net em casa, é 14010100')).said).not.toContain(
      'não sei responder',
    ))

  it('a family name in small letters belongs to the name', async () => {
    await after(...linesTo('motherName'), 'tá. Maria das Dores moreira, deus a tenha')
    expect(await said('name', 'Maria das Dores moreira, mas me chamam de Dorinha')).toMatch(/celular com DDD\?/)
  })
})

describe('no consent is given', () => {
  it.each([
    'quero promoção, o preço tá caro',
    'minha filha que quero receber promoções, tira',
    'já disse que quero promoções em outro site, aqui dispenso',
    'quero receber ofertas menos por e-mail',
    'gostaria de receber novidades sobre o técnico',
  ])('at the review: %s', async (line) =>
    expect(await said('review', line)).not.toMatch(/Anotei: promoções|Promoções: Sim/),
  )
})

it.each([
  'errei, é ana.souza arroba gmail ponto com',
  'sim mas é ponto com ponto br',
  'sim, gmial é da minha empresa',
  'isso é necessário',
  'errado',
])('a doubted e-mail is not put right by other words: %s', async (line) =>
  expect((await after(...linesTo('email'), 'ana@gmial.com', line)).stands).not.toContain('email'),
)

it('the CPF of another person is read back', async () =>
  expect(await said('document', '529.982.247-25 que é do meu marido')).toContain('Confere?'))

it.each(['sim de manhã trabalho', 'sim tarde tenho médico'])(
  'a reason after a yes excludes its time: %s',
  async (line) => {
    const reply = await said('schedule', line)
    expect(reply).not.toMatch(line.includes('manhã') ? /Fica .* de manhã\?/ : /Fica .* à tarde\?/)
  },
)

it('a day in what follows a yes changes no block', async () => {
  const lines = [
    '74480100 quadra 12 lote 7, e queria pagar no boleto',
    'confere, mas o vencimento tem que ser depois do dia 5',
  ]
  expect((await after(...lines)).said).not.toMatch(/quadra 5|lote 5/)
})

it('a price that may rise gets no yes', async () =>
  expect(await said('dueDate', 'Dia 10. O valor de R$ 59,99 pode sofrer reajuste dentro dos 12 meses?')).not.toMatch(
    /^Sim/,
  ))
