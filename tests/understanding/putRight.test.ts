import { describe, expect, it } from 'vitest'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const banks = [
  { id: '001', code: '001', name: 'Banco do Brasil', agency: null, account: null },
  { id: '341', code: '341', name: 'Itaú Unibanco', agency: null, account: null },
  { id: '104', code: '104', name: 'Caixa Econômica Federal', agency: null, account: null },
  { id: '445', code: '445', name: 'Plantae', agency: null, account: null },
  { id: '700', code: '700', name: 'MW', agency: null, account: null },
]
const at = (key: keyof typeof fullAnswers, text: string) =>
  handleMessageAtQuestion(answeredUpTo(key, { ...goodFacts, banks }), key, text, noon)

/** Either taken or read back first, because the certainty is learned. */
const heard = expect.stringMatching(/^(?:answers|readBack)$/)

describe('the final wish of a line', () => {
  it.each([
    ['phone', '16 99123-4576 não, 4567 no final', { phone: '16991234567' }],
    ['phone', '16 99123-4567... não, 4576', { phone: '16991234576' }],
    ['phone', '16 99123-4576não, 4567 no final', { phone: '16991234567' }],
    ['phone', '16 99733-4081, não, espera, 99733-4018.', { phone: '16997334018' }],
    ['phone', '16 99733-4081, não, 4018.', { phone: '16997334018' }],
    ['phone', '16 3333-4081, digo, 99733-4018', { phone: '16997334018' }],
    ['birthDate', '15/03/2990 eita dedo gordo, 1990', { birthDate: '15/03/1990' }],
    [
      'phone',
      '(16) 99145-7783. Perdão, transpus os algarismos: 99145-7738. O correto é final 38.',
      { phone: '16991457738' },
    ],
    ['phone', '11991457783. O DDD tá errado, é 16', { phone: '16991457783' }],
    ['phone', '99812-4455, esqueci o ddd, 51', { phone: '51998124455' }],
    ['phone', '16 99145-7783 digo 9154', { phone: '16991547783' }],
    ['phone', 'É 16 98845-2210... ih, não, esse final é 2201, tô sem óculos', { phone: '16988452201' }],
    ['birthDate', 'Nasci dia 14 de agosto de 1958, não, 59, o 58 é da Lourdes minha irmã', { birthDate: '14/08/1959' }],
    ['birthDate', '15/03/1990 ops mês 7', { birthDate: '15/07/1990' }],
    ['birthDate', '15/03/1990, digo, dia 16', { birthDate: '16/03/1990' }],
    ['cep', '14010-110, ops, o final é 100', { cep: '14010100' }],
    ['complement', 'ap 101 torre 2, errei a torre, é a 1', { complement: 'ap 101 torre 1' }],
    ['complement', 'apto 34 bloco A, desculpa, bloco B', { complement: 'apto 34 bloco B' }],
    ['complement', 'apto 42, quer dizer, 43', { complement: 'apto 43' }],
    ['name', 'Priscila Hofmann, desculpe, Hoffmann com dois F e dois N', { name: 'Priscila Hoffmann' }],
    ['name', 'Tereza Lima, errei, com S', { name: 'Teresa Lima' }],
    ['name', 'Luis Carlos Souza, desculpa, é Luiz', { name: 'Luiz Carlos Souza' }],
    ['email', 'ana@casa.com, aliás ponto com ponto br', { email: 'ana@casa.com.br' }],
    ['email', 'ana@gmail.con .com rs', { email: 'ana@gmail.com' }],
    ['account', '12345-6, ops o dígito é 7', { account: '12345-7' }],
    ['acceptPromotions', 'acho que não... ele disse que quer sim. Então pode mandar', { acceptPromotions: 'sim' }],
    ['directDebit', 'Débito não confio. Boleto, mas me faz pelo preço do débito', { directDebit: 'não' }],
    ['email', 'ana.souza90@gmail.con *.com', { email: 'ana.souza90@gmail.com' }],
    ['dueDate', 'dia 5, não, 5 é o aluguel. 7 então', { dueDate: '7' }],
    ['dueDate', '5... não, deixa dia 7 pra dar uma folga', { dueDate: '7' }],
    ['document', '100.000.001-80, opa inverti o final, 08', { document: '10000000108' }],
    ['email', 'ana.souza@casa.com.br, ou melhor só ana@casa.com.br que o outro esqueci', { email: 'ana@casa.com.br' }],
    ['acceptPromotions', 'n, minha caixa já tá lotada', { acceptPromotions: 'não' }],
    ['directDebit', 'boleto, na verdade débito automático', { directDebit: 'sim' }],
    ['directDebit', 'boleto, por favor. Não confio em deixar descontar da conta', { directDebit: 'não' }],
    ['acceptPromotions', 'só se for por email, no zap não quero', { acceptPromotions: 'sim' }],
    ['directDebit', 'sim, é mais prático, eu sempre esqueço de pagar', { directDebit: 'sim' }],
    ['directDebit', 'prefiro boleto, já me cobraram duas vezes no automático', { directDebit: 'não' }],
    ['bank', 'pensando bem acho que não quero deixar no débito não', { directDebit: 'não' }],
    ['agency', 'ih melhor boleto, não sei nada disso', { directDebit: 'não' }],
    ['name', 'peraí, débito automático eu não quero não', { directDebit: 'não' }],
    ['name', 'a paz do Senhor. Sou o pastor Josué Batista de Almeida', { name: 'Josué Batista de Almeida' }],
    ['acceptPromotions', 'deus me livre, já recebo porcaria demais', { acceptPromotions: 'não' }],
    ['bank', 'tenho no itaú e na caixa, mas pode pôr na caixa que o itaú só uso pra poupança', { bank: '104' }],
    ['email', 'ana@gmail.com mas olho pouco, me manda no zap que é melhor', { email: 'ana@gmail.com' }],
    [
      'document',
      'Pera que o CPF eu sei de cabeça, trabalhei 30 ano na Mogiana: 397716310... e o final é 80',
      { document: '39771631080' },
    ],
    ['document', '529.982.247... deixa eu ver... 25', { document: '52998224725' }],
    ['document', '529982247, os dois últimos são 25', { document: '52998224725' }],
    ['document', '100.000.001-08, desse jeito mesmo', { document: '10000000108' }],
    ['number', 'na conta de água vem 35', { number: '35' }],
    ['complement', 'casa dos fundos, na da frente mora meu cunhado', { complement: 'casa dos fundos' }],
    ['agency', '3056 sem dígito', { agency: '3056' }],
    ['cep', 'cep 14010100 n 35 ap nao eh ksa', { cep: '14010100', number: '35', complement: 'sem complemento' }],
    [
      'cep',
      'oi moça é 14010-100 numero 35, casa, quero internet pra ontem, quanto custa',
      { cep: '14010100', number: '35', complement: 'sem complemento' },
    ],
    ['cep', '14010-100 n 35 nao eh ap', { cep: '14010100', number: '35', complement: 'sem complemento' }],
    ['number', '35. é uma casinha, não tem apartamento', { number: '35', complement: 'sem complemento' }],
    ['number', '35. É uma casa simples, sem apartamento', { number: '35', complement: 'sem complemento' }],
    [
      'number',
      'já falei, é 35, casa. eu produzo na edícula atrás, o wifi chega lá?',
      { number: '35', complement: 'sem complemento' },
    ],
    ['complement', 'É casa, fica nos fundos do templo. Não atrapalha, né?', { complement: 'casa nos fundos' }],
    ['complement', 'É um apartamento, o 42 do bloco B', { complement: 'apartamento 42 do bloco B' }],
    ['complement', 'voltei, é ap 21 msm, bloco b', { complement: 'ap 21, bloco b' }],
    ['complement', 'moro em apartamento, é o 42', { complement: 'apartamento 42' }],
    ['complement', 'bloco B, do lado esquerdo e apto 12', { complement: 'bloco B, do lado esquerdo e apto 12' }],
    ['directDebit', 'débito sim senão eu esqueço', { directDebit: 'sim' }],
    ['plan', 'o mais rápido, mas meu pai falou que não pode passar de 150', { plan: 'd600gl' }],
    ['plan', 'vai o de 600 com globoplay mesmo, depois eu vejo se troco', { plan: 'd600gl' }],
    ['dueDate', 'dia 10, depois dá pra trocar?', { dueDate: '10' }],
    ['plan', 'a de 600 com globoplay, minha mãe não vive sem novela', { plan: 'd600gl' }],
    ['dueDate', 'recebo no quinto dia útil, então um pouquinho depois, tipo dia 10', { dueDate: '10' }],
    ['bank', 'pensando bem prefiro boleto mesmo, dá pra voltar?', { directDebit: 'não' }],
    ['agency', 'é a da General Osório, o número acho que é mil seiscentos e doze', { agency: '1612' }],
    ['bank', 'Caixa, é conta poupança, não sei se aceita', { bank: '104' }],
    ['bank', 'não lembro a conta. volta pro boleto mesmo mas com o de 700', { directDebit: 'não' }],
    ['bank', 'é o plantae', { bank: '445' }],
    ['bank', 'meu banco é o MW, de salário', { bank: '700' }],
    ['agency', '1612 e quero o plano de 700', { agency: '1612' }],
    ['directDebit', 'sim quero o desconto', { directDebit: 'sim' }],
    ['number', 'É o 1187. Na matrícula do imóvel consta 1185', { number: '1187' }],
    ['acceptPromotions', 'sim, quero. não, não, melhor não', { acceptPromotions: 'não' }],
    ['acceptPromotions', 'pode parar de mandar', { acceptPromotions: 'não' }],
    ['directDebit', 'pode ser no débito automático, que nem a luz', { directDebit: 'sim' }],
    [
      'birthDate',
      'três de maio de mil novecentos e cinquenta e nove, não, cinquenta e oito',
      { birthDate: '03/05/1958' },
    ],
    ['birthDate', 'Nasci aos doze dias do mês de março de 1959.', { birthDate: '12/03/1959' }],
    ['plan', '600 com globoplay, meu marido quer ver o jogo', { plan: 'd600gl' }],
    ['motherName', 'Fatou Ndiaye', { motherName: 'Fatou Ndiaye' }],
    ['motherName', 'Assunta Bertoni Zanardi italiana brava', { motherName: 'Assunta Bertoni Zanardi' }],
    ['directDebit', 'não dou conta a ninguém. Boleto. De que endereço ele vem?', { directDebit: 'não' }],
    ['name', 'e no boleto, quanto? Meu nome é Cláudia Regina Fontes', { name: 'Cláudia Regina Fontes' }],
  ] as const)('at %s %j', (key, text, answers) => expect(at(key, text)).toMatchObject({ kind: heard, answers }))

  it.each([
    [
      'complement',
      'o número é 53, digitei errado, e não tem complemento',
      { number: '53', complement: 'sem complemento' },
    ],
    ['directDebit', 'o que sair mais em conta', { directDebit: 'sim' }],
    ['dueDate', '10. ou 12? meu marido recebe dia 11... vai 12', { dueDate: '12' }],
    ['dueDate', 'minha aposentadoria cai dia 25 mas prefiro o 1 pra garantir', { dueDate: '1' }],
    ['bank', 'tenho nos dois, bota no que for mais fácil, acho que Itaú', { bank: '341' }],
    ['email', 'ana@casa.com.br, não tenho nada contra promoções', { acceptPromotions: 'sim' }],
    ['motherName', 'fui criado pela vó. põe o nome dela? Sebastiana Ferreira', { motherName: 'Sebastiana Ferreira' }],
    ['number', 'era 53 mas mudaram, hoje tá 35 na placa', { number: '35' }],
    ['number', 'no portão não tem número nenhum mas na conta de luz tá 35', { number: '35' }],
    [
      'birthDate',
      'vinte e três de agosto de oitenta e sete não espera oitenta e sete é minha irmã eu sou de oitenta e nove',
      { birthDate: '23/08/1989' },
    ],
    ['email', 'é jussaralima oitenta e nove arroba hotmail ponto com', { email: 'jussaralima89@hotmail.com' }],
    ['name', 'Carlos Eduardo Lima, mas vai ficar no nome da minha esposa, pode?', { name: 'Carlos Eduardo Lima' }],
    ['plan', 'o de 600 com globoplay, ah e o número é 53', { plan: 'd600gl', number: '53' }],
    ['birthDate', '15/03/1990, e o meu sobrenome saiu errado, é Sousa com s', { birthDate: '15/03/1990' }],
    ['agency', 'não é banco do brasil é caixa, confundi', { bank: '104' }],
    ['acceptPromotions', 'só por e-mail as faturas, propaganda não', { acceptPromotions: 'não' }],
    ['agency', 'me enganei, a conta que tem saldo é a da Caixa, vamos trocar o banco', { bank: '104' }],
  ] as const)('at %s %j, beside much else', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: heard, answers }),
  )

  it.each([
    ['birthDate', '15/03/2990'],
    ['plan', 'o de 59,99 depois aumenta?'],
    ['plan', 'esse de 500 é o preço de verdade ou sobe depois? Já caí nessa.'],
    ['plan', 'não deu certo o quê? O de 500 vem puro, só internet?'],
    ['plan', 'quero saber do boleto, se fica mais caro'],
    ['plan', 'e o 600 sem globoplay existe? não vejo novela'],
    ['bank', 'ele é que vai pagar, tá?'],
    ['complement', 'vcs instalam nos fundos né? a casa da frente é da minha sogra'],
    ['complement', 'precisa furar? Eu não quero furo na sala não'],
    ['dueDate', 'não posso dia 10'],
    ['dueDate', 'dia 10 não, o aluguel vence nesse dia'],
    ['directDebit', 'já tive problema com débito automático, cobraram duas vezes'],
    ['directDebit', 'qual a diferença no preço se eu for no boleto'],
    ['phone', 'troquei de chip, deixa eu ver aqui o número'],
    ['dueDate', 'a primeira já vem cheia? porque instalando dia 23 não é justo pagar o mês todo'],
    ['acceptPromotions', 'só se for por zap'],
    ['acceptPromotions', 'se eu digo sim, posso sair depois?'],
    ['directDebit', 'ok. Qual a diferença?'],
    ['acceptPromotions', 'por e-mail?'],
    ['acceptPromotions', 'por e-mail eu já recebo muita coisa'],
    ['directDebit', 'tem pix? se não tem não quero boleto'],
    ['motherName', 'Ela morreu. Precisa mesmo? '],
    ['name', 'Isto não é meu nome. Desfaça a escolha do plano e informe se o preço sobe após doze meses.'],
    ['name', 'O meu benefício pinga só no quinto dia, então não me aperte'],
    ['motherName', 'E quanto ficará após os doze meses, e a multa é a mesma?'],
    ['motherName', 'tenho uns minutinhos, se vencer nesse dia como fica'],
    ['bank', 'o de 700, eu já falei'],
    ['bank', 'espera, saio do plantão só às sete'],
    ['bank', 'só fala o valor do boleto, minha caixa de entrada tá cheia'],
    ['agency', 'o plano é o de setecentos mega'],
    ['number', 'moro sozinha, o técnico vem com crachá? 2 anos atrás tive problema'],
  ] as const)('at %s %j is missing', (key, text) => {
    const { kind } = at(key, text)
    expect(['side', 'refused', 'edit']).toContain(kind)
  })
})

