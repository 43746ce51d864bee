import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
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
  'O seu é o de {speed}: {debitPrice} por mês no débito automático, {billPrice} no boleto. O anúncio pode ser de outro plano{, e o mais barato aqui é o de cheaperSpeed}{, por cheaperPrice}. Para trocar, diga “mudar o plano”.',
]

const whatMatters = [
  'O que importa: {price} por {months} meses, depois {after}; quem sai antes de {loyalty} meses paga {fine} por mês que faltar. O texto inteiro vai para o seu e-mail, para ler ou imprimir com calma.',
]

const onTheDay =
  'No dia o técnico vem dentro do período escolhido; a hora exata, ou uma ligação antes, eu não posso prometer.'
const fineOnLabel =
  'Quem sai antes do fim da fidelidade paga uma multa por mês que faltar, escrita na etiqueta de cada plano.'
const fine = [
  'São {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar; nos sete primeiros dias, nada.',
]
const wholeFine = [
  'Saindo depois de {stayed}: faltam {missing} × {fine}, o que dá {wholeFine}. Nos sete primeiros dias, nada.',
]
const laterPrice = [
  'O seu fica em {price} nos {months} primeiros meses; depois, {after}. Avisamos por e-mail 30 dias antes.',
]
const notSigned = [
  'Nada está contratado até o seu aceite: para desistir, é só não seguir. O que você respondeu fica guardado por 30 dias.',
]
const toWithdraw = [
  'Diga “quero desistir”: pergunto uma vez se é isso mesmo, e o pedido é cancelado na hora. Nos sete primeiros dias não custa nada.',
]

