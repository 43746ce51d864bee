import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'
import { approved, assessedDone, ended, kept, noQuestions, ordered } from './commonReplies.ts'
import type { Replies } from './talk.ts'

const holderDied =
  'Sinto muito pela sua perda. O contrato que estava no nome de quem faleceu se resolve no suporte, no {support}.'
const inYourName = [`${holderDied} Um pedido novo pode sair por aqui, no seu nome.`]
const lossToPerson = [`Sinto muito. ${notAnAnswerTexts.person}`]
const elsewhere = [
  '{forNew}Sinto muito. Vamos cuidar da internet sem complicar: diga o CEP de onde você está agora, ou “me liga”.',
  `Sinto muito mesmo. Quando puder, continuamos daqui. ${kept} Para fazer com uma pessoa, {sales}.`,
]
const toHuman =
  'Claro. Uma pessoa atende você no {sales} ou pelo WhatsApp{. Diga o protocolo protocol}. Se preferir, diga “me liga”.'
const toHumanNow = 'Uma pessoa atende você no {sales}. Para receber a ligação, diga “me liga” com o seu número.'
const badge =
  'O técnico vem de uniforme e crachá, só depois da confirmação por mensagem. Se preferir, outra pessoa adulta recebe com você ou no seu lugar. Na dúvida, ligue para o {sales} antes de abrir.'
const seeBadge = 'Antes de abrir, peça para ver o crachá; na dúvida, ligue para o {sales}.'
const promotions = ['Propaganda só vai para quem pede.']
const customer = 'Que bom que você já é cliente.'
const newOrder = [
  `{forNew}${customer} As suas ofertas, se houver, estão em “Renovar o meu plano”, com o CPF do titular; para outro endereço, é só continuar por aqui.`,
  customer,
]