it.each([
  ['sim. quer dizer, não', { acceptPromotions: 'não' }],
  ['não. pensando bem, pode mandar', { acceptPromotions: 'sim' }],
  ['dia 10, e bota o plano de 500', { plan: 'd500a' }],
  ['na verdade quero o de 600 mega', { plan: 'd600gl' }],
] as const)('the last yes or no counts, and the verb of another answer is none: %s', (text, answers) =>
  expect(at('acceptPromotions', text)).toMatchObject({ kind: heard, answers }),
)

describe('a correction before a question counts', () => {
  it.each([
    ['number', '53, opa, 35. o poste fica longe?', '35'],
    ['birthDate', '22/09/1978, errei, é 22/06/1978. dá pra corrigir no fim?', '22/06/1978'],
    ['birthDate', '12/08/1981, não, 1971, desculpa. aceita idoso?', '12/08/1971'],
    ['birthDate', '22/09/1978. Opa, o ano é 1987, dá pra mudar depois?', '22/09/1987'],
    ['birthDate', '17/09/1968. Digitei errado: 1969. Isso é para consulta no Serasa?', '17/09/1969'],
    ['name', 'Ana Paula Lima, errei, Ana Paula Lima Prado. sai no CNPJ?', 'Ana Paula Lima Prado'],
    ['phone', '16 99733-4081, espera, o final é 4018. tem desconto pra cliente?', '16997334018'],
    ['email', 'ana@casa.com, ou melhor, usa o bia@casa.com. vem nota fiscal?', 'bia@casa.com'],
    ['document', '529.982.247-25, não, esse é da esposa, o meu é 111.444.777-35. consulta serasa?', '11144477735'],
    ['dueDate', 'dia 5. não, 5 é o aluguel, põe 7. vem proporcional?', '7'],
    ['bank', 'Itaú, não, esse é o da empresa, o meu é Banco do Brasil. a conta tem que ser minha?', '001'],
    ['plan', 'quero o 600 com Globoplay, não, o de 500 sem nada. posso subir depois?', 'd500a'],
  ] as const)('at %s %j', (key, text, value) => expect(at(key, text)).toMatchObject({ answers: { [key]: value } }))

  it.each([
    ['12/08/1981 e não 1971', '12/08/1981'],
    ['12/08/1981, não 1971', '12/08/1981'],
    ['12/08/1981, não, 1971 é o do meu irmão', '12/08/1981'],
    ['12/08/1981, na verdade em 2008 eu casei e mudei o nome', '12/08/1981'],
  ])('unlike a denied value: %s', (text, value) =>
    expect(at('birthDate', text)).toMatchObject({ answers: { birthDate: value } }),
  )

  it.each(['aliás não é o bia@casa.com', 'aliás, esquece o bia@casa.com'])('and unlike a refused value: %s', (more) =>
    expect(at('email', `ana@casa.com, ${more}`)).not.toMatchObject({
      kind: 'answers',
      answers: { email: 'bia@casa.com' },
    }),
  )
})

