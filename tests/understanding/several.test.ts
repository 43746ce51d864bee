import { describe, expect, it } from 'vitest'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { unusableAnswerReasons } from '../../src/content/texts/chat/unusableAnswerReasons.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answersToConfirm } from '../../src/funnel/views/answersToConfirm.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const banks = [{ id: '341', code: '341', name: 'Itaú Unibanco', agency: null, account: null }]
const at = (key: keyof typeof fullAnswers, text: string) =>
  handleMessageAtQuestion(answeredUpTo(key, { ...goodFacts, banks }), key, text, noon)

describe('an answer and more in one sentence', () => {
  it.each([
    ['directDebit', 'débito, mas qual o desconto?', { directDebit: 'sim' }, /R\$/],
    ['plan', 'quero o de 500 mega, tem fidelidade?', { plan: 'd500a' }, /12 meses/],
    ['dueDate', 'dia 10 mas posso mudar depois?', { dueDate: '10' }, /muda o dia/],
    ['name', 'Ana Souza, quanto tempo demora?', { name: 'Ana Souza' }, /dias/],
  ] as const)('at %s %j is read, and the question answered', (key, text, answers, reply) =>
    expect(at(key, text)).toEqual({
      kind: expect.stringMatching(/^(?:answers|readBack)$/),
      answers,
      reply: expect.stringMatching(reply),
    }),
  )

  it.each([
    ['directDebit', 'boleto é mais caro?'],
    ['directDebit', 'boleto e débito, qual a diferença?'],
    ['name', 'tem taxa mas qual o valor?'],
    ['name', 'minha mãe, pode ser?'],
    ['name', 'boa tarde moça, quanto tempo demora?'],
  ] as const)('at %s %j only asks', (key, text) => expect(at(key, text).kind).toBe('side'))

  it.each([
    ['name', 'errei, o cep é 14020-260 e o número 80'],
    ['email', 'o cep é 14020260 e o número é 80'],
  ] as const)('at %s %j is read back whole', (key, text) =>
    expect(at(key, text)).toEqual({ kind: 'readBack', answers: { cep: '14020260', number: '80' } }),
  )

  it('ignores somebody else’s data', () =>
    expect(['answers', 'readBack']).not.toContain(at('name', 'o cep da minha mãe é 14020-260 e o número 80').kind))
})

describe('a correction of an earlier answer in an answer', () => {
  it.each([
    ['plan', 'o de 500 mega. só uma coisa: o cep que informei é 14050-100', { plan: 'd500a', cep: '14050100' }],
    ['plan', '500 mega. ah, meu número é 37 e não 35', { plan: 'd500a', number: '37' }],
    ['complement', 'ap 71... aliás o número do prédio ta errado, é 350', { complement: 'ap 71', number: '350' }],
  ] as const)('at %s %j is read back with it', (key, text, answers) =>
    expect(at(key, text)).toEqual({ kind: 'readBack', answers }),
  )

  it.each([
    ['motherName', 'Rosa Lima, ah e o cep eu errei, é 14020-260', { motherName: 'Rosa Lima', cep: '14020260' }],
    [
      'email',
      'ana@provedor.com.br, e o celular tá errado, o certo é 16 99999-1234',
      { email: 'ana@provedor.com.br', phone: '16999991234' },
    ],
  ] as const)('at %s %j is accepted with it', (...[key, text, answers]) =>
    expect(at(key, text)).toMatchObject({ kind: 'answers', answers }),
  )

  it('is asked for without a new value', () => {
    const heard = at('motherName', 'Rosa Lima, mas olha, minha data de nascimento saiu errada')
    expect(heard).toMatchObject({
      answers: { motherName: 'Rosa Lima' },
      reply: expect.stringMatching(/“mudar nascimento”/),
    })
    expect(at('document', 'mudar nascimento')).toEqual({ kind: 'edit', key: 'birthDate' })
  })
})

it('two names of which one would be a guess are read back', () =>
  expect(at('name', 'joão batista, igual o da bíblia, pereira dos santos').kind).toBe('readBack'))

it('a corrected CPF is no corrected house number', () =>
  expect(at('document', '390.533.447-05 esse é o certo, o de antes faltou um numero')).toMatchObject({ reply: null }))

