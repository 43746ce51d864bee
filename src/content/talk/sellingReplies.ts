import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'
import { ended, kept, noChoice, noOffers, payNothingNow, toNotice } from './commonReplies.ts'
import type { Replies } from './talk.ts'

const noPoints = '{notHere}Os pontos Livelo são da oferta da página da Livelo, e não valem neste pedido.'
const pointsOfPlan = [
  'O seu plano rende {points} pontos Livelo, no débito automático. Eles saem em até {pointsWithin} dias depois da instalação, para o mesmo CPF na Livelo.',
  noPoints,
]

const notInsisting = `Entendo, e não vou insistir. ${kept} Se quiser ver com uma pessoa: {sales}, ou diga “me liga”.`

const notMatched = [
  'Cobrir outra oferta eu não consigo, mas vale comparar: o seu fica em {price} por mês, com instalação e modem sem custo. Pergunte lá a instalação, a fidelidade e o preço depois de um ano.',
]
const tryIt =
  'Entendo o receio. O jeito de tirar a dúvida é experimentar: a instalação não custa nada, e nos sete primeiros dias você desiste sem pagar.'
const savedByDebit = [
  'No boleto o seu fica em {billPrice}, e no débito automático em {debitPrice}: são {saving} a menos por mês, {yearSaving} em um ano.',
]
const noDiscount = [
  'Outro desconto, além do débito automático, eu não tenho: com ele o seu plano sai por {debitPrice}, e no boleto, por {billPrice}.',
]
const samePrices =
  'Os preços são os da lista, com CPF ou com CNPJ. Para um caso de empresa, uma pessoa atende no {sales}.'
const blackFriday = [
  'O desconto já está no seu preço: {price} nos {months} primeiros meses, em vez de {after}. Até quando vale, uma pessoa confirma no {sales}.',
]
const fibre =
  'É fibra até dentro de casa, com instalação e modem sem custo, sem limite de dados e com sete dias para desistir sem pagar.'
const payLater =
  'Entendo. Hoje você não paga nada: a primeira fatura só vem depois da instalação, proporcional aos dias de uso.'
const thanks = ['Eu que agradeço{,name}.', 'Por nada{,name}. Estou por aqui.', 'De nada!']
const leave = ['Até logo{,name}!', 'Até mais{,name}!']

const savedInYear = 'No débito automático são {saving} a menos por mês: {yearSaving} em um ano.'
const ifItReaches = 'Com o endereço eu vejo se ele chega aí.'

