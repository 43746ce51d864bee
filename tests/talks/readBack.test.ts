import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

const toDocument = linesTo('document')
const toMail = linesTo('email')
const doubted = 'acho que é 14010-100, número 35, sem complemento'

describe('what is said after a yes to what was read back', () => {
  it.each([
    ['confere. e pode me explicar a multa?', /multa|fidelidade/],
    ['Confere tchê! E tu, és de onde?', /Qual plano você quer\?/],
    ['isso, confere! tem instalação de graça?', /instalação é grátis/],
    ['confere. ligação de telemarketing nem pensar', /Qual plano você quer\?/],
    ['Já passei tudo. Confere.', /Qual plano você quer\?/],
    ['certinho, confere', /Qual plano você quer\?/],
  ])('%s', async (line, reply) => {
    const { said, stands } = await after(doubted, line)
    expect(stands).toEqual(['cep', 'number', 'complement'])
    expect(said).toMatch(reply)
  })

  it('leaves a debit agreed to, whatever is asked about other things', async () => {
    const account = 'acho que débito, no Itaú, agência 1234, conta 56778-9'
    const line = 'confere sim. deixa eu perguntar, se eu ficar sem net 2 dias vcs descontam?'
    const { stands } = await after(...linesTo('directDebit'), account, line)
    expect(stands).toEqual(expect.arrayContaining(['directDebit', 'bank', 'agency', 'account']))
  })

  it('is an answer, where it is one, or a wish for the plans', async () => {
    const { stands } = await after('acho que é 14010-100', 'confere, número 35')
    expect(stands).toEqual(['cep', 'number'])
    expect((await after(doubted, 'confere, 500 mega')).said).toContain('do plano. Assim fica 500 Mega, R$')
  })

  it.each([
    [doubted, 'confere confere e fala logo o preço'],
    [doubted, 'confere. quanto é o plano mais baratinho? tô de licença'],
    ['14010-100, 35', 'casa. e me diz logo o preço sem enrolação'],
  ])('and no price is put off where the plans come at once: %s, %s', async (first, line) => {
    const { said } = await after(first, line)
    expect(said).toMatch(/500 Mega: R\$\s59,99/)
    expect(said).not.toContain('Depende do endereço')
  })

  it('is a repetition, where it tells the same again', async () => {
    const { said, stands } = await after('acho que é 14010-100, número 35', 'sim, é o 35')
    expect(stands).toEqual(['cep', 'number'])
    expect(said).toContain('Tem complemento?')
  })
})

it.each(['14010-100', '14010-100, 35', 'o cep é 14010-100 e o número 35'])(
  'whoever tells again what was read back agrees to it: %s',
  async (line) => expect((await after('acho que é 14010-100, número 35', line)).stands).toEqual(['cep', 'number']),
)

it.each([
  'aaa tá confere confere',
  'Perfeitamente. Está correto.',
  'agora sim, confere',
  'confereeee',
  'uai, eu falei que tá certo',
  'oxi, o endereço tá certo',
])('%j agrees', async (line) =>
  expect((await after('acho que é 14010-100, número 35', line)).stands).toEqual(['cep', 'number']),
)

it('a no beside what was read back takes nothing of it, and drops only what it denies', async () => {
  expect((await after('acho que é 14010-100, número 35', 'não é 35')).stands).toEqual([])
  const other = await after(doubted, 'não é ligação, é o horário do técnico. e o endereço tá certo')
  expect(other.said).toContain('Anotei: CEP 14010-100, número 35')
})

it.each(
  (
    'isso aí tá trocado;opa, peraí;confirmo que não;confirma?;tá certo isso?;ah;nada;35 não;sim, tirando o número;' +
    'o 35 não'
  ).split(';'),
)('%j agrees to nothing', async (line) => expect((await after(doubted, line)).stands).toEqual([]))

it.each([
  ['acho que 35', 'não, falei 37', /^Desculpe, já corrigi\..*complemento/s],
  ['acho que 35', 'eu disse trinta e sete moça', /^Desculpe, já corrigi\..*complemento/s],
])('%s, then %s: put right plainly it is taken at once', async (first, line, told) =>
  expect((await after('14010-100', first, line)).said).toMatch(told),
)

