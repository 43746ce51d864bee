import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { commonTexts } from '../commonTexts.ts'

const keptOrder = 'O pedido está guardado por 30 dias.'

/** The end of a coverage check. */
export const coverageEndTexts = {
  call: {
    lead: 'Prefere conversar antes?',
    link: 'Receber uma ligação',
  },
  plans: 'Ver os planos do seu endereço',
} as const

export const noOffersTexts = {
  again: 'Consultar outro CPF',
  new: { lead: `Quer ${brandName} em outro endereço?`, link: 'Fazer um novo pedido' },
  words: `Olá! Quero saber das ofertas para o meu contrato de ${brandName}.`,
} as const

export const noOfferTexts = {
  policy: commonTexts.privacy,
  meanwhile: 'Enquanto isso',
  dropped: { title: 'Pronto, apagamos seus dados.', text: 'Não vamos avisar você sobre esse endereço.' },
  others: {
    heading: 'Outros caminhos',
    person: commonTexts.whatsapp,
    words: `Olá! Consultei a ${brandName} para o meu endereço e quero falar com uma pessoa.`,
    looked: 'Endereço consultado:',
  },
} as const

export const quizPageTexts = {
  place: (place: string) => `${place}. As respostas confirmam que é você, e não ficam guardadas aqui.`,
  waiting: {
    title: 'Só um instante, estamos conferindo seus dados.',
    lead: 'Leva alguns segundos. Não precisa fazer nada.',
  },
  failed: { title: 'Não deu para conferir agora.', lead: commonTexts.keptAnswers },
} as const

/** The two stops when an identity is not confirmed. */
export const identityTexts = {
  again: {
    check: 'Antes, vale conferir',
    note: keptOrder,
  },
  person: {
    said: 'Resultado da análise',
    protocol: 'Protocolo',
    bring: 'Tenha um documento com foto por perto.',
    whatsapp: commonTexts.whatsapp,
    review: {
      lead: 'Não concorda com o resultado?',
      text: 'Peça a quem atender você que uma pessoa revise a análise: é um direito seu.',
    },
    note: keptOrder,
  },
} as const

export const callTexts = {
  heading: 'Ou receba uma ligação',
  go: 'Receber uma ligação',
  busy: 'Pedindo',
  asked: { title: 'Combinado, vamos ligar.', text: (phone: string) => `Ligamos para ${phone} em horário comercial.` },
} as const

export const donePageTexts = {
  review: 'Rever o pedido',
  person: commonTexts.whatsapp,
  words: (order: string) => `Olá! Quero falar sobre o meu pedido ${order} de ${brandName}.`,
} as const

/** The review of a placed order, which cannot be changed. */
export const orderedTexts = {
  title: 'Seu pedido está feito.',
  lead: (order: string) => `É o pedido ${order}. Para mudar alguma coisa agora, fale conosco.`,
  back: 'Ver o que acontece agora',
} as const
