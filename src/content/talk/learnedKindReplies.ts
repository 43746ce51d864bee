import { visitHoursInWords } from '../../api/contract/values/visitHours.ts'
import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'
import { doneTexts } from '../texts/done/doneTexts.ts'
import { coverageNoticeTexts } from '../texts/order/coverageNoticeTexts.ts'
import { ended, kept, noOffers, whenFree } from './commonReplies.ts'
import type { Replies } from './talk.ts'

const ways = [
  'As perguntas são as mesmas na conversa e no formulário, e você troca quando quiser. Por telefone, uma pessoa faz o pedido: {sales}.',
]
const noHurry = [notAnAnswerTexts.noHurry, 'Claro, eu espero. É só responder quando der.']
const stillHere = ['Sem pressa. Estou por aqui.']
const changes = [
  'Até o aceite, no fim, você muda qualquer resposta por aqui. Depois, uma pessoa muda com você: {sales}.',
]
/** Asks whoever has told something to tell it once more. */
export const tellAgain = [
  'Desculpe. O que já anotei está em “Meus dados”, no alto. Pode repetir esta resposta?',
  'Desculpe a repetição. Diga mais uma vez.',
]

/** Replies to kinds of talk that only learned lines recognize. `{toCome}` is known while a visit is to come. */
export const learnedKindReplies = {
  changeLater: {
    address: changes,
    plan: changes,
    chosen: [
      'Até o aceite, no fim, dá para mudar tudo por aqui: diga, por exemplo, “mudar o plano”. Depois, uma pessoa muda com você: {sales}.',
    ],
    review: [
      'Até o aceite você muda tudo por aqui: diga, por exemplo, “mudar o plano”. Depois, as mudanças são com uma pessoa, no {sales}.',
    ],
  },
  yearTotal: {
    review: ['Nos {months} primeiros meses são {price} por mês, {allMonths} ao todo; depois, {after} por mês.'],
    done: ['Nos {months} primeiros meses são {price} por mês, {allMonths} ao todo; depois, {after} por mês.'],
  },
  follow: {
    done: [
      `Número do pedido: {order}. Com ele e o seu celular, você acompanha tudo em “${doneTexts.follow}”, ou pelo {sales}.`,
    ],
    ended,
  },
  crewLate: {
    chosen: ['Se o técnico não chegar no período, ligue para o {sales}: uma pessoa marca outra data com você.'],
    done: [
      '{toCome}Sinto muito pela espera. Se o técnico não chegar no período, ligue para o {sales} com o número {order}, e uma pessoa marca outra data.',
    ],
    ended,
  },
  otherVisit: {
    review: ['Ainda dá para trocar aqui, e sem custo: diga o dia e o período, como “quinta de manhã”.'],
    done: [
      '{toCome}Sem problema, e sem custo: para mudar a visita, ligue para o {sales} com o número do pedido, {order}.',
    ],
    ended,
  },
  otherOrder: {
    done: ['Por aqui o pedido {order} já não muda, mas uma pessoa faz a mudança com você: {sales}.'],
    ended,
  },
  wifi: {
    chosen: ['O técnico leva o modem, deixa o Wi-⁠Fi funcionando e mostra como mudar o nome e a senha.'],
    done: ['{toCome}O técnico leva o modem, deixa o Wi-⁠Fi funcionando e mostra como mudar o nome e a senha.'],
  },
  tryAgain: {
    refused: [
      'Um prazo para tentar de novo eu não sei dizer. A revisão por uma pessoa você pode pedir já: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  upset: {
    noOffer: [
      'Entendo, e sinto muito: só com o endereço dá para saber se a fibra chega. Com o aviso, você fica sabendo por e-mail assim que der para instalar.',
    ],
    noVisits: [
      'Entendo, e sinto muito: os horários acabaram por agora. Uma pessoa marca a visita com você: {sales}, ou diga “me liga”.',
    ],
    refused: [
      'Entendo, e sinto muito: depois de tantas respostas, não era isso que você esperava. Você tem direito a que uma pessoa revise, sem custo: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  dataUsed: {
    refused: [
      'Entendo. O motivo eu não vejo: a análise parte do CPF, do nascimento, do nome da mãe e do endereço. Você tem direito a que uma pessoa revise: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  waitVisit: {
    noVisits: [
      `Para uma pessoa marcar a visita assim que abrir um horário, diga “me liga”: aviso automático não há. ${kept}`,
    ],
  },
  whenFree: {
    noVisits: whenFree,
  },
  keptMeanwhile: {
    any: ['Não perde nada: o pedido fica guardado neste aparelho por 30 dias, e abre onde parou.'],
    done: ['Não perde nada: o pedido está feito, e o resumo foi para {email}.'],
    ended,
    noVisits: ['O pedido fica guardado por 30 dias, e nada é cobrado antes da instalação.'],
  },
  otherWay: {
    refused: [
      'Pagar antes, ou de outro jeito, não muda o resultado da análise. O que pode mudar é a revisão por uma pessoa: {sales}{. Diga o protocolo protocol}.',
    ],
    noVisits: [
      'Sinto muito, por aqui não há outro horário. Uma pessoa vê com você o que dá para fazer: {sales}, ou diga “me liga”.',
    ],
  },
  otherInternet: {
    noOffer: [
      'Por aqui saem só os pedidos de fibra. Se outra internet chega ao seu endereço, uma pessoa diz: {sales}.',
    ],
  },
  howNotice: {
    noOffer: [`É só um e-mail, de graça, assim que der para instalar no seu endereço. ${coverageNoticeTexts.privacy}`],
  },
  wait: { address: noHurry, plan: noHurry, chosen: noHurry, noOffer: noHurry, done: stillHere, ended: stillHere },
  whose: {
    address: [
      'O contrato sai no nome de quem assina, que pode ser você; o endereço é o de onde a internet vai ficar. Para sair no nome de outra pessoa, é ela que responde e aceita.',
    ],
    chosen: [
      'Nome, CPF, nascimento, nome da mãe e conta são só de quem assina o contrato; telefone e e-mail podem ser de alguém de confiança.',
    ],
  },
  knownData: {
    any: ['O cadastro que você já tem eu não vejo daqui: a fibra é um contrato novo, e vale o que você disser aqui.'],
  },
  thisNumber: {
    chosen: [
      'Sem problema: daqui eu não vejo o seu número, e vale o que você escrever, com o DDD, como em (16) 99123-4567.',
    ],
  },
  callTimes: {
    any: [
      'Como e quando ligar eu não consigo anotar aqui{byCall}: a ligação é em horário comercial, no celular do pedido.',
      'Como e quando ligar eu não consigo anotar aqui, mas a visita é confirmada por mensagem, que você lê quando puder. Se houver ligação, é em horário comercial.',
    ],
    noVisits: [
      'Como e quando ligar eu não consigo anotar aqui: as ligações são em horário comercial. Para falar quando for bom para você, ligue para o {sales}.',
    ],
  },
  toCrew: {
    any: [
      'No seu pedido há este recado para o técnico: “{visitNote}”.',
      'Dá para mandar um recado ao técnico com o pedido{toNote}: escreva “avisa o técnico que …”.',
      'Neste plano eu não levo recado ao técnico{byCall}: diga isso na ligação em que a visita é combinada.',
      'Diga isso ao técnico quando ele confirmar a visita.',
    ],
    done: ['O pedido já seguiu. Diga isso ao técnico quando ele confirmar a visita.'],
  },
  ways: { address: ways, plan: ways, chosen: ways },
  alreadyTold: { address: tellAgain, plan: tellAgain, chosen: tellAgain, quiz: [], review: [], noVisits: [] },
  password: { any: ['Senha eu nunca peço, nem aqui nem por telefone: só o banco, a agência e a conta.'] },
  savings: {
    any: [
      'Quem diz se a poupança aceita débito é o seu banco. A conta-corrente aceita; na dúvida, o boleto sempre funciona.',
    ],
  },
  salaryAccount: {
    any: [
      'A conta-salário costuma não aceitar débito automático; a corrente e a de pagamento, no seu nome, aceitam. Na dúvida, o boleto sempre funciona.',
    ],
  },
  splitBill: { any: ['Não dá para dividir a fatura: é uma só por mês, em um dia só{. Entre vocês, sharePrice}.'] },
  badVisit: {
    any: [
      `Entendo, ninguém merece perder o dia. Aqui a visita tem período certo, das ${visitHoursInWords.manha} ou das ${visitHoursInWords.tarde}, e é confirmada por mensagem em até 24 horas.`,
    ],
    noOffer: ['Entendo, ninguém merece perder o dia. O aviso é só uma mensagem, quando a fibra chegar aí.'],
  },
  onlyIf: {
    chosen: ['Um desconto certo eu não posso prometer: são ofertas por e-mail, e você sai da lista quando quiser.'],
  },
  otherStreet: {
    any: [
      'Sem problema: a rua veio do CEP. Se a sua é outra, diga “mudar o CEP”, ou o CEP certo; se não souber, diga a rua e a cidade, e eu procuro.',
    ],
    noOffer: ['Consultei o endereço do CEP que você deu. Se o seu é outro, diga o CEP certo, e consulto agora.'],
    done: ['Para corrigir o endereço da visita, ligue para o {sales} com o número {order}.'],
  },
  otherCable: {
    any: ['O que já há na casa não atrapalha: o contrato é novo, no seu nome, e o técnico leva o modem.'],
  },
  noDate: {
    noOffer: [
      'Ainda não há data, e não vou inventar uma. Com o aviso você fica sabendo por e-mail assim que der para instalar.',
    ],
  },
  pity: {
    noOffer: [
      'É uma pena mesmo. Com o aviso, você fica sabendo por e-mail assim que der para instalar; ou consulto outro CEP agora.',
      'Se for melhor falar com alguém, uma pessoa atende no {sales}.',
    ],
    noOffers,
  },
} satisfies Record<string, Replies>