describe('a yes or a no', () => {
  it.each([
    'pode mandar mas só quando chegar de verdade, sem encher linguiça',
    'quero sim, moro aqui faz 20 anos e nunca tem nada',
    'claro, manda no email da minha filha',
    'mentira que não tem, o vizinho da frente tem o adesivo',
  ])('is not read from %j', (text) =>
    expect(at('acceptPromotions', text)).not.toMatchObject({ answers: { acceptPromotions: 'não' } }),
  )

  it.each(['sim, mas só uma vez por mês', 'pode, desde que seja só por sms'])(
    'is read back if conditional: %j',
    (text) => expect(at('acceptPromotions', text)).toEqual({ kind: 'readBack', answers: { acceptPromotions: 'sim' } }),
  )
})

describe('a change of mind', () => {
  it.each([
    'mudei de ideia, cartão',
    'prefiro cartão',
    'pix',
    'mudei de ideia, prefiro pix',
    'quero pagar no cartão de crédito',
  ])('at the account %j is answered with the payments', (text) => {
    for (const key of ['bank', 'agency', 'account'] as const)
      expect([key, at(key, text)]).toEqual([
        key,
        { kind: 'refused', reply: unusableAnswerReasons['directDebit.other'] },
      ])
  })

  it.each([
    ['plan', 'mudei de ideia, o de 500 mega', { plan: 'd500a' }],
    ['bank', 'mudei de ideia, boleto', { directDebit: 'não' }],
    ['bank', 'tô sem a conta aqui, muda pra boleto logo e bora', { directDebit: 'não' }],
    ['bank', 'ih não quero dar dados do banco não, bota boleto pra mim', { directDebit: 'não' }],
    ['dueDate', 'mudei de ideia, dia 20', { dueDate: '20' }],
  ] as const)('at %s %j is the answer', (key, text, answers) =>
    expect(at(key, text)).toEqual({ kind: 'answers', answers, reply: null }),
  )

  it.each(['mudei de ideia', 'mudei de ideia, não quero mais'])('%j ends', (text) =>
    expect(at('bank', text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(/nada foi contratado/) }),
  )

  it('reads no bank as another payment', () =>
    expect(at('bank', 'itau')).toMatchObject({ kind: 'answers', answers: { bank: '341' } }))
})

it('a plan next to a new address is read back', () => {
  const noted = { raw: { number: '80', plan: 'd500a' }, said: '…' }
  expect(answersToConfirm({ ...answeredUpTo('name'), noted }, noon)).toEqual([
    ['number', '80'],
    ['plan', '500 Mega'],
  ])
})

describe('an answer, and something else in its own part', () => {
  it.each([
    ['plan', 'o de 500 mega, e pode por o vencimento pro dia 20', { plan: 'd500a', dueDate: '20' }],
    [
      'plan',
      'o de 500 mega, trabalho com vídeo e subo arquivo pesado. e vou pagar no débito',
      { plan: 'd500a', directDebit: 'sim' },
    ],
    [
      'directDebit',
      'pode ser débito, mas muda o dia pra 12 que no 5 estou zerado',
      { directDebit: 'sim', dueDate: '12' },
    ],
    [
      'motherName',
      'Antônia Lima. e a data que eu falei é 1963 não 1936',
      { motherName: 'Antônia Lima', birthDate: '15/03/1963' },
    ],
    ['document', '390.533.447-05, o e-mail saiu errado, é exemplo.com.br', { email: 'ana@exemplo.com.br' }],
  ] as const)('at %s %j is read back whole', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: 'readBack', answers }),
  )

  it('is accepted in both parts if both are clear', () =>
    expect(at('complement', 'ap 71 e já pode botar o plano de 500 mega')).toMatchObject({
      kind: 'answers',
      answers: { complement: 'ap 71', plan: 'd500a' },
    }))

  it.each([
    ['document', '390.533.447-05 e meu nome saiu errado lá em cima, é Vieira e não Viera', 'document', 'name'],
    ['dueDate', 'vencimento 20. outra coisa, minha mãe é Sueli com S', 'dueDate', 'motherName'],
  ] as const)('at %s %j is accepted, and the reply says how to change the other', (key, text, own, other) =>
    expect(at(key, text)).toMatchObject({
      answers: { [own]: expect.any(String) },
      reply: expect.stringContaining(notAnAnswerTexts.toChange(other)),
    }),
  )
})

