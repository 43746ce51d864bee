import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { otherVisitsTexts } from '../texts/order/visitsFullTexts.ts'
import { moveAnswers } from '../faq/migrationFaq.ts'
import {
  analysis,
  approved,
  assessedDone,
  ended,
  kept,
  noOffers,
  noQuestions,
  payNothingNow,
  toNotice,
  toReview,
  whenFree,
} from './commonReplies.ts'
import type { Replies } from './talk.ts'

const firstBill = [
  'A primeira fatura vence {firstDue} e fica em cerca de {firstAmount}: {firstDays} dias de uso desde a instalação. Um mês inteiro são {price}.',
  'A primeira fatura vence no dia {dueDay} e é proporcional: paga só os dias entre a instalação e o vencimento. Um mês inteiro são {price}.',
]

const ownPrice = [
  'O anúncio pode ser de outro plano{, e o mais barato aqui é o de cheaperSpeed}{, por cheaperPrice}. O seu, de {speed}, sai por {debitPrice} no débito automático, ou {billPrice} no boleto. Para trocar, diga “mudar o plano”.',
]

const whatMatters = [
  'O que importa: {price} por mês por {months} meses, depois {after}; saindo antes de {loyalty} meses, {fine} por mês que faltar. A letra aumenta nas configurações da tela, ou uma pessoa lê com você: {sales}.',
]

const onTheDay =
  'No dia o técnico vem dentro do período escolhido; uma ligação antes, ou a hora exata, eu não posso prometer.'
const inPeriod = 'O técnico chega dentro do período da visita, {visit}: a hora exata eu não posso prometer.'
const byMessage =
  'O aviso da visita chega por mensagem, no celular do pedido; se é por WhatsApp ou SMS, eu não sei dizer.'
const { noHour } = otherVisitsTexts
const otherNotices = 'Se os avisos vêm por WhatsApp ou SMS eu não sei dizer; o resumo vai por e-mail.'
const adultAtHome =
  'Se o técnico pede algum documento eu não sei dizer: o que é preciso é uma pessoa maior de 18 anos em casa.'
const noise =
  'Quanto barulho ou sujeira faz eu não sei dizer: às vezes é preciso um furo pequeno, e o técnico só fura com a sua autorização. A visita dura cerca de duas horas.'
const fineOnLabel =
  'Quem sai antes do fim da fidelidade paga por mês que faltar, como diz a etiqueta de cada plano; nos sete primeiros dias, nada.'
const fine = [
  'A multa é de {fine} por mês que faltar para completar {loyalty} meses; depois deles, sair não custa nada. Nos sete primeiros dias também não.',
]
const wholeFine = [
  'Saindo depois de {stayed}, a multa é de {wholeFine}: {missing} a {fine} cada. Nos sete primeiros dias, nada.',
]
const freeToLeave = ['Cumpridos os {loyalty} meses de fidelidade, sair não custa nada.']
const laterPrice = ['{cost} Avisamos por e-mail 30 dias antes.']
const notSigned = [
  'Sem compromisso: antes do aceite é só não seguir, e nada é cobrado. Depois dele, você tem sete dias para desistir sem custo.',
]
const toWithdraw = [
  'São sete dias para desistir sem custo, contados do pedido. Se quiser, diga “quero desistir”: pergunto uma vez se é isso mesmo, e ele é cancelado na hora.',
]