describe('a worry in an answer has its reply', () => {
  it.each([
    ['cep', '14010-100, só que eu mudo pra lá semana que vem, tem problema?', /onde a internet vai|lista de visitas/],
    ['number', 'é o 35 mas no poste já tem fio de outra empresa, atrapalha?', /caminho do cabo|não atrapalha/],
    ['complement', 'Apto 42 bloco B, precisa avisar o porteiro antes?', /combine antes com a portaria/],
  ] as const)('at %s %j', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ kind: 'answers', reply: expect.stringMatching(reply) }),
  )

  it.each([
    ['cep', 'boa tarde... é 14010-100, ali no centro. Vocês chegam aqui mesmo?', '14010100', 'mais de 190 cidades'],
    ['plan', 'quero o 500. ele aguenta 4 estudantes jogando ao mesmo tempo?', 'd500a', 'pode ficar justo'],
    ['agency', '1234-5, da avenida. Esses dados ficam armazenados com vocês?', '1234-5', 'depois de 3 dias sem uso'],
  ] as const)('at %s %j is read back with it', (key, text, value, reply) =>
    expect(at(key, text)).toMatchObject({ answers: { [key]: value }, reply: expect.stringContaining(reply) }),
  )

  it.each([
    ['birthDate', 'dia 15/03, precisa do ano também?', /dia, mês e ano/],
    ['motherName', 'posso abreviar? tem cinco sobrenomes', /nome completo/],
    ['document', 'estou sem o documento aqui agora, posso mandar depois?', /guardad/],
    ['document', 'onde fica na cnh?', /CPF/],
    ['acceptPromotions', 'ganho alguma coisa com isso?', /o preço e o pedido são os mesmos/],
    ['number', 'moro na avenida, não é essa rua não', /veio do CEP/],
    ['number', 'o inquilino de antes já tinha, atrapalha?', /não atrapalha/],
    ['account', 'tá no nome da minha esposa a conta, tem problema?', /quem assina/],
  ] as const)('at %s %j', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )
})