describe('a line with a final decision', () => {
  it.each([
    ['plan', 'tô entre o 600 com HBO e o de 500... acho q vou no 600 com globoplay', { plan: 'd600gl' }],
    ['plan', 'fiquei na dúvida entre 600 e 500, mas vou de 500', { plan: 'd500a' }],
    ['number', 'na conta tá 230 mas na parede 232... põe 232 q é o que todo mundo usa', { number: '232' }],
    ['bank', 'itaú. se n der pode ser o inter', { bank: '341' }],
    ['bank', 'itaú, se não aceitar bradesco', { bank: '341' }],
    ['email', 'ana@casa.com.br, se não chegar manda no ana@loja.com.br', { email: 'ana@casa.com.br' }],
    ['directDebit', 'tudo menos boleto', { directDebit: 'sim' }],
    ['directDebit', 'qualquer coisa menos débito', { directDebit: 'não' }],
  ] as const)('at %s %j is what is wanted in the end', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: expect.stringMatching(/^(?:answers|readBack)$/), answers }),
  )

  it.each([
    ['plan', 'tô em dúvida entre 500 e 600'],
    ['directDebit', 'menos boleto ou menos débito?'],
  ] as const)('at %s %j decides nothing', (key, text) => expect(at(key, text).kind).not.toBe('answers'))
})

describe('two telephones', () => {
  it.each([
    '16 99123-4567. se eu não atender liga pra minha esposa 16 98123-4907',
    '16 99123-4567 e o da minha mulher 16 98123-4907',
  ])('are read as the first if the second is somebody else’s: %j', (text) =>
    expect(at('phone', text)).toEqual({
      kind: 'answers',
      answers: { phone: '16991234567' },
      reply: notAnAnswerTexts.onePhone,
    }),
  )

  it('do not include a lost one', () =>
    expect(at('phone', 'perdi o 16 99123-4567, usa o da minha mulher 16 98123-4907')).not.toMatchObject({
      answers: { phone: '16991234567' },
    }))
})

describe('words about the visit in an answer', () => {
  it.each([
    ['cep', '14010-100. é prédio antigo, não sei se tem tubulação pra fibra', /síndico/],
    ['complement', 'apto 21 bloco C, e o porteiro só deixa técnico entrar até as 17h', /portaria/],
    ['name', 'Ana Souza, mas quem vai receber o técnico é meu filho', /outra pessoa maior de 18/],
    ['phone', '16 99123-4567 só liga depois das 14h', /não consigo anotar/],
    ['phone', '(16) 98123-4907, só não liga antes das 9 que trabalho de madrugada', /não consigo anotar/],
  ] as const)('at %s %j have their reply', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({
      answers: { [key]: expect.any(String) },
      reply: expect.stringMatching(reply),
    }),
  )

  it.each([
    ['number', '35, moro aqui faz vinte anos'],
    ['phone', '81 9 8834 1172, é de recife mas é o que uso'],
  ] as const)('at %s %j need none', (key, text) => {
    const heard = at(key, text)
    expect('reply' in heard ? heard.reply : null).toBeFalsy()
  })
})

describe('two values with an or between them', () => {
  it.each([
    ['cep', 'acho que é 51021-020 ou 51021-010, confundo sempre', '51021-020', '51021-010'],
    ['phone', '16991234567 ou 16981234567', '16991234567', '16981234567'],
    ['phone', '(16) 99123-4567 / (16) 98123-4567', '(16) 99123-4567', '(16) 98123-4567'],
    ['email', 'pode ser a@loja.com.br ou o meu, b@casa.com.br', 'a@loja.com.br', 'b@casa.com.br'],
  ] as const)('at %s %j are asked about', (key, text, one, other) =>
    expect(at(key, text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.whichOf(one, other), asksBack: true }),
  )
})

