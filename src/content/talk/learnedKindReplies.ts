import { periodHours } from '../../api/contract/values/periodHours.ts'
import { notAnAnswerTexts } from '../texts/notAnAnswerTexts.ts'
import { doneTexts } from '../texts/doneTexts.ts'
import { coverageNoticeTexts } from '../texts/coverageNoticeTexts.ts'
import { ended, kept, noOffers, whenFree } from './commonReplies.ts'
import type { Replies } from './talk.ts'

const ways = [
  'Tanto faz: as perguntas são as mesmas na conversa e no formulário, e você troca quando quiser. Por telefone, uma pessoa faz o pedido: {sales}.',
]
const noHurry = [notAnAnswerTexts.noHurry, 'Claro, eu espero. É só responder quando der.']
const stillHere = ['Sem pressa. Estou por aqui.']
const again = ['Desculpe. O que já anotei está em “Meus dados”, no alto. Pode repetir esta resposta?']

/** Replies to more kinds of talk, known by their lines alone. `{toCome}` is known while a visit is to come. */
export const learnedKindReplies = {
  changeLater: {
    review: [
      'Até o aceite você muda tudo por aqui: diga, por exemplo, “mudar o plano”. Depois, as mudanças são com uma pessoa, no {sales}.',
    ],
  },
  yearTotal: {
    review: ['Nos {months} primeiros meses são {price} por mês, {allMonths} ao todo; depois, {after} por mês.'],
    done: ['Nos {months} primeiros meses são {price} por mês, {allMonths} ao todo; depois, {after} por mês.'],
  },
  follow: {
    done: [`Em “${doneTexts.follow}”, com o número {order} e o seu celular. Por telefone, no {sales}.`],
    ended,
  },
  crewLate: {
    done: [
      '{toCome}Se o técnico não chegar no período, ligue para o {sales} com o número {order}: uma pessoa marca outra data.',
    ],
    ended,
  },
  otherVisit: {
    done: [
      '{toCome}Por aqui a visita já não muda. Para outra data, ligue para o {sales} com o número do pedido, {order}.',
    ],
    ended,
  },
  otherOrder: {
    done: ['O pedido {order} já está feito, e por aqui não muda mais. Uma pessoa faz a mudança com você: {sales}.'],
    ended,
  },
  wifi: {
    done: ['{toCome}O técnico leva o modem, e a visita termina com o Wi-⁠Fi funcionando.'],
  },
  tryAgain: {
    refused: [
      'Um prazo para tentar de novo eu não sei dizer. A revisão por uma pessoa você pode pedir já: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  upset: {
    refused: [
      'Entendo, e sinto muito: depois de tantas respostas, não era isso que você esperava. Você tem direito a que uma pessoa revise, sem custo: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  dataUsed: {
    refused: [
      'A análise parte do que você informou: CPF, nascimento, nome da mãe e endereço. O que ela consulta eu não vejo. Você tem direito a que uma pessoa revise: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  waitVisit: {
    noVisits: [
      `${kept} Aviso automático não há: para uma pessoa marcar a visita assim que abrir um horário, diga “me liga”.`,
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
      'Por aqui não há outro encaixe. Uma pessoa vê com você o que dá para fazer: {sales}, ou diga “me liga”.',
    ],
  },
  otherInternet: {
    noOffer: [
      'Por aqui saem só os pedidos de fibra. Que outra internet chega ao seu endereço, uma pessoa diz: {sales}.',
    ],
  },
  howNotice: {
    noOffer: [`Por e-mail, assim que der para instalar no seu endereço. ${coverageNoticeTexts.privacy}`],
  },
  wait: { address: noHurry, plan: noHurry, chosen: noHurry, noOffer: noHurry, done: stillHere, ended: stillHere },
  whose: {
    address: ['O endereço é o de onde a internet vai ficar, seja de quem for a casa.'],
    chosen: [
      'De quem vai assinar o contrato: nome, CPF, nascimento e nome da mãe são sempre da mesma pessoa, e é ela quem aceita no fim.',
    ],
  },
  thisNumber: {
    chosen: ['O seu número eu não vejo por aqui. Vale o que você escrever, com o DDD, como em (16) 99123-4567.'],
  },
  callTimes: {
    any: [
      'Como e quando ligar eu não consigo anotar aqui, mas a visita é confirmada por mensagem, que você lê quando puder. Se houver ligação, é em horário comercial.',
    ],
    noVisits: [
      'Como e quando ligar eu não consigo anotar aqui: as ligações são em horário comercial. Para falar quando for bom para você, ligue para o {sales}.',
    ],
  },
  toCrew: {
    any: ['Esse recado não fica no pedido: diga ao técnico quando ele confirmar a visita.'],
  },
  ways: { address: ways, plan: ways, chosen: ways },
  alreadyTold: { address: again, plan: again, chosen: again, quiz: [], review: [], noVisits: [] },
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
  splitBill: { any: ['Não dá para dividir: é uma fatura por mês, em um dia só.'] },
  badVisit: {
    any: [
      `Entendo, ninguém merece perder o dia. Aqui a visita tem meio dia certo, das ${periodHours.manha} ou das ${periodHours.tarde}, e é confirmada por mensagem em até 24 horas.`,
    ],
  },
  onlyIf: {
    chosen: [
      'Por ali vão só ofertas da operadora, e você sai da lista quando quiser. Um desconto certo eu não posso prometer.',
    ],
  },
  otherStreet: {
    any: [
      'Esta é a rua do CEP que você deu. Se a sua é outra, diga “mudar o CEP”, ou o CEP certo; se não souber, diga a rua e a cidade, e eu procuro.',
    ],
    noOffer: ['Consultei o endereço do CEP que você deu. Se o seu é outro, diga o CEP certo, e consulto agora.'],
    done: ['A visita é no endereço do pedido. Para corrigir, ligue para o {sales} com o número {order}.'],
  },
  otherCable: {
    any: ['Não atrapalha: o contrato é novo, no seu nome, e o técnico leva o modem e deixa tudo funcionando.'],
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