/** Replies to people in need, which sell nothing. */
export const careReplies = {
  distress: {
    any: [
      'Sinto muito que esteja assim. Você não precisa passar por isso sem ajuda: o CVV atende de graça, 24 horas por dia, no 188 e em cvv.org.br. O pedido pode esperar.',
      'Quem pode ajudar de verdade agora é uma pessoa: ligue para o 188, a qualquer hora. Em uma emergência, o SAMU atende no 192.',
    ],
  },
  danger: {
    any: [
      'Se há perigo agora, ligue para o 190. A Central de Atendimento à Mulher, no 180, orienta de graça, 24 horas por dia. O pedido pode esperar.',
      'Se der, vá para perto de alguém de confiança e ligue para o 190. O 180 orienta de graça, a qualquer hora.',
    ],
  },
  grief: {
    any: [
      'Sinto muito mesmo. Não há pressa: continuamos quando for bom para você.',
      'Meus sentimentos. Quando quiser continuar, é só escrever.',
    ],
  },
  holderDied: { any: [holderDied], address: inYourName, plan: inYourName, chosen: inYourName },
  loss: { any: lossToPerson, address: elsewhere, plan: elsewhere, chosen: elsewhere, quiz: lossToPerson },
  insult: {
    any: [
      'Entendo a irritação, e peço desculpas pelo que não funcionou. Uma pessoa atende no {sales}, ou diga “me liga”.',
      'Vamos resolver: diga com as suas palavras o que aconteceu, ou fale com uma pessoa no {sales}.',
      'Uma pessoa pode continuar daqui: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  boss: {
    any: [
      'Entendo. Quem ajuda nisso é uma pessoa do time: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
    ],
  },
  human: {
    any: [`${toHuman} O que você já respondeu fica guardado.`, toHumanNow],
    done: [toHuman, toHumanNow],
    ended: [toHuman, toHumanNow],
  },
  call: {
    any: [
      'Claro, ligamos em horário comercial. Para qual número, com DDD?',
      'É só escrever o número com DDD, como em (16) 99123-4567, e uma pessoa liga para você.',
    ],
  },
  calling: {
    any: [
      'Combinado: ligamos para {phone}, em horário comercial. Enquanto isso, pode continuar por aqui.',
      'A ligação para {phone} já está pedida. Ela vem em horário comercial.',
    ],
  },
  support: {
    any: [
      `Entendo. Para quem já é cliente, quem resolve é o suporte: {support}, ou o ${operatorPages.customerArea}. Se é para contratar, eu sigo com você por aqui.`,
      'Para a internet que você já tem, o caminho é o suporte, no {support}; para contratar, é por aqui mesmo.',
    ],
  },
  complaint: {
    any: [
      'Sinto muito pelo transtorno. Sobre o serviço que você já tem, o suporte, no {support}, dá um protocolo; sobre este pedido, uma pessoa ouve você no {sales}. A Anatel atende no 1331.',
    ],
  },
  access: {
    any: [
      'Aqui dá para fazer tudo por escrito, no seu tempo, ou pelo SMS {smsNumber}. Só ligamos se você pedir: diga “me liga”.',
      'Do CEP ao aceite, tudo é por escrito, e a visita é confirmada por mensagem.',
    ],
  },
  socialName: {
    any: [
      'O seu nome social vale se já está no CPF. Se ainda não está, o contrato leva o do CPF, e uma pessoa combina o tratamento com você: {sales}.',
    ],
  },
  noCpf: {
    any: [
      'Entendo. Por aqui o contrato precisa do número do CPF, ou do CNPJ, de quem assina. Sem ele, uma pessoa vê com você o que dá para fazer: {sales}, ou diga “me liga”.',
      'Outra pessoa da casa, com CPF, pode assinar o contrato. Ou fale com uma pessoa: {sales}.',
    ],
  },
  crew: {
    any: [badge, `${seeBadge} Se preferir, escolha um horário em que outra pessoa esteja em casa com você.`],
    done: [badge, seeBadge],
    ended,
  },
  weather: {
    any: [
      'Se o tempo não deixar trabalhar com segurança, a visita é remarcada com você, sem custo. Para mudar a data, ligue para o {sales}.',
    ],
    ended,
  },
  whereFrom: {
    any: [
      'Aqui só tenho o que você escreve, e não vejo de onde veio o seu contato. Nossas ligações de venda partem do 0303; para não receber mais, cadastre o número em naomeperturbe.com.br.',
    ],
  },
  mistrust: {
    any: [
      'Entendo o cuidado. Por aqui não peço senha nem pagamento antes da instalação, e CPF, conta e nome da mãe ficam cifrados. Para conferir com uma pessoa, ligue para o {sales}.',
      'Se preferir por voz, ligue para o {sales}{. Diga o protocolo protocol}.',
    ],
  },
  noCalls: {
    any: [
      'Sem ligação de propaganda: o número é para o técnico confirmar a visita.',
      'Propaganda só vai para quem pede: o técnico usa o número para a visita.',
    ],
    noOffer: promotions,
    noOffers: promotions,
    ended: promotions,
  },
  tired: {
    any: [
      'Eu sei que são várias perguntas: cada uma é para o contrato ou para a visita. Se preferir, uma pessoa faz com você: {sales}, ou diga “me liga”.',
      `Dá para parar aqui e voltar depois. ${kept}`,
    ],
    ...noQuestions,
  },
  motherDied: {
    any: ['Sinto muito. O nome dela só confirma que é você, e vale do mesmo jeito, como está no seu documento.'],
  },
  anyMail: {
    any: [
      'Pode ser qualquer e-mail que você abra sempre, ou o de alguém de confiança: o contrato, a data da visita e as faturas vão para ele.',
    ],
  },
  askedElsewhere: {
    any: [
      `Sem pressa: pergunte a quem sabe e responda quando puder. ${kept}`,
      'Pode deixar para depois: o pedido abre onde parou.',
    ],
    done: [],
    ended: [],
    refused: [],
    noOffer: [],
    noOffers: [],
  },
  codeInSpam: {
    address: [`Pode ter caído no spam: procure por ${brandName}. Para receber outro, diga “não chegou o código”.`],
  },
  chooseCrew: {
    any: [
      'Entendo. Não dá para escolher quem vem, mas o técnico usa uniforme e crachá, e outra pessoa adulta pode ficar com você.',
    ],
  },
  credit: {
    any: [
      'Depois das respostas há uma análise de crédito, e o resultado eu digo aqui; antes não dá para saber, e o que ela consulta eu não vejo. Você tem direito a que uma pessoa revise.',
      'Só a análise diz. Se preferir falar com alguém primeiro, uma pessoa atende no {sales}.',
    ],
    noVisits: approved,
    review: approved,
    refused: [
      'O que a análise consultou eu não vejo, só o resultado. Você tem direito a que uma pessoa revise: {sales}{. Diga o protocolo protocol}.',
    ],
    done: assessedDone,
    ended,
  },
  otherHolder: {
    any: [
      'Pode ser no nome de outra pessoa, se ela mesma responder e aceitar no fim: o contrato sai com o nome e o CPF dela. Quem só vai pagar pode pagar pelo boleto.',
    ],
    done: ordered,
    refused: [
      'Outra pessoa da casa pode fazer um pedido com o nome e o CPF dela, se ela mesma responder e aceitar. Ele também passa pela análise.',
    ],
  },
  ownHolder: {
    any: ['Sim: o contrato e a fatura ficam no seu nome, com o seu CPF. Telefone e e-mail podem ser de outra pessoa.'],
  },
  customer: { any: [customer], address: newOrder, plan: newOrder, chosen: newOrder },
  unknown: {
    any: [
      'Isso eu não sei dizer, e não vou prometer sem saber. Uma pessoa confirma: {sales}, ou diga “me liga”.',
      'Disso eu também não tenho informação certa. Quem confirma é uma pessoa, no {sales}.',
    ],
  },
  hours: {
    any: [
      'As ligações são em horário comercial; o horário exato, uma pessoa diz no {sales}. Por aqui você faz o pedido a qualquer hora.',
    ],
  },
} satisfies Record<string, Replies>