describe('a wish with a reason', () => {
  it.each([
    ['dueDate', 'recebo no quinto dia útil, então põe dia 7', { dueDate: '7' }],
    ['acceptPromotions', 'só por e-mail, no celular não quero', { acceptPromotions: 'sim' }],
  ] as const)('at %s %j is the wanted day or payment', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: 'answers', answers }),
  )

  it('is offered no day that is too early', () =>
    expect(at('dueDate', 'qualquer um menos 1, 5 e 10, depois do dia 15')).toEqual({
      kind: 'side',
      reply: notAnAnswerTexts.anyDueDay(20),
    }))

  it.each(['nossa, tá salgado esse de 2 giga', 'ta caro esse de 1 giga hein'])('%j chooses no plan', (text) =>
    expect(at('plan', text).kind).toBe('side'),
  )
})

describe('a correction within a line counts', () => {
  it.each([
    ['email', 'ana@provedor.com, faltou o .br no final, põe aí', { email: 'ana@provedor.com.br' }],
    ['cep', 'digitei 14010-001 agora pouco mas tá errado, termina em 100', { cep: '14010100' }],
    ['email', 'anasouza@gmial.com, digo gmail.com', { email: 'anasouza@gmail.com' }],
    ['phone', '(16) 99123-4576, ops, final 67. 4567', { phone: '16991234567' }],
    ['phone', '99123-4567, ddd é o daqui mesmo, 16', { phone: '16991234567' }],
    ['number', 'na conta vem 35 mas a entrada é pela outra rua. Vou de 35', { number: '35' }],
    ['motherName', 'maria aparecida de souza... no rg tá só Maria Souza, põe assim', { motherName: 'Maria Souza' }],
    ['document', '529 982 247 52 desculpa o final é 25', { document: '52998224725' }],
    ['plan', '500 mega. não quero fidelidade', { plan: 'd500a' }],
    ['bank', 'ah não, desisti do débito, põe boleto msm', { directDebit: 'não' }],
    ['agency', '1234-5 12345-6', { agency: '1234-5', account: '12345-6' }],
  ] as const)('at %s %j', (key, text, answers) => expect(at(key, text)).toMatchObject({ answers }))

  it.each([
    ['complement', '35 não minha filha, é 355', { number: '355' }],
    [
      'complement',
      'na vdd o número é 37, o 35 é do vizinho. e não tem complemento',
      { number: '37', complement: 'sem complemento' },
    ],
    ['email', 'o celular q passei tava com o ddd errado, é 17 e nao 16', { phone: '17991234567' }],
    ['directDebit', 'muda o vencimento pra 20 antes q eu esqueça', { dueDate: '20' }],
    ['birthDate', 'mudei de ideia sobre as promoções, pode mandar', { acceptPromotions: 'sim' }],
    ['phone', 'não era Ana Souza, eu disse Ana Lima', { name: 'Ana Lima' }],
  ] as const)('at %s %j, of another answer', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: expect.stringMatching(/^(?:answers|readBack)$/), answers }),
  )
})

describe('a bank in a question', () => {
  it('is read back with a yes if it is in the list', () =>
    expect(at('bank', 'itau, vcs trabalham com ele?')).toEqual({
      kind: 'readBack',
      answers: { bank: '341' },
      reply: notAnAnswerTexts.bankTaken,
    }))

  it.each(['picpay aceita?', 'vocês aceitam picpay?'])('is answered as not in the list: %j', (text) =>
    expect(at('bank', text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.bankNotTaken }),
  )

  it.each([
    'qualquer banco serve?',
    'no itau, é a conta da aposentadoria, aceita?',
    'pode ser no da minha esposa?',
    'aceita conta poupança?',
  ])('is not found in %j', (text) =>
    expect(at('bank', text)).not.toMatchObject({ reply: notAnAnswerTexts.bankNotTaken }),
  )
})

describe('a question is no answer', () => {
  it.each([
    ['directDebit', 'sem o débito vai pra quanto o valor', /R\$/],
    ['cep', 'É o cep de onde eu moro ou de onde vai chegar o boleto? Porque são diferentes.', /instalada/],
    ['plan', 'tem algum com premiere? to querendo ver o jogo', /^Esse não vem nos planos/],
  ] as const)('at %s %j', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it('and is about the telephone if that is called a number', () =>
    expect(at('phone', 'pra que que precisa do meu numero se eu já to falando por aqui').kind).toBe('why'))
})
