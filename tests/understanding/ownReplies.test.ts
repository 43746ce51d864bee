import type { Key } from '../../src/content/questions/answers.ts'
import { visit } from '../../src/content/flows/parts/paymentToDone.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { askedOn, lastQuestion, questionsFrom } from '../support/questionsOf.ts'
import { describe, expect, it } from 'vitest'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { ownStreamingNames } from '../../src/api/contract/sale/streamings.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const placed = { ...goodFacts, order: { orderNumber: '40718823' } }

/** The reply to a line that is not in the training data, at a question, at the review or after the order. */
function replyTo(place: Key | 'review' | 'done', text: string): string {
  const meant =
    place === 'review' || place === 'done'
      ? handleMessageWithoutQuestion(aFunnel(fullAnswers, place === 'done' ? placed : goodFacts), text, noon)
      : handleMessageAtQuestion(answeredUpTo(place), place, text, noon)
  return meant && 'reply' in meant ? (meant.reply ?? '') : ''
}

describe('what strangers asked has a reply of its own', () => {
  it.each([
    ['document', 'posso pôr o da minha irmã? o meu tá negativado', 'o contrato sai com o nome e o CPF dela'],
    ['document', 'meu nome tá negativado, tem problema?', 'análise de crédito'],
    ['dueDate', '30 é melhor pra mim', 'O dia 30 não está na lista'],
    ['dueDate', 'meu salário cai no dia 6, bota o primeiro que tiver depois', 'diga “dia 7”'],
    ['done', 'pronto, alguém me liga ou já está tudo certo?', 'por mensagem'],
    ['dueDate', '29', 'O dia 29 não está na lista'],
    ['plan', 'manda todos aí pf, que eu tô no ônibus', 'Chegam aqui'],
    [
      'plan',
      'qual a diferença entre o 500 e o 600 com globoplay? são só dez reais',
      'o de 600 Mega com Globoplay sai por',
    ],
    ['email', 'uso não', 'uma pessoa faz o pedido'],
    ['email', 'isso eu não tenho, é a minha neta que mexe', 'alguém de confiança'],
    ['schedule', 'demora quanto tempo? vai precisar furar a parede?', 'duas horas'],
    ['schedule', 'demora quanto tempo? vai precisar furar a parede?', 'um furo pequeno'],
    ['done', 'que horas ele vem? precisa ter alguém em casa?', 'maior de 18 anos'],
    ['document', 'sou obrigada a dizer o CPF?', 'Sim, é preciso.'],
    ['directDebit', 'é obrigado a ser no débito?', 'Não é obrigatório.'],
    ['bank', 'quais bancos vocês aceitam?', 'se ele aparece na lista'],
    ['directDebit', 'depende, a conta está no nome da minha mulher', 'no nome de quem assina'],
    ['account', 'tenho receio de passar conta', 'escolha o boleto'],
    ['account', 'a conta é da minha mãe, serve?', 'no nome de quem assina'],
    ['dueDate', 'qualquer um depois do dia 7 mas antes do 12', 'o dia 10'],
    ['birthDate', 'nasci em 88', 'escreva dia, mês e ano'],
    ['name', 'meu marido', 'o contrato sai com o nome'],
    ['plan', 'somos 6 e todo mundo joga, o de 500 dá conta?', 'O de 500 Mega pode ficar justo.'],
    ['done', 'acho que meu CPF foi errado, dá pra conferir?', 'O pedido já está feito'],
    ['bank', 'vocês vão pedir a senha do cartão?', 'Senha eu nunca peço'],
    ['email', 'não tenho na cabeça agora, deixa eu ver', 'no seu ritmo'],
    ['cep', 'não sei se chega até o fim da rua', 'O CEP e o número dizem na hora se a'],
    ['name', 'me chama por whatsapp', 'Uma pessoa atende'],
    ['agency', 'é a que fica do lado da padaria', 'no aplicativo do banco'],
    ['cep', 'só sei o começo, 14010', 'a rua e a cidade'],
    ['name', 'Josefa Maria dos Santos, mas me chamam de Zefa', 'Prazer, Zefa!'],
    ['name', 'põe no nome do meu filho, Pedro Henrique Costa', 'o contrato sai com o nome'],
    ['plan', 'o de 59,99 passa pra quanto depois de um ano', 'depois de 12 meses'],
    ['acceptPromotions', 'pode ser por whatsapp?', 'por e-mail'],
    ['review', 'falta mais alguma coisa?', 'falta só o seu aceite'],
    ['review', 'pronto, o que mais falta?', 'falta só o seu aceite'],
    ['name', 'peraí, o wifi vem junto ou tenho que comprar à parte', 'emprestado sem custo'],
    ['schedule', 'sexta à tarde, tem que ser maior de idade em casa né', 'maior de 18 anos'],
    ['cep', '14010-100, mas em janeiro a gente se muda pra outro lugar, tô de mudança', 'o plano vai com você'],
    ['plan', 'o de 700 é caro só pela velocidade? qual tem globoplay', 'Com Globoplay, aqui:'],
    ['plan', 'funciona bem pra jogo? meu ping na Claro dá 90', 'o ping exato depende do servidor'],
    ['plan', 'isso aí aguenta chuva? a minha some em todo temporal', 'a chuva não tira velocidade'],
    ['review', 'vcs garantem que não vai ficar caindo toda hora?', 'o tempo parado sai da fatura'],
    ['complement', 'o condomínio fechou contrato só com a Claro, vocês entram?', 'onde já há outra operadora'],
    ['cep', 'quantos celulares aguenta ligado junto?', 'Conforme a velocidade, ao mesmo'],
    ['plan', 'A Vivo me ofereceu 700 por 100 sem fidelidade, vocês cobrem?', 'Cobrir outra oferta eu não consigo,'],
    ['review', 'e se não entregar os 600 mega, posso largar sem multa?', 'sair sem multa'],
    [
      'birthDate',
      'falta muito?',
      `Faltam mais ou menos ${questionsFrom('birthDate', 'directDebit').length + askedOn(visit).length} perguntas`,
    ],
    [lastQuestion, 'falta muito?', 'Falta só esta'],
    ['review', 'falta muito?', 'falta só o seu aceite'],
    ['motherName', 'Fui adotado por dois pais, não tenho mãe no registro', 'Se não há mãe no seu registro'],
    ['motherName', 'pode ser o nome do meu pai?', 'o do pai ou o de outra pessoa não serve'],
    ['directDebit', 'e se descontarem a mais da minha conta, devolvem?', 'volta em dobro'],
    ['dueDate', 'posso pagar a mensalidade por pix?', 'Por cartão ou Pix não dá'],
    ['directDebit', 'cobrar mais caro pra quem paga boleto não é ilegal não?', 'Não é taxa do boleto'],
    ['bank', 'a conta é conjunta com a minha mulher, serve?', 'a conjunta está no nome dos dois'],
    ['bank', 'quanto eu tenho guardado vcs conseguem ver?', 'saldo e extrato não vemos'],
    ['cep', 'ainda não mudei, quero deixar pedido pra mês que vem', 'Sem problema: escolha na lista de'],
    ['directDebit', 'boleto vem pelo zap?', 'e não por WhatsApp ou correio'],
    ['birthDate', 'tenho 68 anos, idoso paga menos?', 'Infelizmente não há desconto por'],
    ['plan', 'estudante tem desconto?', 'Infelizmente não há desconto por'],
    ['plan', 'meu celular é tim, ganho desconto na fibra?', 'o preço da fibra é o mesmo'],
    ['plan', 'tenho que ligar pra oi pra cortar ou vcs fazem isso', 'Instalamos a fibra primeiro, e só'],
    ['acceptPromotions', 'que tipo de promoção vocês mandam?', 'São ofertas da TIM, por e-mail'],
    ['cep', 'é pra um escritório num prédio comercial, atende?', 'Instalamos também em comércio e'],
    ['done', 'ele coloca um ponto a mais no quarto?', 'Outros pontos e cabos internos não estão incluídos'],
    ['number', 'o poste é do outro lado da rua, faz diferença?', 'O técnico vê na visita o caminho do'],
    ['phone', 'so liga depois das 14h', 'Como e quando ligar eu não consigo anotar aqui'],
    ['phone', 'se não atender chama no zap', 'a visita é confirmada por mensagem'],
    ['cep', 'moro numa fazenda a 8 km da cidade', 'Em sítio e zona rural, só onde a'],
    ['plan', 'se cair um raio e queimar o modem quem paga?', 'defeito de uso normal é trocado sem custo'],
    ['document', 'por quanto tempo vocês ficam com meu cpf?', 'apagados depois de 3 dias'],
    ['name', 'tem loja física aqui na cidade?', 'Se há uma loja perto de você, uma'],
    ['phone', 'meu vizinho quer também', 'Desconto por isso eu não tenho'],
  ] as const)('at %s %j', (place, text, own) => expect(replyTo(place, text)).toContain(own))

  it('takes the telephone beside a wish about calls', () =>
    expect(
      handleMessageAtQuestion(answeredUpTo('phone'), 'phone', '16 99123-4567, mas só liga depois das 14h', noon),
    ).toMatchObject({
      kind: 'answers',
      answers: { phone: expect.stringContaining('99123') },
    }))

  it('hears a rival named beside a game as a game, and a discount for anybody as before', () => {
    expect(replyTo('plan', 'na claro pago 90, vcs cobrem?')).toContain('Cobrir outra oferta eu não consigo')
    expect(replyTo('plan', 'tem desconto?')).toContain('Outro desconto, além do débito automático, eu não tenho')
  })
})

