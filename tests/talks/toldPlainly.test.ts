import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, ...lines: readonly string[]) => (await after(...linesTo(key), ...lines)).said

describe('what a line tells plainly is taken', () => {
  it.each<[At, string, RegExp]>([
    ['phone', 'é nove nove dois oito um, trinta e três, quarenta e sete, o ddd é 62', /e-mail/],
    [
      'name',
      'não perguntei de aparelho, perguntei do débito, se tira sozinho. Eu quero boleto, fica quanto?',
      /Anotei: boleto/,
    ],
    ['plan', 'é aquele de 500 mesmo, o de 69 no boleto. e depois passa pra 99?', /Anotei: plano 500 Mega, boleto/],
    ['plan', '59 é mais barato que o meu então. mas esse débito tira da conta sozinho?', /Qual plano você quer\?/],
    ['plan', 'o mais barato, sem streaming nenhum, e me fala se tem multa se eu cancelar', /plano 500 Mega.*Confere/s],
    ['dueDate', 'quero depois do dia 20, tem?', /^Depois do dia 20, o próximo da lista é o dia 25/],
    ['dueDate', 'quero antes do dia 10', /^Antes do dia 10 o último da lista é o 7/],
    ['directDebit', 'débito na conta do meu marido, pode? a minha é só poupança', /Quer pagar no débito automático\?/],
    ['directDebit', 'boleto. tem débito na conta do meu marido?', /Certo, boleto/],
    [
      'schedule',
      'sabado tarde ou segunda de manhã',
      /^Não há visita livre para sábado, 21, à tarde. Fiquei com segunda/,
    ],
    ['schedule', 'quero que chegue tarde na sexta', /27 de novembro, Tarde/],
    ['schedule', 'depois das 14h qualquer dia, acordo tarde por causa do plantão', /à tarde\?/],
    ['motherName', 'oxente, o que minha mãe tem a ver com a internet?', /confirma que é você/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))
})

describe('what is only asked about is not taken', () => {
  it.each(['aquele de 600 mega mesmo?', 'é aquele de 600 mesmo?', 'o de 600, sem globoplay é mais barato?'])(
    'at the plans: %s',
    async (line) => expect(await said('plan', line)).toMatch(/Qual plano você quer\?/),
  )

  it.each(['se pagar depois do dia 10 tem multa', 'meu boleto da vivo vence dia 8'])('a due day: %s', async (line) =>
    expect(await said('email', line)).not.toMatch(/da lista|na lista/),
  )

  it.each(['Não gostaria de boleto. tem outro jeito?', 'não quero boleto. como mais dá?'])(
    'a boleto that is denied: %s',
    async (line) => expect(await said('directDebit', line)).toMatch(/Quer pagar no débito automático\?/),
  )

  it('a game at the review', async () =>
    expect(await said('review', 'dá pra baixar jogo de 1 giga nesse plano?')).toMatch(/jogos/))
})

describe('what is asked has its reply', () => {
  it.each<[At, string, RegExp]>([
    ['cep', 'qual o plano mais barato q vcs tem ai', /^O mais barato é o de 500 Mega/],
    ['cep', 'esse de 500 roda jogo online de boa?', /^Serve: em jogos/],
    ['plan', '500 ou 700 pra jogar?', /^Serve: em jogos/],
    ['plan', 'o de 500 serve pra 2 tv e 3 celular?', /o de 500 Mega dá conta/],
    ['name', 'meu nome é Gilberto mas a conta vai ser no nome da minha esposa Marta', /se ela mesma responder/],
    ['plan', 'qual o upload do 500 e do 700?', /^De upload são 250 Mega no de 500 Mega; 300 Mega no de 700 Mega\./],
    ['plan', 'mas o que vem no 700 que nao vem no 500?', /R\$\s50,00 de diferença/],
    ['plan', 'e pra aula online vc acha q o 500 segura ou melhor o 700?', /o de 500 Mega dá conta/],
    [
      'plan',
      'o d 500 msm. mas pera, pq depois vai pra 99? e tem fidelidade?',
      /12 meses de fidelidade.*depois de 12 meses, R\$\s99,99/s,
    ],
    ['name', 'Marcelo. e quanto fica no boleto?', /69,99.*Escreva nome e sobrenome/s],
    ['name', 'e no fim dos 12 meses sobe sozinho pra 99 ou vcs avisam antes?', /Avisamos por e-mail 30 dias antes/],
    [
      'email',
      'vou por o da minha filha, luciana@correio.example, mas a conta fica no meu nome ne?',
      /^Sim: o contrato/,
    ],
    ['review', 'vc tinha falado que o 500 dava conta. dá ou nao dá?', /dá conta de até 40 aparelhos/],
    ['review', 'e o preço não muda nesses 12 meses né?', /^Nos 12 primeiros meses ele não muda/],
    ['done', 'os 7 dias pra desistir contam de hj ou da instalaçao?', /contados do pedido/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))
})

it.each(['sim, não cancela', 'isso, n cancela'])('nobody withdraws by a denial: %s', async (line) =>
  expect(await said('done', 'quero desistir', line)).toMatch(/o pedido continua valendo/),
)

it('a later withdrawal that is denied beside a present one is asked about again', async () =>
  expect(await said('done', 'quero desistir', 'não quero cancelar depois, cancela agora')).toMatch(/Para confirmar/))

it.each(['isso', 'isso. e eu pago alguma coisa hoje?'])('a yes is to the day that was read back: %s', async (line) => {
  const told = ['minha aposentadoria cai dia 6, pode ser um dia depois', 'acho melhor o 10 que da mais folga']
  expect(await said('dueDate', ...told, line, 'boleto')).toMatch(/boleto todo dia 10/)
})

it.each(['dá pra baixar o vencimento pro dia 5?', 'dá pra mudar o vencimento pro dia 5?'])(
  'at the review the due day moves: %s',
  async (line) => expect(await said('review', line)).toMatch(/Anotei: vencimento todo dia 5/),
)

it.each(['nem pensar em desistir', 'n cancela nao'])('an order is kept at once: %s', async (line) =>
  expect(await said('done', line)).toMatch(/o pedido continua valendo/),
)

it.each(['n quero desistir nao, so perguntei', 'eita nao, n cancela nada, deixa o pedido como ta'])(
  'an order is kept after a wish to withdraw: %s',
  async (line) => expect(await said('done', 'quero desistir', line)).toMatch(/o pedido continua valendo/),
)

describe('a visit in the morning that is read back', () => {
  const readBack = 'isso segunda dia 7 de manha, mas depois das 9 ta? antes to levando minha filha na escola'

  it.each(['hmm entao melhor a tarde nesse msm dia, pra nao ter erro', 'então à tarde', 'tem que ser de tarde'])(
    'moves to the afternoon: %s',
    async (line) => expect(await said('schedule', readBack, line)).toMatch(/Visita: seg., 7 de dezembro, Tarde/),
  )

  it.each(['confere, boa tarde', 'confere. de tarde não dá mesmo', 'isso, trabalho a tarde'])(
    'stays: %s',
    async (line) => expect(await said('schedule', readBack, line)).toMatch(/Visita: seg., 7 de dezembro, Manhã/),
  )
})

it('a day with the visit is no due day', async () =>
  expect(await said('review', 'muda a visita pra dia 25 de tarde')).toMatch(
    /^Anotei: visita qua., 25 de novembro, Tarde/,
  ))

it('connecting telephones to the Wi-Fi asks for no call', async () =>
  expect(await said('plan', 'quantos celular de cliente da pra ligar no wifi ao msm tempo?')).not.toMatch(/ligamos/))

it('a telephone of too many digits is refused', async () =>
  expect(await said('phone', 'é o 62 nove nove um oito sete meia meia três zero dois')).toMatch(/não é válido/))

describe('a plan wished for while the address changes replaces the chosen one', () => {
  it.each([
    [['muda o cep para 22041-080', '502', 'quero o de 700', 'sem complemento'], /Assim fica 700 Mega/],
    [['troca o número pra 53', 'sem complemento, quero o de 700'], /Assim fica 700 Mega/],
    [['errei o cep, é 22041-080, e quero o de 700', '502', 'ap 3'], /Boa escolha: 700 Mega/],
  ])('%j', async (lines, reply) => expect(await said('name', ...lines)).toMatch(reply))
})

describe('at the review', () => {
  it('another number keeps the complement and the plan, if the rest is right', async () => {
    const reply = await said('review', 'o número tá errado, é 502 e não 35, o resto tá certo')
    expect(reply).toMatch(/Anotei: número 502.*Tudo certo para finalizar\?.*Plano:/s)
  })

  it.each(['o número é 502, não sei se o resto tá certo', 'tudo certo menos o número e o complemento. o número é 502'])(
    'the complement is asked again: %s',
    async (line) => expect(await said('review', line)).toMatch(/Tem complemento\?/),
  )

  it('a question whether another plan is still possible changes it', async () =>
    expect(await said('review', 'acho que 500 mega é pouco, dá pra subir pro de 1 giga antes de fechar?')).toMatch(
      /Velocidade: 1 Giga/,
    ))

  it('an acceptance is heard before a question of something else', async () =>
    expect(await said('review', 'aceito. precisa ter alguém em casa no dia?')).toContain('Pedido realizado'))
})

it('after a yes, the price is that of the payment', async () => {
  const lines = ['pode ser dia 7, acho que no boleto mesmo', 'confere. quanto fica então']
  expect(await said('dueDate', ...lines)).toMatch(/^Certo, boleto todo dia 7.*Preço: R\$\s69,99/s)
})

it('the reason of a later price is no price', async () =>
  expect(await said('name', 'vcs falaram 119 e depois vai pra 159. pq sobe')).toMatch(/promocional/))

it.each([
  'tá tudo certinho, só o moço tem que vir depois das duas viu, antes não tem ninguém. aceito',
  'tá tudo certinho, só que o moço só pode vir depois das duas viu. aceito',
  'aceito, o rapaz precisa vir depois das quatro viu',
])('an order waits where its visit is to have another hour: %s', async (line) =>
  expect(await said('review', line)).toMatch(/Tudo certo para finalizar\?/),
)

it('a bank that a boleto no longer needs is not told as noted', async () =>
  expect(await said('account', 'troca pra boleto', 'o que você tem anotado até agora?')).toMatch(
    /dia 10, boleto\. Falta/,
  ))

it('all that is noted has what was told before its question', async () =>
  expect(await said('name', 'Ana Lima Souza, cpf 529.982.247-25', 'o que você tem anotado até agora?')).toMatch(
    /Até aqui anotei: .*CPF •••\.982\.247-••/,
  ))

it('nobody has to tell again what the line tells', async () =>
  expect(await said('plan', 'o de 500 no boleto, já falei, já tinha te dito')).toMatch(
    /^Anotei: plano 500 Mega, boleto/,
  ))

it('a respelled name keeps its capital', async () =>
  expect(await said('motherName', 'Maria Aparesida Ferreira', 'o nome da mãe é aparecida com c')).toContain(
    'M•••• A•••• F••••',
  ))