const whyLater = [
  'O preço dos {months} primeiros meses é promocional; depois vale o preço cheio do plano, {after}. Ele está na etiqueta desde já, e avisamos por e-mail 30 dias antes.',
  'O motivo é só esse: o desconto da oferta dura {months} meses, e {after} é o preço sem ele.',
]
/** Replies about the visitor's own order. */
export const orderReplies = {
  refused: {
    any: [analysis],
    noVisits: approved,
    review: approved,
    done: assessedDone,
    refused: [
      `Sinto muito. O motivo eu não vejo, mas você tem direito a que uma pessoa revise o resultado: peça no {sales}{. Diga o protocolo protocol}, com um documento com foto por perto. ${kept}`,
      'A revisão por uma pessoa é um direito seu, e não custa nada: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
      'O próximo passo é essa revisão. Para uma pessoa do time ligar para você, diga “me liga”.',
    ],
  },
  payNow: {
    any: ['Hoje você não paga nada, nem na instalação: a primeira fatura só vem depois, proporcional aos dias de uso.'],
    review: [
      'Hoje você não paga nada, nem na instalação. A primeira fatura vence no dia {dueDay}, proporcional aos dias de uso; depois são {price} por mês.',
      payNothingNow,
    ],
    done: [
      'Por enquanto, nada. A primeira fatura vence no dia {dueDay}, proporcional aos dias de uso; depois são {price} por mês.',
      payNothingNow,
    ],
    ended,
  },
  firstBill: {
    any: [
      'A cobrança começa na instalação, e a primeira fatura vem proporcional: só os dias entre a instalação e o seu dia de vencimento.',
    ],
    review: firstBill,
    done: firstBill,
    ended,
  },
  smallPrint: {
    any: [
      'Entendo. Dá para aumentar a letra nas configurações da tela. Se preferir, uma pessoa ajuda: {sales}, ou diga “me liga”.',
    ],
    review: whatMatters,
  },
  hiddenFee: {
    any: [
      'Entendo o cuidado: tudo está na etiqueta de cada plano, até a multa de quem sai antes. A instalação e o modem não custam nada.',
    ],
    plan: [
      'Tudo está na etiqueta: a instalação e o modem não custam nada, depois de {months} meses o de {cheapSpeed} passa a {cheapAfter}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    chosen: [
      'Tudo está na etiqueta: a instalação e o modem não custam nada, depois de {months} meses o seu passa a {after}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    review: [
      'Tudo está na etiqueta: são {price} por mês, e a instalação e o modem não custam nada. Depois de {months} meses passa a {after}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    done: ['São {price} por mês, e a instalação e o modem não custam nada. Depois de {months} meses passa a {after}.'],
  },
  signed: {
    any: ['Nada é contratado sem o seu aceite, com o preço e as condições à vista.'],
    review: [
      'O contrato só vale com o seu “aceito”: {speed}, por {price} por mês nos {months} primeiros meses; depois, {after}. São {loyalty} meses de fidelidade{, e a visita é visit}.',
    ],
    done: [
      'O pedido está feito: {speed}, por {price} por mês nos {months} primeiros meses; depois, {after}{. O resumo está em email}.',
    ],
    ended,
  },
  ownOrder: {
    any: ['Este pedido ainda não foi feito, mas nada se perdeu: fica guardado por 30 dias.'],
    done: ['O pedido está feito, com o número {order}{, e o resumo está em email}.'],
    ended,
  },
  visitCall: {
    any: [
      'A data é confirmada por mensagem, em até 24 horas depois do pedido, e o técnico vem dentro do período escolhido. Uma ligação antes eu não posso prometer.',
    ],
    done: [
      `Você escolheu {visit}, e a confirmação vem por mensagem em até 24 horas. ${onTheDay}`,
      `{toCome}{state} ${onTheDay}`,
    ],
    ended,
  },
  visitHour: {
    any: [inPeriod, noHour],
    done: [`{toCome}${inPeriod}`, `{state} ${noHour}`, noHour],
    ended,
  },
  visitNotice: {
    any: [byMessage],
    done: [
      `{toCome}${byMessage} O resumo e o lembrete da véspera vão por e-mail{, para email}.`,
      '{state}',
      otherNotices,
    ],
    ended,
  },
  crewDocument: {
    any: [adultAtHome],
    done: [`{toCome}${adultAtHome} Na dúvida, deixe por perto o número do pedido: {order}.`, adultAtHome],
    ended,
  },
  noise: { any: [noise], ended },
  glad: { any: ['Que bom{,name}!'], done: ['{toCome}Que bom{,name}! Até a visita!', 'Que bom{,name}!'] },
  withoutLoyalty: {
    any: [
      'Sem fidelidade eu não tenho: todos os planos são de {loyalty} meses. Ela só pesa para quem sai antes, {fine} por mês que faltar; até sete dias depois do pedido, nada.',
      'Todos os planos daqui têm {loyalty} meses de fidelidade. Depois deles, sair não custa nada.',
      fineOnLabel,
    ],
    ended,
  },
  wifiName: { any: ['Quem escolhe o nome e a senha do Wi-⁠Fi é você, e o técnico mostra na visita como mudar.'] },
  howWithdraw: {
    any: notSigned,
    refused: notSigned,
    noOffer: notSigned,
    noOffers: notSigned,
    review: [
      'Fique à vontade: nada é feito sem o seu “aceito”. Depois dele, são sete dias para desistir sem custo, contados do pedido: diga “quero desistir”.',
    ],
    done: toWithdraw,
    ended,
  },
  ownContract: {
    any: [
      'O contrato que você tem hoje eu não vejo por aqui. Quem diz o prazo, o valor e a multa dele é o suporte, no {support}.',
    ],
  },
  switchDay: { any: [moveAnswers.switchDay] },
  landline: { any: [moveAnswers.landline] },
  oldModem: { any: [moveAnswers.oldModem] },
  notRenewing: {
    any: ['Tudo bem: sem o seu aceite nada muda, e o contrato que você tem segue com as regras dele.'],
    done: toWithdraw,
  },
  loyaltyAgain: {
    any: [
      'As ofertas têm {loyalty} meses de fidelidade. Saindo antes, são {fine} por mês que faltar; nos sete primeiros dias, nada.',
      fineOnLabel,
    ],
  },
  whyLaterPrice: {
    any: [
      'O preço dos {months} primeiros meses é promocional; depois vale o preço cheio, que no de {cheapSpeed} é {cheapAfter}. Os dois estão na etiqueta de cada plano.',
      'O motivo é só esse: o desconto da oferta dura {months} meses, e {cheapAfter} é o preço do de {cheapSpeed} sem ele.',
      'O preço do primeiro ano é promocional; depois vale o preço cheio, que está na etiqueta de cada plano.',
    ],
    chosen: whyLater,
    done: whyLater,
    ended,
  },
  whyLoyalty: {
    any: [
      'A fidelidade de {loyalty} meses faz parte da oferta com desconto. Só pesa para quem sai antes, {fine} por mês que faltar; até sete dias depois do pedido, nada.',
      'É a condição do preço com desconto, e não da instalação, que é grátis. Depois de {loyalty} meses, sair não custa nada.',
      fineOnLabel,
    ],
    ended,
  },
  laterPrice: {
    any: [
      '{cheapCost}',
      'O preço com desconto vale por um ano; depois passa a valer o preço cheio, que está na etiqueta de cada plano.',
    ],
    chosen: laterPrice,
    done: laterPrice,
  },
  leaving: { any: [...fine, fineOnLabel], ended },
  leavingAfter: { any: [...wholeFine, fineOnLabel], ended },
  leavingFree: { any: freeToLeave, ended },
  whenVisit: {
    any: [
      'A instalação é a partir de dois dias depois do pedido: você escolhe até três datas, e a confirmação de uma chega por mensagem em até 24 horas.',
    ],
    noVisits: whenFree,
    review: ['Você escolheu {visit}. Depois do pedido, a confirmação chega por mensagem em até 24 horas.'],
    done: ['{state}', 'Você escolheu {visit}. A confirmação chega por mensagem em até 24 horas.'],
    ended,
  },
  next: {
    any: ['Faltam poucas respostas, todas curtas, e no fim você confere tudo.'],
    quiz: noQuestions.quiz,
    refused: toReview,
    noVisits: noQuestions.noVisits,
    noOffer: toNotice,
    noOffers,
    ended,
    review: [
      '{toCome}Com o seu aceite o pedido é feito e chega o resumo em {email}. Em até 24 horas a confirmação da visita chega por mensagem; o técnico instala, e a primeira fatura vem proporcional.',
      ...noQuestions.review,
    ],
    done: [
      '{state} O número do pedido é {order}.',
      'Agora é só esperar a confirmação da visita, por mensagem, em até 24 horas: {visit}. O resumo foi para {email}, com o número {order}.',
      'Por enquanto você não precisa fazer nada. O número do pedido é {order}.',
    ],
  },
  ownAddress: {
    any: [
      'O endereço que anotei é {address}. Para corrigir, diga o que muda, como “mudar o complemento”.',
      'No fim, antes do aceite, você confere o endereço inteiro.',
    ],
    done: ['A visita é em {address}. Para corrigir, ligue para o {sales} com o número {order}.'],
  },
  priceDiffers: {
    any: [
      'O anúncio pode ser de outro plano ou de outro endereço. Valem os preços da lista, no débito automático; no boleto são {saving} a mais por mês.',
    ],
    chosen: ownPrice,
    done: [
      'O pedido foi feito com o de {speed}, por {price} por mês. Se o anúncio dizia outra coisa, uma pessoa confere com você: {sales}.',
    ],
  },
  accents: {
    any: ['Sem problema: com ou sem acento vale do mesmo jeito. Para corrigir, diga “mudar o nome”.'],
    done: ['Sem problema: com ou sem acento o contrato vale, e quem identifica você é o CPF.'],
    ended,
  },
  priceUntil: {
    any: [`Prometer o preço para depois eu não posso: se mudar, você vê o novo antes do aceite. ${kept}`],
    done: ['O preço do pedido está garantido: {price} por mês nos {months} primeiros meses.'],
    ended,
  },
  ownName: {
    any: [
      'Está no nome de {fullName}. Para corrigir, diga “mudar o nome”.',
      'No fim, antes do aceite, você confere o nome e todo o resto.',
    ],
    done: ['O pedido {order} está no nome de {fullName}.'],
  },
  referral: {
    any: [
      'Que bom que quer indicar. Desconto por isso eu não tenho, mas quem você indicar pode pedir neste site, com o CEP de lá.',
    ],
  },
  questionsLeft: {
    any: [
      'Faltam mais ou menos {left} perguntas, todas curtas, e no fim você confere tudo. Se precisar parar, o pedido fica guardado por 30 dias.',
      '{onlyThis}Falta só esta, e no fim você confere tudo.',
    ],
    ...noQuestions,
  },
  mail: {
    any: ['O resumo e o contrato vão para o e-mail que você informar, depois do pedido.'],
    review: ['O resumo e o contrato vão para {email}. Se estiver errado, diga “mudar o e-mail”.'],
    done: [
      `O resumo foi para {email}: veja também no spam, procurando por ${brandName}. Se não chegou, uma pessoa confere com o número {order}: {sales}.`,
    ],
  },
  summary: {
    any: ['O resumo e o contrato vão para o seu e-mail assim que o pedido for feito.'],
    done: ['O resumo foi para {email}, e aqui dá para guardar em PDF. O número do pedido é {order}.'],
  },
  neighbour: {
    any: ['Que bom! Quem quer contratar pede por aqui mesmo, com o próprio CEP.'],
  },
} satisfies Record<string, Replies>