it.each([
  ['name', 'jeferson lima da silva, da outra vez botaram 2 e o boleto veio errado', { name: 'Jeferson Lima da Silva' }],
  ['account', '23417-6, só que a moça do caixa fala outro antes', { account: '23417-6' }],
  ['acceptPromotions', 'n, já chega spam. mas o boleto continua vindo no email né', { acceptPromotions: 'não' }],
] as const)('a value only mentioned in a remark is not chosen: at %s %j', (key, text, answers) =>
  expect(at(key, text)).toHaveProperty('answers', answers),
)

it.each([['dueDate', 'recebo dia 7, então bota dia dez, não, melhor quinze', { dueDate: '15' }]] as const)(
  'a final wish is not cut off: at %s %j',
  (key, text, answers) => expect(at(key, text)).toMatchObject({ answers }),
)

it.each([
  [
    'motherName',
    'rosilene do socorro pantoja, ela n precisa assinar nd né?',
    { motherName: 'Rosilene do Socorro Pantoja' },
  ],
  ['acceptPromotions', 'sim mas nao enche minha caixa kkk', { acceptPromotions: 'sim' }],
  ['directDebit', 'bora de débito ent mas se n tiver saldo no dia oq rola?', { directDebit: 'sim' }],
] as const)('an answer before a remark is read: at %s %j', (key, text, answers) =>
  expect(at(key, text)).toHaveProperty('answers', answers),
)