const heardAtPlan = (text: string) => handleMessageAtQuestion(answeredUpTo('plan'), 'plan', text, noon)

describe('a plan', () => {
  it('that is wanted on a condition is read back with the reply to it', () => {
    expect(heardAtPlan('o primeiro, se a instalação for grátis')).toMatchObject({
      kind: 'readBack',
      answers: { plan: expect.any(String) },
      reply: expect.stringContaining('A instalação é grátis'),
    })
    expect(heardAtPlan('o primeiro, se o preço não subir')).toMatchObject({
      kind: expect.stringMatching(/^(?:side|readBack)$/),
      reply: expect.stringContaining('; depois de 12 meses, R$'),
    })
    expect(heardAtPlan('o primeiro se tiver hbo')).not.toMatchObject({ kind: 'readBack' })
  })

  it('that is asked about, with the reason, is not taken', () => {
    const heard = heardAtPlan('o de 700 sobe depois de um ano? pq na claro foi assim')
    expect(heard).toMatchObject({ kind: 'side', reply: expect.stringContaining('depois de 12 meses') })
    expect(heard).not.toHaveProperty('answers')
  })
})

it.each([
  ['dueDate', '2 dias depois do pagamento', 'não está na lista'],
  ['dueDate', 'pode ser 3 semanas depois', 'não está na lista'],
  ['acceptPromotions', 'pode ser, mas avisa pelo whatsapp', 'só por e-mail'],
  ['acceptPromotions', 'tem como cancelar por sms', 'só por e-mail'],
] as const)('%s "%s" is not met with “%s”', (key, text, reply) => expect(replyTo(key, text)).not.toContain(reply))

const isPlace = (key: string): key is keyof typeof fullAnswers => Object.hasOwn(fullAnswers, key)

describe('a streaming that is named is asked about, at whatever question', () => {
  const own = Object.values(ownStreamingNames)
  const places = Object.keys(fullAnswers)
    .filter(isPlace)
    .filter((key) => !questions[key].volunteered)

  it.each(places)('at %s', (place) => {
    const silent = [...own, 'spotify', 'premiere', 'netflix'].filter(
      (name) => !own.some((one) => replyTo(place, `tem ${name}?`).includes(one)),
    )
    expect(silent).toEqual([])
    expect(replyTo(place, 'tem globoplay?')).toContain('Globoplay')
  })

  it('and one that is not sold is said to be none of ours', () =>
    expect(replyTo('bank', 'e o spotify, tem?')).toContain(notAnAnswerTexts.notOurs))
})

it('a question that means two things about as likely has the reply to both', () => {
  const reply = replyTo('directDebit', 'consigo pegar pelo app?')
  expect(reply).toContain('O boleto é pago no aplicativo do banco')
  expect(reply).toContain('A fatura e a segunda via')
})