it.each([
  [
    'acho que débito',
    'Não confere! Falei BOLETO. Tá me enrolando, rapaz?',
    /^Certo, boleto todo dia \d+: fica .*Desculpe, já corrigi/s,
  ],
  ['acho que boleto', 'não, eu quero no débito automático', /^Certo, débito automático/],
])('%s, then %s', async (first, line, told) =>
  expect((await after(...toDocument, '529.982.247-25', 'dia 10', first, line)).said).toMatch(told),
)

it.each(['sim, 53', 'confere, mas é 53', 'não é 35, é 53'])('%j puts right what was read back', async (line) => {
  const { said, stands } = await after('acho que é 14010-100, número 35', line)
  expect(stands).toEqual([])
  expect(said).toMatch(/número 53\. Confere\?/)
})

describe('a consent that was read back', () => {
  it.each([
    ['não, bia@provedor.com.br', /bia@provedor\.com\.br, promoções por e-mail/],
    ['eu disse que NÃO quero promoção', /sem promoções/],
  ])('is changed by what is said of it alone: %s', async (line, told) =>
    expect((await after(...toMail, 'acho que é ana@provedor.com.br, quero promoções', line)).said).toMatch(told),
  )

  it('is not given by a refusal', async () => {
    const [asked, refused] = ['ana@provedor.com.br', 'vai encher meu email? aí não quero']
    expect((await after(...toMail, asked, refused, 'eu disse que não quero. sim, confere')).said).not.toContain(
      'as ofertas vão por e-mail',
    )
  })
})

describe('a yes to what was read back answers no question after it', () => {
  const agreements =
    'sim sim ta tudo certo, toda hora confere confere kkk. bora;confere sim minha filha pode tocar o barco;confere. simbora;' +
    'confere, pode mandar;isso aí, show, próxima;é isso mesmo, quero sim;sim, claro, com certeza;exato, partiu;' +
    'tá ok, fechou, toca ficha;blz, é esse mesmo, dale;sss confere, bora bora;confere, quero continuar;sim aceito;' +
    'tudo ok por aqui, pode prosseguir com o cadastro;claro que confere, já falei que sim;sim uai, pode tocar;' +
    'confere, meu bem, vamo que vamo;sim, está correto, gostaria de continuar;confirmo. aceito;isso, pode ser;' +
    'Sim, confere. Pode me mandar o resto das perguntas;isso mesmo, pode seguir;sim, tá certo, vamos em frente;' +
    'tudo certo, manda ver;certinho moça, obrigada;correto. prossiga por favor;aham, isso, pode anotar;' +
    'positivo, segue o baile;perfeito! sim!;tá certo sim, beleza, ok;isso, sim senhora'
  const places = [
    [/^E-mail anotado\. Quer receber promoções/, [...toMail, 'acho que é ana@provedor.com.br']],
    [/Quer pagar no débito automático\?/, [...toDocument, '529.982.247-25', 'acho que dia 10']],
    [/Quer receber um aviso/, ['14010-200', 'acho que 35, sem complemento']],
  ] as const

  it.each(agreements.split(';').map((line, at) => [line, ...(places[at % places.length] ?? places[0])] as const))(
    '%j, asked %s',
    async (line, asked, before) => {
      const { said, stands } = await after(...before, line)
      expect(said).toMatch(asked)
      expect(stands).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:directDebit|notice)$/)]))
    },
  )

  it.each(['bora', 'pode mandar', 'quero sim', 'confere. bora'])(
    'where another answer was read back beside it: %s',
    async (line) => {
      const { said, stands } = await after(...toMail, 'ana@provedor.com.br', 'meu celular é 16 99123-4568 acho', line)
      expect(said).toMatch(/Quer receber promoções/)
      expect(said).not.toContain('Confere?')
      expect(stands).not.toContain('acceptPromotions')
    },
  )

  it.each([
    ['confere, mas não quero promoção', /sem promoções/],
    ['certo, quero as promoções', /as ofertas vão por e-mail/],
    ['confere. tem multa?', /multa.*Quer receber promoções/s],
  ])('but what names its matter does: %s', async (line, told) =>
    expect((await after(...toMail, 'acho que é ana@provedor.com.br', line)).said).toMatch(told),
  )
})

