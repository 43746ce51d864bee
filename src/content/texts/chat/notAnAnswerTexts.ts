import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { firstName } from '../../../api/contract/values/firstName.ts'
import { andText } from '../../../api/contract/values/joinWords.ts'
import type { Key } from '../../questions/answers.ts'
import { shortName } from '../../questions/questions.ts'
import { exampleOf } from '../../questions/exampleOf.ts'
import { chatTexts } from './chatTexts.ts'
import { doneTexts } from '../done/doneTexts.ts'
import { eraseTexts } from '../ownData/eraseTexts.ts'
import { ownDataTexts } from '../ownData/ownDataTexts.ts'
import { commonTexts } from '../commonTexts.ts'

export const notAnAnswerTexts = {
  cancel: `Tudo bem, nada foi contratado. ${commonTexts.keptAnswers} Para apagar tudo, use “${ownDataTexts.open}”, no alto, e “${eraseTexts.open}”.`,
  restart: `Você pode mudar uma resposta de cada vez em “${chatTexts.edit}”. Para apagar tudo e recomeçar, use “${ownDataTexts.open}”, no alto, e “${eraseTexts.open}”.`,
  help: 'Responda com as suas palavras. Você também pode dizer “voltar”, “errei o CEP” ou “quero falar com uma pessoa”, ou fazer uma pergunta, como “tem fidelidade?”.',
  device: `Claro. Em “${commonTexts.otherDevice}”, no seu pedido, você copia um link ou recebe um por e-mail. ${commonTexts.keptAnswers}`,
  onePhone: 'Um telefone basta: dê o que você mais atende, porque é por ele que o técnico confirma a visita.',
  nothingToTake: 'Ainda não há nada para levar: dá para abrir esta página no outro aparelho e começar por lá.',
  repeat: 'Claro, repito a pergunta.',
  beside:
    'Não entendi. Você pode fazer uma pergunta, como “tem fidelidade?”, ou dizer o que quer mudar, como “mudar o CEP”.',
  agreed: 'Que bom. Se está tudo certo, diga “aceito”.',
  wholeDocument: 'O CPF tem 11 números, e o CNPJ, 14: mande os que faltam, ou todos de uma vez.',
  notOurs: 'Esse não vem nos planos.',
  reached: 'Sim, a fibra chega ao seu endereço.',
  bankTaken: 'Esse nós aceitamos.',
  bankNotTaken:
    'Esse não está na lista do débito automático. Serve outro banco em que você tenha conta; sem nenhum, diga “boleto”.',
  noBank: 'No boleto não há conta de banco. Para pagar no débito automático, diga “mudar para débito”.',
  whichDay: 'Qual dia: o do vencimento ou o da visita?',
  acceptNotAlone:
    'Ouvi o “aceito”, e junto veio mais alguma coisa. Se é para fazer o pedido como está, diga “sim”; se é para mudar algo, diga o quê.',
  thenAccept: 'Para fazer o pedido, diga “aceito”.',
  editWhich: 'O que você quer mudar? Diga, por exemplo, “mudar o CEP” ou “trocar o plano”.',
  ordered: `O pedido já está feito. Para mudar alguma coisa agora, fale com uma pessoa: ${contact.sales}.`,
  another: `Para começar outro pedido, use “${doneTexts.another}”.`,
  afterOrder: `Fico à disposição: pergunte o que quiser, ou fale com uma pessoa: ${contact.sales}.`,
  ask: 'Claro, pode perguntar. Depois volto ao pedido.',
  noHurry: `Sem pressa. ${commonTexts.keptAnswers}`,
  goesAhead: 'Certo, vamos em frente.',
  here: 'É aqui mesmo, e eu acompanho você em cada passo.',
  begins: 'Que bom! É só responder, uma pergunta por vez.',
  surname: (key: Key, name: string) =>
    key === 'name' ? `Prazer, ${firstName(name)}! E o sobrenome?` : 'E o sobrenome dela?',
  nickname: (name: string) => `Prazer, ${firstName(name)}! No contrato vai o nome do documento.`,
  numberBelow: 'abaixo',
  yesNeeded: 'Sim, é preciso.',
  notNeeded: 'Não é obrigatório.',
  cannotSkip: 'Esta resposta não dá para pular: o pedido precisa dela.',
  nothingBefore: 'Esta é a primeira pergunta.',
  notYet: (key: Key) => `Ainda não tenho essa resposta (${shortName(key)}). Pergunto logo.`,
  askedNow: 'Ainda não: é o que pergunto agora.',
  toChange: (key: Key) =>
    `Para mudar, diga “mudar ${key === 'directDebit' ? 'a forma de pagamento' : shortName(key)}”.`,
  whichOf: (one: string, other: string) => `Qual dos dois: ${one} ou ${other}?`,
  notChosen: 'Tudo bem, nada está fechado: escolha de novo, com calma.',
  noPromotions: 'Certo, sem promoções por e-mail.',
  promotionsUnwanted: 'Desculpe, isso ficou errado: agora está sem promoções por e-mail.',
  whatDiffers: 'O que está diferente? Diga só isso, e o resto eu guardo.',
  notNoted: 'Tudo bem, não anotei nada disso.',
  dropped: 'Certo, isso eu tirei.',
  putRight: 'Desculpe, já corrigi.',
  near: (question: string) =>
    `Você quer saber “${question}”? Se for outra coisa, uma pessoa responde no ${contact.sales}.`,
  unanswered: `Essa eu não sei responder por aqui. Uma pessoa responde no ${contact.sales}, ou diga “me liga”.`,
  hello: 'Olá! Que bom ter você aqui. É só escrever quando quiser.',
  callRefused:
    'Tudo bem. A ligação que foi pedida eu não desmarco por aqui: quando ligarem, é só dizer que não precisa mais. O pedido segue como está.',
  stands: (number: string) => `O pedido ${number} está feito e continua valendo.`,
  yours: (name: string, value: string) => `No seu pedido, ${name}: ${value}.`,
  several: (value: string) => `No seu pedido: ${value}.`,
  isOneOf: (isFirst: boolean, name: string, value: string) =>
    `No seu pedido está o ${isFirst ? 'primeiro' : 'segundo'} que você escreveu: ${name} ${value}.`,
  anyDueDate: 'O preço é o mesmo em qualquer dia. Costuma ajudar um logo depois do dia em que você recebe.',
  anyDueDay: (day: number) => `O preço é o mesmo em qualquer dia. Para ficar com o dia ${day}, diga “dia ${day}”.`,
  nextDueDay: (when: string, due: number) =>
    `${when}, o próximo da lista é o dia ${due}. Para ficar com ele, diga “dia ${due}”.`,
  dueDayBefore: (day: number, due: number) =>
    `Antes do dia ${day} o último da lista é o ${due}. Para ficar com ele, diga “dia ${due}”.`,
  lastDueDay: (due: number) => `O último dia da lista é o ${due}. Para ficar com ele, diga “dia ${due}”.`,
  dueDaysBetween: (days: readonly number[]) =>
    days.length === 1
      ? `Entre eles há o dia ${days.join()}. Para ficar com ele, diga “dia ${days.join()}”.`
      : `Entre eles há os dias ${andText(days.map(String))}. Qual prefere?`,
  dueDaysAt: (part: string, dues: readonly number[]) =>
    `No ${part} do mês a lista tem os dias ${dues.slice(0, -1).join(', ')} e ${dues.at(-1)}. Qual deles?`,
  noDueDay: (day: number, due: number) =>
    `O dia ${day} não está na lista. O próximo é o ${due}: para ficar com ele, diga “dia ${due}”.`,
  anyPayment:
    'No débito automático o plano sai mais barato. No boleto você paga quando a fatura chega, sem o desconto. Fica no débito?',
  anyPromotions: 'É só para quem quer, e não muda o pedido. Para ficar sem, diga “não”.',
  unsure: (key: Key, example?: string) =>
    (example ?? exampleOf(key))
      ? `Não entendi. Um exemplo que funciona: ${example ?? exampleOf(key)}.`
      : 'Não entendi. Escolha uma das opções, ou diga qual delas com as suas palavras.',
  whichVisit: 'Não entendi quando fica bom. Diga o dia e o período, como “quinta de manhã”, ou quando você não pode.',
  byStreet: 'Para mudar, escreva o CEP, com os oito números. Ele está em qualquer conta que chega na sua casa.',
  insist: (key: Key) => `Não tenho certeza se entendi (${shortName(key)}). Se for assim mesmo, envie de novo.`,
  signsForCompany: 'Aqui vai o nome da pessoa que assina. A empresa entra logo mais, com o CNPJ no lugar do CPF.',
  onlyName: (key: Key) => `Para não errar (${shortName(key)}): escreva só o nome completo, como em Ana Souza.`,
  checkCalmly: 'Confira com calma: quando estiver tudo certo, diga “aceito”; se não estiver, diga o que muda.',
  heard: (reason: string) => `Entendi. ${reason}`,
  goesOn: [
    'Entendi. Vamos seguindo, no seu ritmo.',
    'Certo, sigo daqui com você.',
    'Tudo bem. É só responder quando quiser.',
  ],
  opening: [
    'Que bom ter você aqui! Com o CEP eu vejo na hora o que chega ao seu endereço.',
    'Eu ajudo: comece pelo CEP, e eu mostro os planos que chegam aí.',
  ],
  remark: `Entendi. Sigo com o seu pedido; se preferir tratar disso com uma pessoa, é no ${contact.sales}.`,
  person: `Uma pessoa pode ver isso melhor com você: ${contact.sales}, ou diga “me liga”.`,
} as const

/** Replaces a reply that would be the same twice in a row. */
export const saidAgain = {
  same: (reply: string) => `${reply} Se não era essa a dúvida, diga de outro jeito.`,
  hello: 'Oi! Estou aqui: é só responder à pergunta, ou perguntar o que quiser.',
  goesAhead: 'Combinado, sigo daqui.',
  ask: 'Pode mandar a pergunta.',
  repeat: 'Sem problema, mais uma vez.',
  noHurry: 'Claro, eu espero. É só responder quando der.',
  unsatisfied: `Desculpe: mais do que já disse eu não sei por aqui. Uma pessoa responde no ${contact.sales}, ou diga “me liga”.`,
  unanswered: `Essa eu também não sei, e não vou inventar. Uma pessoa responde no ${contact.sales}.`,
  beside: `Diga de outro jeito, com poucas palavras. Se preferir, uma pessoa atende no ${contact.sales}.`,
  editWhich: `Diga o nome do que muda: plano, vencimento, visita, e-mail. Uma pessoa também faz isso, no ${contact.sales}.`,
  quiz: `São perguntas de segurança, para confirmar que é você. Se preferir, uma pessoa confirma no ${contact.sales}.`,
} as const