/** Replies to objections, and to visitors who only look around. */
export const sellingReplies = {
  tooDear: {
    address: [
      `Entendo. O mais barato é o de {cheapSpeed}: {cheapPrice} por mês no débito automático, com instalação e modem sem custo. ${ifItReaches}`,
      'Entendo. Em poucas respostas eu mostro o mais barato que chega à sua rua, sem compromisso.',
    ],
    plan: [
      'Entendo. O mais barato é o de {cheapSpeed}: {cheapPrice} por mês no débito automático, {perDay} por dia, com instalação e modem sem custo. Para levar, diga “o mais barato”.',
      'O menor preço aqui é {cheapPrice}, no débito automático. Se disser até quanto quer pagar, mostro o que cabe.',
      notInsisting,
    ],
    chosen: [
      'Entendo. O mais barato aqui é o de {cheaperSpeed}, por {cheaperPrice} no débito automático; o seu fica em {price}. Para trocar, diga “mudar o plano”.',
      'Entendo. O de {cheapestSpeed} já é o mais barato do seu endereço: {debitPrice} por mês no débito automático, {billPrice} no boleto. A instalação e o modem não custam nada.',
      notInsisting,
    ],
    done: [`Entendo. ${notAnAnswerTexts.ordered}`],
    ...noChoice,
  },
  competitor: {
    address: [
      `Para comparar: aqui o de {cheapSpeed} sai por {cheapPrice} no débito automático, com instalação e modem sem custo; depois de {months} meses, {cheapAfter}. ${ifItReaches}`,
      'Vale comparar o preço inteiro: instalação, fidelidade e o que muda depois de um ano. Em poucas respostas eu mostro o daqui.',
    ],
    plan: [
      'Cobrir outra oferta eu não consigo, mas vale comparar: aqui o de {cheapSpeed} sai por {cheapPrice} no débito automático, com instalação e modem sem custo; depois de {months} meses, {cheapAfter}. Pergunte lá o mesmo.',
      'Para comparar: {cheapSpeed} por {cheapPrice}, ou {bestSpeed} por {bestPrice}, no débito automático. A fidelidade é de {loyalty} meses.',
    ],
    chosen: notMatched,
    done: notMatched,
    ...noChoice,
  },
  badToday: {
    address: [
      'Entendo, isso cansa. Aqui a fibra vai até dentro de casa: em poucas respostas eu mostro os planos da sua rua, sem compromisso.',
    ],
    plan: [
      'Entendo, isso cansa. Aqui a fibra vai até dentro de casa. Diga quantas pessoas usam a internet aí e para quê, e eu indico um plano.',
    ],
    chosen: ['Entendo, isso cansa. Falta pouco para pedir a fibra, e depois são sete dias para desistir sem custo.'],
    review: ['Entendo. Com o seu aceite, a fibra vai até dentro da sua casa.'],
    done: ['Entendo. A fibra já está pedida para a sua casa.'],
    ...noChoice,
  },
  hearsay: {
    any: [tryIt],
    address: [tryIt, 'Cada rua é uma rua: em poucas respostas eu digo o que chega à sua, sem compromisso.'],
    ...noChoice,
  },
  switching: {
    any: [
      'Instalamos a fibra primeiro, e só depois você cancela a outra internet, por sua conta e com calma. Veja antes se lá há multa.',
    ],
  },
  yearSaving: {
    address: [savedInYear, 'Pagar no débito automático baixa o preço de todos os planos.'],
    plan: [savedInYear],
    chosen: savedByDebit,
    done: savedByDebit,
    ...noChoice,
  },
  forBusiness: {
    any: ['O pedido pode sair no CNPJ, no lugar do CPF, pelo mesmo preço da lista.', samePrices],
    done: [samePrices],
  },
  points: {
    any: [
      'Os pontos de cada plano estão na lista, depois do CEP e do número. Eles valem com o débito automático, e saem em até {pointsWithin} dias depois da instalação, para o mesmo CPF na Livelo.',
      noPoints,
    ],
    plan: [
      'Aqui o de {cheapSpeed} rende {cheapPoints} pontos Livelo, e o de {bestSpeed}, {bestPoints}, no débito automático. Eles saem em até {pointsWithin} dias depois da instalação, para o mesmo CPF na Livelo.',
      noPoints,
    ],
    chosen: pointsOfPlan,
    done: pointsOfPlan,
    ended,
  },
  mobileBonus: {
    any: [
      'Para a sua linha: {extra} no celular. O número dela confirma o bônus.',
      'O bônus depende do plano do seu celular: com o número da linha eu confirmo.',
    ],
    ...noChoice,
  },
  blackFriday: {
    address: [
      'O preço de Black Friday já é o da lista: em poucas respostas eu mostro o da sua rua. Até quando vale, uma pessoa confirma no {sales}.',
    ],
    plan: [
      'O desconto já está na lista: o de {cheapSpeed}, por exemplo, sai por {cheapPrice} nos {months} primeiros meses, no débito automático, em vez de {cheapAfter}. Até quando vale, uma pessoa confirma no {sales}.',
    ],
    chosen: [
      'O desconto já está no seu preço: {debitPrice} no débito automático nos {months} primeiros meses, em vez de {after}. Até quando vale, uma pessoa confirma no {sales}.',
    ],
    review: blackFriday,
    done: blackFriday,
    ...noChoice,
  },
  discount: {
    address: ['Outro desconto, além do débito automático, eu não tenho, e ele já está nos preços da lista.'],
    plan: [
      'Outro desconto, além do débito automático, eu não tenho: com ele são {saving} a menos por mês, e o de {cheapSpeed} fica em {cheapPrice}.',
      'Menos que isso eu não tenho: o de {cheapSpeed} sai por {cheapPrice} por mês, no débito automático.',
    ],
    chosen: noDiscount,
    done: noDiscount,
    ...noChoice,
  },
  convince: {
    any: [fibre],
    address: [`${fibre} Em poucas respostas eu digo o que chega à sua rua e quanto custa.`],
    plan: [
      `${fibre} O que mais indico é o de {bestSpeed}, por {bestPrice}; o mais barato, {cheapSpeed}, por {cheapPrice}.`,
      'Você tem sete dias para desistir sem custo. Depois, a fidelidade é de {loyalty} meses, e a multa, de {fine} por mês que faltar.',
    ],
    ...noChoice,
  },
  think: {
    any: [
      `Claro. ${kept} Para voltar a ele, peça “mande o link para continuar”, ou diga “me liga”.`,
      `Sem pressa. ${kept}`,
    ],
    plan: [
      `Claro, com calma: o de {cheapSpeed} sai por {cheapPrice}, e o que mais indico, de {bestSpeed}, por {bestPrice}. ${kept} Para voltar, peça “mande o link para continuar”.`,
      `Sem pressa. ${kept}`,
    ],
    review: [
      `Claro, com calma: nada está contratado até você aceitar. ${kept} Para voltar, peça “mande o link para continuar”.`,
      `Sem pressa. ${kept}`,
    ],
    done: ['Claro. Você tem sete dias para desistir sem custo.'],
    ended,
    noOffer: toNotice,
    noOffers,
  },
  noMoney: {
    address: [`Entendo. Consultar não custa nada, e hoje você não paga nada. ${kept}`],
    plan: [
      `${payLater} O mais barato é o de {cheapSpeed}, por {cheapPrice} no débito automático. Se for melhor esperar, o pedido fica guardado por 30 dias.`,
      `Sem problema. ${kept}`,
    ],
    chosen: [`${payLater} ${kept}`, `Sem problema. ${kept}`],
    done: [`Entendo. ${payNothingNow}`],
    ...noChoice,
  },
  looking: {
    address: [
      'Fique à vontade. Em poucas respostas eu mostro os planos da sua rua, sem compromisso.',
      'Sem problema: olhar não custa nada, e nada é contratado sem o seu aceite.',
    ],
    plan: [
      'Fique à vontade: olhar não custa nada. O mais barato é o de {cheapSpeed}, por {cheapPrice}; o que mais indico, o de {bestSpeed}, por {bestPrice}, no débito automático.',
      'Sem problema: nada é contratado sem o seu aceite.',
    ],
    chosen: ['Fique à vontade: nada é contratado sem o seu aceite.'],
    done: ['Fique à vontade. Qualquer dúvida do pedido, é só perguntar.'],
    ...noChoice,
  },
  thanks: {
    any: thanks,
    done: ['{toCome}Eu que agradeço{,name}. Até a visita!', ...thanks],
  },
  bye: {
    any: [`Até logo{,name}! ${kept}`, `Até mais! ${kept}`],
    done: ['Até logo{,name}! O resumo do pedido está em {email}.', ...leave],
    ended: leave,
    refused: ['Até logo{,name}! Se quiser a revisão, uma pessoa atende no {sales}.', ...leave],
    noOffer: leave,
    noOffers: leave,
  },
  who: {
    any: [
      `Sou a assistente virtual da ${brandName}: um programa, que faz o pedido com você e tira dúvidas. Uma pessoa atende no {sales}.`,
      'Sou um programa, e uma pessoa pode continuar daqui: {sales}, ou diga “me liga”.',
    ],
  },
} satisfies Record<string, Replies>
