import { orText } from '../../api/contract/values/joinWords.ts'
import { dueDays } from '../../api/contract/values/valueRules.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'
import { unusableAnswerReasons } from '../texts/chat/unusableAnswerReasons.ts'
import { extrasIn, type FaqEntry } from './faqEntry.ts'

/** Questions about one question of the order. `shortQuestions` has the short phrasings at that question. */
export const questionFaq = [
  {
    id: 'cep-which',
    question: 'De onde é o CEP?',
    answer: ['É o CEP de onde a internet vai ser instalada.'],
    alike: ['é o cep da minha casa'],
  },
  {
    id: 'cep-single',
    question: 'Minha cidade tem um CEP só. Serve?',
    answer: ['O CEP geral da cidade serve: pedimos também o bairro e a rua.'],
    alike: ['pode ser o cep geral'],
  },
  {
    id: 'number-which',
    question: 'Qual é o número que devo informar?',
    answer: ['É o número que a casa ou o prédio tem hoje, como na conta de luz. O do apartamento vem depois.'],
  },
  {
    id: 'number-none',
    question: 'E se a casa não tiver número?',
    answer: ['Sem problema: escreva “s/n”. A quadra e o lote podem ir no complemento.'],
  },
  {
    id: 'complement-what',
    question: 'O que é o complemento?',
    answer: [
      'É o que ajuda o técnico a achar a porta: apartamento, bloco ou casa dos fundos. Se não houver, diga “sem complemento”.',
    ],
    alike: ['o que coloco no complemento', 'casa precisa de complemento'],
  },
  {
    id: 'plans-difference',
    question: 'Qual é a diferença entre os planos?',
    answer: (offers) => [
      `Mudam a velocidade, o preço e o que vem junto, como ${extrasIn(offers)}. A instalação grátis e a franquia ilimitada são de todos.`,
    ],
    alike: ['o que muda de um plano pro outro', 'compara os planos'],
  },
  {
    id: 'mega',
    question: 'O que são Mega e Giga?',
    answer: [
      'Mega e Giga são velocidade, e não acabam como os do celular: quanto mais, mais aparelhos ao mesmo tempo. Um Giga são 1.000 Mega.',
    ],
    alike: ['o que é giga', 'quanto é um giga'],
  },
  {
    id: 'streaming-included',
    question: 'O streaming é pago à parte?',
    answer: ['O streaming e os aplicativos escritos no plano já vêm no preço dele.'],
    alike: ['paga o streaming separado'],
  },
  {
    id: 'name-whose',
    question: 'De quem deve ser o nome?',
    answer: ['O nome é o de quem assina o contrato: inteiro, sem abreviar, como no documento.'],
    alike: ['tem que ser o nome do titular', 'precisa ser o nome completo'],
  },
  {
    id: 'phone-which',
    question: 'Que telefone posso informar?',
    answer: [
      'Vale celular ou fixo do Brasil, de qualquer DDD e operadora: o seu ou o de alguém de confiança. É por ele que o técnico confirma a visita.',
    ],
    alike: ['posso informar telefone fixo', 'o telefone precisa ser da tim'],
  },
  {
    id: 'email-which',
    question: 'Que e-mail posso informar?',
    answer: [
      'Qualquer um que você consiga abrir, ou o de alguém de confiança: o contrato, a data da visita e as faturas vão para ele.',
    ],
    alike: ['serve qualquer e-mail'],
  },
  {
    id: 'email-needed',
    question: 'Preciso ter e-mail?',
    answer: [unusableAnswerReasons['email.none']],
    alike: ['dá pra fazer sem e-mail'],
  },
  {
    id: 'at-sign',
    question: 'Como escrevo o arroba?',
    answer: ['O arroba fica no teclado de símbolos; ou escreva por extenso, como em “ana arroba provedor ponto com”.'],
    alike: ['não acho a arroba'],
  },
  {
    id: 'promotions-optional',
    question: 'Preciso aceitar as promoções?',
    answer: [
      'A escolha é sua: com sim ou não, o preço e o pedido são os mesmos. Quem aceita sai da lista quando quiser.',
    ],
    alike: ['sou obrigado a receber promoção'],
  },
  {
    id: 'birth-format',
    question: 'Como escrevo a data de nascimento?',
    answer: ['São dia, mês e ano, em números ou por extenso, com ou sem barra, como em 15/03/1990.'],
    alike: ['qual o formato da data'],
  },
  {
    id: 'birth-which',
    question: 'Vale a data do documento?',
    answer: ['Vale a data que está no CPF, na Receita Federal, mesmo que outro documento diga outra.'],
  },
  {
    id: 'mother-died',
    question: 'E se a minha mãe já faleceu?',
    answer: ['Sinto muito. O nome dela vale do mesmo jeito, como está no seu documento.'],
  },
  {
    id: 'mother-which',
    question: 'O nome da mãe é como está no documento?',
    answer: [
      'É o nome completo da mãe, como está no seu documento, mesmo que hoje seja outro; o do pai ou o de outra pessoa não serve. Com duas mães, o de qualquer uma.',
    ],
  },
  {
    id: 'document-which',
    question: 'Que documento posso informar?',
    answer: ['Preciso do número do CPF de quem assina, ou do CNPJ da empresa: RG e CNH não servem no lugar dele.'],
  },
  {
    id: 'document-format',
    question: 'O CPF é com pontos?',
    answer: ['Com ou sem pontos, traço e barra, leio dos dois jeitos.'],
    alike: ['coloco os pontos do cpf'],
  },
  {
    id: 'due-day-best',
    question: 'Qual é o melhor dia para pagar?',
    answer: [notAnAnswerTexts.anyDueDate],
    alike: ['que dia de vencimento vocês recomendam'],
  },
  {
    id: 'due-day-what',
    question: 'O que é o vencimento?',
    answer: [
      `É o último dia para pagar a fatura de cada mês, sempre o mesmo: ${orText(dueDays.map(String))}, como você escolher.`,
    ],
    alike: ['o que é data de vencimento'],
  },
  {
    id: 'due-day-weekend',
    question: 'E se o vencimento cair no fim de semana?',
    answer: ['O que vence em um sábado, domingo ou feriado pode ser pago no dia útil seguinte, sem acréscimo.'],
  },
  {
    id: 'late',
    question: 'E se eu atrasar o pagamento?',
    answer: [
      'O serviço não é cortado logo: só pode ser suspenso 15 dias depois de um aviso. Com o atraso, podem vir multa de 2% e juros de 1% ao mês.',
    ],
    alike: ['e se eu não pagar'],
  },
  {
    id: 'debit-how',
    question: 'Como funciona o débito automático?',
    answer: [
      'Todo mês a fatura sai sozinha da sua conta, no dia do vencimento, e o preço fica com desconto. Só com o seu sim: sem ele, vai por boleto. Se é preciso autorizar no banco, quem diz é ele.',
    ],
    alike: ['o que é débito automático'],
  },
  {
    id: 'pay-change',
    question: 'Posso mudar a forma de pagamento depois?',
    answer: [
      `Dá para mudar até finalizar o pedido; depois, pelo ${contact.support}. O desconto vale enquanto o pagamento for no débito automático.`,
    ],
  },
  {
    id: 'bill-how',
    question: 'Como chega a fatura?',
    answer: [
      'A fatura chega por e-mail, e não por WhatsApp ou correio, ao menos cinco dias antes de vencer. Em papel, é só imprimir.',
    ],
    alike: ['como recebo o boleto'],
  },
  {
    id: 'bank-missing',
    question: 'E se o meu banco não estiver na lista?',
    answer: [unusableAnswerReasons['bank.none']],
  },
  {
    id: 'visit-call',
    question: 'O técnico avisa antes de ir?',
    answer: [
      'A data é confirmada por mensagem em até 24 horas. No dia, o técnico vem no período escolhido; ligar antes eu não posso prometer.',
    ],
    alike: ['a visita tem hora marcada', 'como fico sabendo que confirmou'],
  },
  {
    id: 'visit-many',
    question: 'Quantas datas posso escolher?',
    answer: ['De uma a três: confirmamos uma delas por mensagem em até 24 horas.'],
  },
] as const satisfies readonly FaqEntry[]
