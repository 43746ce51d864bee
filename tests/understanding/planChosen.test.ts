import { describe, expect, it } from 'vitest'
import { at, bill, later, now } from '../support/planTalk.ts'

describe('a plan in a complaint, a story or a question is not chosen', () => {
  it.each([
    'pô 500 mega por 59? pq ta tao barato, a claro cobra 99 no 500. tem pegadinha?',
    'Cinquenta e nove e noventa com multa... a Desktop faz sem fidelidade. Vocês não fazem um desconto pra comerciante não?',
    'A novela. Vejo a das nove e o jornal. O que é mega?',
    'o de 600 por 119? a vivo me cobra 100 no de 600, pq isso?',
    'Perguntei pelo de 1 Giga, não pelo mais barato. Qual o valor dele no boleto?',
    'Então o de 700 no boleto sai quase o preço da Vivo. Há modem Wi-Fi 6 incluso nesse plano?',
    'nossa 109,99 no de 700, na claro eu pagava 80. tem como baixar?',
  ])('%s', (text) => expect(at('plan', text).kind).toBe('side'))
})

describe('a question about one plan has its figures', () => {
  it.each([
    ['plan', 'não entendi, o 1 giga custa 139,99 ou mais? vem com oq?', /1 Giga sai por.*vem sem streaming|1 Giga sai/],
    ['plan', 'quanto tá o de 1 giga, pra gente comparar com esse de 700?', /1 Giga.* sai por.*700 Mega sai por/],
    ['plan', 'ele quer saber qual o plano mais rápido de todos e quanto custa', /^O mais rápido é o de \d Giga\. O de/],
    ['plan', 'quais são as opções de 500 mega', /500 Mega, R\$\s59,99; 500 Mega com HBO Max e Deezer/],
    ['plan', 'levo o de 500?', /O de 500 Mega sai por R\$\s59,99/],
    ['plan', 'Fico com o de 700 Mega? Diga-me antes: os R$ 109,99 também sobem? Para quanto?', /109,99.*149,99/],
    ['plan', 'se eu fechar o de 700 você me faz por 99?', /o de 700 Mega fica em R\$\s109,99/],
    ['phone', 'e o meu plano, vem com qual streaming??', /vem com Globoplay/],
    ['phone', 'o deezer não vem nesse né?', /600 Mega vem com Globoplay/],
    ['phone', 'o upload desse plano é quanto?', /\d Mega no de 600 Mega\.$/],
    ['email', 'o desconto do débito vale pra sempre?', /depois de 12 meses.*nas duas formas/],
    ['email', 'depois de 12 meses no boleto não seria 169,99?', /depois de 12 meses, R\$\s159,99 nas duas formas/],
    ['email', 'depois dos 12 meses é fixo ou ainda pode aumentar?', /159,99.*O reajuste é anual/],
  ] as const)('at %s: %s', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it.each([
    ['name', 'Kauã Henrique Prado. ow, esse 600 vem com streaming ou é seco?'],
    ['phone', 'o meu, o que escolhi, vem com qual?? meu cel é 16 99288 7106'],
    ['phone', '16 99288-7106, e esse plano vem com o quê?'],
  ] as const)('beside an answer at %s: %s', (key, text) =>
    expect(at(key, text)).toMatchObject({
      answers: { [key]: expect.any(String) },
      reply: expect.stringMatching(/600 Mega vem com Globoplay/),
    }),
  )

  it.each([
    ['manda esse de 500 com hbo e deezer! mas ó, depois de um ano o preço sobe quanto?', 'd500b', /89,99.*129,99/],
    ['quero o de 700, mas depois de um ano vai pra quanto?', 'd700a', /109,99.*149,99/],
  ] as const)('also if it is chosen in the same line: %s', (text, plan, reply) =>
    expect(at('plan', text)).toMatchObject({ answers: { plan }, reply: expect.stringMatching(reply) }),
  )

  it.each(['é mudar pra um plano maior. Posso? Sou Ana Lima', 'depois posso ir pra um plano melhor? Ana Lima'])(
    'but not for a larger one that is only mentioned: %s',
    (text) => expect(at('name', text)).not.toHaveProperty('answers.plan'),
  )

  it('and without a confirmed plan the plans open again', () =>
    expect(at('phone', 'eu não confirmei. Qual é a diferença do de 500 para o de 700?')).toMatchObject({
      kind: 'edit',
      reply: expect.stringMatching(/São R\$\s50,00 de diferença/),
    }))
})

it('a plan suggested only by what somebody watches is read back', () =>
  expect(at('plan', 'vejo a novela, quero o mais barato')).toMatchObject({ kind: 'readBack' }))

describe('an unchosen plan is dropped, and the cheapest one named', () => {
  it.each([
    ['name', 'Não quero o de seiscentos! Eu falei da novela só pra contar. Quanto custa o MAIS BARATO?'],
    ['phone', 'Não, não, eu não escolhi plano nenhum! Quero o baratinho. Quanto é o mais barato?'],
    ['name', 'Desfaça a escolha do plano'],
    ['email', 'anula esse plano aí, citei só como exemplo'],
    ['phone', 'E não autorizei ainda a escolha do plano'],
    ['phone', 'ué, eu nem escolhi plano ainda'],
    ['email', 'opa, não pedi o com globoplay'],
  ] as const)('at %s: %s', (key, text) =>
    expect(at(key, text)).toEqual({
      kind: 'edit',
      key: 'plan',
      reply: expect.stringMatching(
        new RegExp(
          `^Tudo bem, nada está fechado.*(?:O mais barato é o de 500 Mega:|O de 500 Mega sai por) R\\$\\s${now('d500a')}`,
        ),
      ),
    }),
  )

  it.each([
    ['phone', 'desejo ver todas as opções antes de decidir'],
    ['schedule', 'me deixa ver os outros planos antes de fechar'],
  ] as const)('and at %s %j shows all', (key, text) =>
    expect(at(key, text)).toMatchObject({
      kind: 'edit',
      key: 'plan',
      reply: expect.stringMatching('^Chegam aqui: 500'),
    }),
  )

  it('and a question about plans has its reply', () =>
    expect(at('name', 'kkk calma ai eu n escolhi nada ainda. só perguntei. qual q e o melhor p game?')).toMatchObject({
      kind: 'edit',
      reply: expect.stringContaining('dá conta'),
    }))

  it.each([
    [
      'name',
      'Ei, eu não escolhi nada, tava reclamando! Tá, deixa no 600 com globoplay mesmo. Por que eu ia dar nome e CPF?',
    ],
    ['phone', 'não quero esse número não'],
    ['schedule', 'quero ver todas as opções antes de decidir'],
    ['phone', '16 98133-2040. desejo ver todas as opções antes de decidir'],
    ['bank', 'não escolhi nenhum banco ainda'],
    ['email', 'não quero o de 700'],
    ['name', 'pra que nome se eu nem decidi ainda?'],
  ] as const)('but not at %s by %j', (key, text) => expect(at(key, text).kind).not.toBe('edit'))
})

describe('a chosen plan is accepted, whatever follows', () => {
  it.each([
    [
      'Então pode botar esse de 500 mega. Agora me diga: vocês vêm botar quando? Que eu só posso na quinta',
      'd500a',
      /dois dias depois/,
    ],
    ['tá, vou no de 500 mesmo, se travar ele que reclame kkk', 'd500a', /40 aparelhos/],
    ['Então fica o de 500 mesmo, que o Globoplay eu sigo pagando por fora.', 'd500a', /./],
    ['fecha o de 500. minha esposa trabalha em casa e o filho joga, vocês instalam no quarto dele?', 'd500a', /justo/],
    ['fico com o de 700, depois vejo se compensa. quando vocês vêm?', 'd700a', /dois dias depois/],
    ['eu ia no de 59 mas o neto joga então vamos de 700', 'd700a', /R\$/],
    ['o de 500 mega, o mais barato. Responde: nome e CPF pra quê?', 'd500a', /CPF/],
  ] as const)('%s', (text, plan, reply) =>
    expect(at('plan', text)).toMatchObject({ answers: { plan }, reply: expect.stringMatching(reply) }),
  )

  it.each(['quero o de 500 só se não travar', 'se eu pegar o de 500, trava?', 'não quero o de 700, trava muito'])(
    'but not by %j',
    (text) => expect(at('plan', text)).not.toHaveProperty('answers'),
  )
})

describe('why a price is as it is', () => {
  it.each([
    ['plan', 'por que aumenta depois de um ano?', new RegExp(`primeiros meses é promocional.*${later('d500a')}`)],
    [
      'phone',
      'qual o motivo do preço subir depois de 12 meses?',
      new RegExp(`promocional; depois vale o preço cheio do plano, R\\$\\s${later('d600gl')}`),
    ],
    ['email', 'e porque que depois vai pra 159,99 no boleto?', new RegExp(`R\\$\\s${later('d600gl')}`)],
    ['plan', 'não é o valor, quero saber o motivo', /promocional/],
    ['plan', 'por que existe essa fidelidade de doze meses, se a instalação é gratuita?', /oferta com desconto/],
    [
      'plan',
      'por que o de 500 é tão mais barato que o de 700?',
      new RegExp(`${now('d500a')}, para até 40 aparelhos.*${now('d700a')}, para até 50`),
    ],
    ['plan', 'vc só sabe falar do 700?? diz sim ou não, o de 500 serve pra jogo', /^Serve: /],
    ['plan', 'esse de 500 dá pra subir vídeo pro instagram?', /De upload são/],
    [
      'plan',
      'a Vivo tá me oferecendo 79,90 fixo. me passa pra uma pessoa que eu quero negociar',
      /^Claro\. Uma pessoa/,
    ],
    ['plan', 'eu só posso na quinta, que horas vocês vêm?', /^(?!.*dá conta)/],
  ] as const)('at %s: %s', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
  )
})

describe('a price is given for the meant plan and payment', () => {
  it.each([
    [
      'plan',
      'depois de 12 meses o com HBO fica quanto?',
      new RegExp(`500 Mega com HBO Max e Deezer sai por R\\$\\s${now('d500b')}.*${later('d500b')}`),
    ],
    [
      'plan',
      'o de 89,90 ta bom? tem alguma coisa escondida?',
      new RegExp(`500 Mega com HBO Max e Deezer passa a R\\$\\s${later('d500b')}`),
    ],
    ['plan', 'então qual o mais barato com hbo?', new RegExp(`500 Mega, com HBO Max e Deezer: R\\$\\s${now('d500b')}`)],
    ['plan', 'qual o mais em conta que tem globoplay?', new RegExp(`600 Mega, com Globoplay: R\\$\\s${now('d600gl')}`)],
    [
      'plan',
      'são muitos... qual é o mais barato que vem netflix? ou hbo, tanto faz',
      /não vem.*com HBO Max e Deezer, R\$/,
    ],
    [
      'plan',
      'depois de um ano no boleto o de 500 fica quanto?',
      new RegExp(`R\\$\\s${bill('d500a')} no boleto; depois de 12 meses, R\\$\\s${later('d500a')} nas duas formas`),
    ],
    [
      'name',
      'Márcio Antunes Ribeiro. 129,99 por 12 meses, é isso?',
      new RegExp(`R\\$\\s${bill('d600gl')} no boleto; depois de 12 meses`),
    ],
    [
      'phone',
      'e o preço fica 119,99 o ano todo ou não?',
      new RegExp(`R\\$\\s${now('d600gl')} por mês no débito automático.*depois de 12 meses`),
    ],
    ['email', 'quanto custa o mais barato?', new RegExp(`500 Mega sai por R\\$\\s${now('d500a')}`)],
  ] as const)('at %s: %s', (key, text, reply) =>
    expect(at(key, text)).toMatchObject({ reply: expect.stringMatching(reply) }),
  )
})
