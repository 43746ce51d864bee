import { periodHours } from '../../api/contract/values/periodHours.ts'
import { answersInCommon } from '../faq/answersInCommon.ts'
import { citiesReached } from '../../api/contract/operatorSite/companyFacts.ts'
import { unusableAnswerReasons } from '../texts/unusableAnswerReasons.ts'
import type { Replies } from './talk.ts'

/** What is said to talk that belongs to one question. */
export const questionReplies = {
  noMail: { any: [unusableAnswerReasons['email.none']] },
  noMother: {
    any: [unusableAnswerReasons['motherName.none']],
  },
  onlyMother: { any: ['Só o da mãe: ele confirma quem assina.'] },
  coversHere: {
    any: [
      `Chegamos a ${citiesReached}, mas dentro de cada uma muda de rua para rua. Com o CEP e o número eu digo na hora se a fibra passa aí.`,
    ],
  },
  password: { any: ['Senha eu nunca peço, nem aqui nem por telefone: só o banco, a agência e a conta.'] },
  notAtHand: {
    any: [
      'Sem pressa: o pedido fica guardado por 30 dias, e você volta com os dados. Ou diga “boleto”, e o pedido segue agora; a forma de pagamento pode mudar depois.',
    ],
  },
  minor: {
    any: [
      `${answersInCommon.adults} Até lá, um adulto da casa pode fazer o pedido, com o nome e o CPF dele, e é ele quem aceita no fim.`,
    ],
  },
  savings: {
    any: [
      'Quem diz se a poupança aceita débito é o seu banco. A conta-corrente aceita; na dúvida, o boleto sempre funciona.',
    ],
  },
  wholeDate: { any: ['Preciso da data inteira, com dia, mês e ano, como em 15/03/1990.'] },
  wholeName: { any: ['Inteiro, por favor, sem abreviar: como está no documento.'] },
  documentLater: {
    any: [
      'Sem pressa: o pedido fica guardado por 30 dias, e você continua daqui quando estiver com ele. O CPF está também na CNH e no aplicativo gov.br.',
    ],
  },
  whereCpf: { any: ['Foto não precisa: escreva só os 11 números. Na CNH e no RG novo eles estão no campo “CPF”.'] },
  otherStreet: {
    any: [
      'Esta é a rua do CEP que você deu. Se a sua é outra, diga “mudar o CEP”, ou o CEP certo; se não souber, diga a rua e a cidade, e eu procuro.',
    ],
  },
  wiring: {
    any: [
      'Por onde o cabo chega, pelo poste ou por baixo da terra, o técnico vê na visita e combina com você. Fio de outra empresa não atrapalha.',
    ],
  },
  tenantBefore: {
    any: ['Não atrapalha: o contrato é novo, no seu nome, e o técnico leva o modem e deixa tudo funcionando.'],
  },
  whichHome: {
    any: [
      'Sem problema: vale o endereço onde a internet vai ficar, mesmo que você ainda não more lá. A visita se marca para quando estiver com as chaves.',
    ],
  },
  doorman: { any: ['Vale avisar, sim: diga à portaria o dia e o período da visita, para deixarem o técnico entrar.'] },
  partCep: {
    any: ['Sem os oito números eu procuro pela rua: diga a rua e a cidade, como em Rua das Palmeiras, Ribeirão Preto.'],
  },
  agencyByPlace: {
    any: ['Preciso do número da agência: está no aplicativo do banco, em dados da conta, ou no cartão.'],
  },
  otherAccount: { any: [answersInCommon.accountHolder] },
  noAccountData: {
    any: [
      'Entendo o cuidado: conta e agência ficam cifradas. Se preferir não dar, diga “boleto”, e o plano fica em {billPrice} por mês.',
    ],
  },
  agencyDigit: { any: ['Se a agência tem dígito, escreva com ele; se não tem, só os números.'] },
  mailNeeded: {
    any: [
      'O e-mail é preciso: para ele vão o contrato, a data da visita e as faturas. A senha não é pedida, e serve o de alguém de confiança.',
    ],
  },
  onlyByApp: {
    any: ['As promoções vão só por e-mail, e o pedido segue do mesmo jeito sem elas.'],
  },
  whatGain: {
    any: ['Não há prêmio: quem aceita só fica sabendo das ofertas, e sai da lista quando quiser.'],
  },
  splitBill: { any: ['Não dá para dividir: é uma fatura por mês, em um dia só. Que dia fica melhor?'] },
  badVisit: {
    any: [
      `Entendo, ninguém merece perder o dia. Aqui a visita tem meio dia certo, das ${periodHours.manha} ou das ${periodHours.tarde}, e é confirmada por mensagem em até 24 horas.`,
    ],
  },
  swapStreaming: {
    any: [
      'O streaming se escolhe agora, junto com o plano: cada um vem nos planos em que está escrito, e não em outros. Diga a velocidade e o streaming, como “600 com Globoplay”.',
    ],
  },
  leaveList: {
    any: ['Consegue, sim: você sai da lista quando quiser, e o pedido não muda.'],
  },
  onlyIf: {
    any: [
      'Por ali vão só ofertas da operadora, e você sai da lista quando quiser. Um desconto certo eu não posso prometer.',
    ],
  },
  whichBank: {
    any: ['O desconto é o mesmo em qualquer banco da lista: o que conta é a conta estar no seu nome.'],
  },
  anyPhone: {
    any: ['Pode ser o de alguém de confiança: é por ele que o técnico confirma a visita.'],
  },
  foreignPhone: {
    any: ['O técnico confirma a visita por um número do Brasil. Serve o de alguém de confiança, com DDD.'],
  },
  badDebit: {
    any: [
      'Entendo, e é justo querer certeza desta vez. A fatura chega por e-mail ao menos cinco dias antes, e você confere o valor. No boleto são {saving} a mais por mês. Qual dos dois fica melhor?',
      'Entendo, e é justo querer certeza desta vez. A fatura chega por e-mail ao menos cinco dias antes, e você confere o valor. Qual dos dois fica melhor?',
    ],
  },
  billFee: {
    any: [
      'Entendo o incômodo. Não é taxa de boleto: o desconto de {saving} por mês vale só no débito automático. Qual dos dois fica melhor?',
      'Entendo o incômodo. O desconto do plano vale só no débito automático. Qual dos dois fica melhor?',
    ],
  },
  jointAccount: { any: [answersInCommon.accountHolder] },
  switchPay: {
    any: [`Pode, sim. ${answersInCommon.discountOfDebit} Para começar no boleto, diga “boleto”.`],
  },
  twoMothers: { any: ['Pode ser qualquer uma das duas: escreva o nome como está no seu documento.'] },
  marriedName: { any: ['Como está no seu documento, mesmo que o nome dela tenha mudado depois.'] },
  salaryAccount: {
    any: [
      'A conta-salário costuma não aceitar débito automático; a corrente e a de pagamento, no seu nome, aceitam. Na dúvida, o boleto sempre funciona.',
    ],
  },
  fewerMails: {
    any: ['A quantidade não dá para escolher, mas você sai da lista quando quiser. Quer receber, ou deixamos sem?'],
  },
} satisfies Record<string, Replies>