describe('a yes with something beside it ends the read-back, and the rest is heard', () => {
  it.each([
    [
      'já falei o endereço né, tá certo sim. e instala quando? tenho três filho em casa sem internet',
      /dois dias depois/,
    ],
    ['o endereço confere sim, e meu filho joga online, dá lag?', /resposta rápida/],
    ['tudo correto, prezada. Gostaria de saber a forma de pagamento', /débito automático.*boleto/],
    ['confere tudo, mas perguntei quanto fica no boleto', /10,00 a mais/],
    ['é esse mesmo, moro aqui tem 41 ano', /complemento/],
    ['ss 35 sem complemnto', /Qual plano você quer\?/],
    ['certinho. não tenho complemento', /Qual plano você quer\?/],
    ['sim, mas não gostei de passar meus dados', /que não os vende/],
    ['35 mesmo, não aguento mais esperar', /complemento/],
  ])('%s', async (line, told) => {
    const { said, stands } = await after('acho que é 14010-100, número 35', line)
    expect(stands).toEqual(expect.arrayContaining(['cep', 'number']))
    expect(said).toMatch(told)
    expect(said).not.toMatch(/Confere\?|Isso muda/)
  })

  it.each([
    ['isso 500 mega. mas me diz o preço no boleto ou cartão, não tenho saco de dar conta', /no boleto; depois/],
    ['O plano de 500 tá certo sim. Mas acho ruim vocês não saberem como um cego recebe a conta', /Como você se chama/],
    ['confere, mas não gosto desse robô', /Uma pessoa atende/],
    ['500 sim, não aguento mais a vivo', /Como você se chama/],
  ])('a but or a no of something else takes nothing back: %s', async (line, told) => {
    const { said, stands } = await after('14010-100', '35 casa', 'acho que 500 mega', line)
    expect(stands).toContain('plan')
    expect(said).toMatch(told)
  })

  it.each(['sim, mas não é esse', 'confere, não quero esse plano'])(
    'one of what was read back does: %s',
    async (line) =>
      expect((await after('14010-100', '35 casa', 'acho que 500 mega', line)).stands).not.toContain('plan'),
  )

  it.each([
    ['voltei, é ap 21 msm, bloco b. confere', 'ap 21, bloco b'],
    ['confere, torre 2', 'ap 21, torre 2'],
    ['confere. o porteiro é o do bloco b', 'ap 21.'],
  ])('what is added to a complement is taken: %s', async (line, told) =>
    expect((await after('o cep é 14010100, num 35, ap 21 acho', line)).said).toContain(told),
  )

  it.each([
    'confere mas como é que eu vou conferir se tá com bolinha',
    'confere. mas com essas bolinha nao da pra ver nada',
    'como vou saber se tá certo com esses pontinhos?',
  ])('what the dots are for is told, and the answer taken: %s', async (line) => {
    const { said, stands } = await after(...toDocument, 'acho que o cpf é 529.982.247-25', line)
    expect(stands).toContain('document')
    expect(said).toMatch(/^As bolinhas escondem/)
  })

  it.each(['CPF correto. Da mãe o senhor não falou nada.', 'o cpf tá certo sim moça'])('%s', async (line) =>
    expect((await after(...toDocument, 'acho que o cpf é 529.982.247-25', line)).stands).toContain('document'),
  )
})