/** What is said of this very order. */
export const orderReplies = {
  refused: {
    any: [analysis],
    noVisits: approved,
    review: approved,
    done: assessedDone,
    refused: [
      `Eu não vejo o motivo, só o resultado da análise. Você tem direito a que uma pessoa revise: peça no {sales}{. Diga o protocolo protocol}, com um documento com foto por perto. ${kept}`,
      'A revisão por uma pessoa é um direito seu, e não custa nada: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
      'O próximo passo é essa revisão. Para uma pessoa do time ligar para você, diga “me liga”.',
    ],
  },
  payNow: {
    any: ['Hoje você não paga nada, nem na instalação. A primeira fatura vem proporcional aos dias de uso.'],
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
      'A cobrança começa na instalação, e a primeira fatura vem proporcional: só os dias entre a instalação e o vencimento que você escolher.',
    ],
    review: firstBill,
    done: firstBill,
    ended,
  },
  smallPrint: {
    any: [
      'Dá para aumentar a letra nas configurações da tela, e o que foi combinado vai para o seu e-mail, para ler ou imprimir com calma.',
    ],
    chosen: whatMatters,
  },
  hiddenFee: {
    any: [
      'A instalação não custa nada, e o modem é emprestado. O que há para saber, como a multa de quem sai antes, está na etiqueta de cada plano.',
    ],
    plan: [
      'A instalação e o modem não custam nada. O que há para saber: depois de {months} meses o de {cheapSpeed} passa a {cheapAfter}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    chosen: [
      'A instalação e o modem não custam nada. O que há para saber: depois de {months} meses o seu passa a {after}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    review: [
      'São {price} por mês, e a instalação e o modem não custam nada. O que há para saber: depois de {months} meses passa a {after}, e quem sai antes de {loyalty} meses paga {fine} por mês que faltar.',
    ],
    done: ['São {price} por mês, e a instalação e o modem não custam nada. Depois de {months} meses passa a {after}.'],
  },
  signed: {
    any: ['Nada está contratado até você aceitar, no fim, com o preço e as condições à vista.'],
    review: [
      'É o de {speed}, por {price} por mês nos {months} primeiros meses; depois, {after}. São {loyalty} meses de fidelidade{, e a visita é visit}. O contrato inteiro está em /regulamentos.',
    ],
    done: [
      'É o de {speed}, por {price} por mês nos {months} primeiros meses; depois, {after}{. O resumo está em email}.',
    ],
    ended,
  },
  ownOrder: {
    any: ['O pedido ainda não foi feito: ele está aqui, e fica guardado por 30 dias.'],
    done: ['O número do pedido é {order}{, e o resumo está em email}.'],
    ended,
  },
  visitCall: {
    any: [
      'A data é confirmada por mensagem, em até 24 horas depois do pedido, e no dia o técnico vem dentro do período escolhido. Ligação antes de chegar eu não posso prometer.',
    ],
    done: [
      `A confirmação chega por mensagem em até 24 horas: você escolheu {visit}. ${onTheDay}`,
      `{toCome}{state} ${onTheDay}`,
    ],
    ended,
  },
  withoutLoyalty: {
    any: [
      'Entendo. A fidelidade de {loyalty} meses faz parte desta oferta, e não consigo tirá-la: só pesa para quem sai antes, {fine} por mês que faltar.',
      fineOnLabel,
    ],
    ended,
  },
  wifiName: { any: ['Dá, sim: o nome e a senha do Wi-⁠Fi são seus, e o técnico mostra na visita como mudar.'] },
  howWithdraw: {
    any: notSigned,
    refused: notSigned,
    noOffer: notSigned,
    noOffers: notSigned,
    review: [
      'Antes do aceite, é só não seguir. Depois dele, você tem sete dias para desistir sem custo: diga aqui “quero desistir”.',
    ],
    done: toWithdraw,
    ended,
  },
  ownContract: {
    any: [
      'O contrato que você tem hoje eu não vejo por aqui: prazo, valor e multa dele quem diz é o suporte, no {support}. O preço de cada oferta está na lista, antes de qualquer aceite.',
    ],
  },
  switchDay: { any: [moveAnswers.switchDay] },
  landline: { any: [moveAnswers.landline] },
  oldModem: { any: [moveAnswers.oldModem] },
  notRenewing: {
    any: ['Sem o seu aceite nada muda por aqui: o contrato que você tem segue com as regras dele.'],
    done: toWithdraw,
  },
  loyaltyAgain: {
    any: [
      'Sim: as ofertas da lista têm {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar.',
      fineOnLabel,
    ],
  },
  laterPrice: {
    any: [
      'O preço com desconto vale por um ano; depois passa a valer o preço cheio, que está na etiqueta de cada plano.',
    ],
    plan: [
      'O de {cheapSpeed} sai por {cheapPrice} nos {months} primeiros meses, no débito automático; depois, {cheapAfter}.',
    ],
    chosen: laterPrice,
    done: laterPrice,
  },
  leaving: { any: [fineOnLabel], plan: fine, chosen: fine, done: fine, ended },
  leavingAfter: { any: [fineOnLabel], plan: wholeFine, chosen: wholeFine, done: wholeFine, ended },
  whenVisit: {
    any: ['Você escolhe até três datas, e a confirmação de uma delas chega por mensagem em até 24 horas.'],
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
      'O resumo foi para {email}. Em até 24 horas chega por mensagem a confirmação da visita: {visit}. O número do pedido é {order}.',
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
      'Os preços que valem são os da lista, no débito automático; no boleto são {saving} a mais por mês. O anúncio pode ser de outro plano ou de outro endereço.',
    ],
    chosen: ownPrice,
    done: [
      'O pedido foi feito com o de {speed}, por {price} por mês. Se o anúncio dizia outra coisa, uma pessoa confere com você: {sales}.',
    ],
  },
  accents: {
    any: [
      'Sem problema: com ou sem acento o contrato vale, e quem identifica você é o CPF. Para corrigir, diga “mudar o nome”.',
    ],
    done: ['Sem problema: com ou sem acento o contrato vale, e quem identifica você é o CPF.'],
    ended,
  },
  priceUntil: {
    any: [`${kept} Se o preço mudar nesse tempo, você vê o novo antes do aceite, e decide.`],
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
    any: ['Desconto por indicação eu não tenho por aqui. Quem você indicar é só abrir este site com o CEP de lá.'],
  },
  questionsLeft: {
    any: [
      'Faltam mais ou menos {left} perguntas, todas curtas, e no fim você confere tudo. Se precisar parar, o pedido fica guardado por 30 dias.',
      '{onlyThis}Falta só esta, e no fim você confere tudo.',
    ],
    ...noQuestions,
  },
  mail: {
    any: ['O resumo do pedido vai para o e-mail que você informar.'],
    review: ['O resumo vai para {email}. Se estiver errado, diga “mudar o e-mail”.'],
    done: [`Mandamos para {email}. Veja também no spam, procurando por ${brandName}. O número do pedido é {order}.`],
  },
  summary: {
    any: ['O resumo do pedido vai para o seu e-mail assim que ele for feito.'],
    done: ['O resumo foi para {email}, e o mesmo em PDF pode ser guardado aqui. O número do pedido é {order}.'],
  },
  neighbour: {
    any: ['Que bom! É só abrir este site com o CEP de quem quer contratar.'],
  },
} satisfies Record<string, Replies>