describe('of what is read back', () => {
  it.each([
    ['não confere, tira esse banco daí, eu nunca falei isso', /^Certo, isso eu tirei\.\nEm qual banco/],
    ['ah quer saber, não lembro a conta… volta pro boleto mesmo', /^Certo, boleto.*Anotei: boleto\./s],
    ['aff esquece, muda pra boleto mas com o de 700', /^Certo, boleto.*Anotei: plano 700 Mega, boleto\./s],
  ])('what is denied goes, and a boleto drops the account: %s', async (line, told) => {
    const { said } = await after(
      ...toDocument,
      '529.982.247-25',
      'dia 10',
      'débito',
      'acho que é Caixa agência 1612',
      line,
    )
    expect(said).toMatch(told)
    expect(said).not.toMatch(/agência ••/)
  })

  it('the rest stands where it is said so', async () => {
    const { said } = await after(
      ...toDocument,
      'muda o email pra bia@provedor.com.br, acho que o cpf é 529.982.247-25',
      'não confere, tira esse email daí. o resto tá certo',
    )
    expect(said).toContain('Que dia é melhor para pagar?')
  })

  it.each(['meu plano é o de 500', 'meu email é ana@provedor.com.br'])('what is known is no change: %s', async (line) =>
    expect((await after(...toDocument, line)).said).toMatch(/^(?:Já está assim|No seu pedido): /),
  )
})

it('what was read back stays in sight below any reply', async () => {
  const { said, stands } = await after(doubted, 'vocês cobram instalação?')
  expect(stands).toEqual([])
  expect(said).toMatch(/instalação é grátis.*\nAnotei: CEP 14010-100, número 35, sem complemento\. Confere\?/s)
})

it.each([
  ['não, o número é 53', /número 53/],
  ['não! o número é 53, e o cep é 14010-100', /CEP 14010-100, número 53/],
  ['confere, mas o número é 53', /número 53/],
])('what is put right is read back again: %s', async (line, told) => {
  const { said, stands } = await after(doubted, line)
  expect(stands).toEqual([])
  expect(said).toMatch(told)
})

it('a no that contradicts nothing leaves what was read back', async () =>
  expect((await after(doubted, 'não respondeu do desconto')).said).toContain('Confere?'))

it('several sure answers are taken at once, and those to other questions told', async () => {
  const { said, stands } = await after('14010-100, número 35, casa, meu nome é Ana Souza')
  expect(stands).toEqual(['cep', 'number', 'complement', 'name'])
  expect(said).toContain('Anotei: número 35, sem complemento, nome Ana Souza.')
})

it('the plan that is wanted is kept beside other answers, and taken with a yes and a question', async () => {
  const { said } = await after('quero o de 500 mega, cep 14010-100', '35 casa')
  expect(said).toContain('do plano. Assim fica 500 Mega, R$')
  const agreed = await after('quero o de 500 mega, cep 14010-100', '35 casa', 'sim. quanto fica no boleto?')
  expect(agreed.stands).toContain('plan')
  expect(agreed.said).toMatch(/O de 500 Mega sai por.*no boleto/)
})

it.each(['ok', 'entendi', 'ah tá', 'certo', 'confere'])(
  '%j where nothing is to be agreed to is no refusal',
  async (line) => expect((await after(line)).said).toMatch(/^Certo, vamos em frente\.\nQual é o CEP/),
)

it('whoever has no account at hand hears how to pay without it', async () => {
  const paying = linesTo('agency')
  expect((await after(...paying, 'não sei, o cartão tá com meu marido')).said).toMatch(/dizer “boleto”/)
  expect((await after(...paying, 'boleto então, fica mais caro?')).said).toMatch(/10,00 a mais.*boleto\. Confere\?/s)
})

it.each(['35, sem complemento', 'ss 35 sem complemnto', '35 mesmo, casa'])(
  'a number that is told again beside the complement is no change: %s',
  async (line) => {
    const { said, stands } = await after('14010-100', 'acho que é 35', line)
    expect(stands).toEqual(['cep', 'number', 'complement'])
    expect(said).not.toContain('Isso muda')
  },
)

it('an earlier answer that is told again is so already', async () => {
  const { said } = await after(...linesTo('phone', { name: 'Ana Souza Lima' }), 'meu nome é Ana Souza Lima, confere?')
  expect(said).toContain('Já está assim: nome Ana Souza Lima.')
})
