import { brandName, contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { OrderState } from '../../../api/contract/orderState.ts'
import { orderStateWords } from '../../../api/contract/orderStateWords.ts'

/** The page after the order. */
export const doneTexts = {
  number: 'Número do pedido',
  copy: 'Copiar o número',
  copied: 'Copiado.',
  uncopied: 'Não deu para copiar. Anote o número.',
  shared: (number: string) => `Pedido da ${brandName}: ${number}`,
  calendar: 'Pôr a visita na agenda',
  keep: 'Guardar o resumo em PDF',
  another: 'Fazer outro pedido',
  follow: 'Acompanhar o pedido',
  next: 'O que acontece agora',
  greeting: (name: string) =>
    name
      ? `${name}, falta pouco para a fibra chegar à sua casa. Guarde o número do pedido.`
      : 'Falta pouco para a fibra chegar à sua casa. Guarde o número do pedido.',
  done: ', concluído',
  received: {
    title: 'Pedido recebido',
    when: 'Agora',
    unmailed: 'Guarde este resumo: este e-mail já recebeu muitas mensagens hoje, e não mandamos mais uma.',
    text: (email: string) =>
      email ? `Mandamos o resumo e o contrato para ${email}.` : 'Mandamos o resumo e o contrato por e-mail.',
  },
  checked: {
    title: 'Conferência dos dados',
    when: 'Em até um dia',
    text: 'Se faltar alguma coisa, falamos com você por mensagem.',
  },
  confirmed: {
    title: 'Confirmação da visita',
    when: 'Em até 24 horas',
    text: 'A confirmação do dia e do período chega por mensagem.',
    booked: 'O dia da instalação está confirmado.',
    later: 'Ligamos para combinar o dia e o período.',
  },
  visit: {
    title: 'Instalação',
    later: 'Na data combinada',
    text: 'A visita dura cerca de duas horas e termina com o Wi-\u2060Fi funcionando.',
  },
  bill: {
    title: 'Primeira fatura',
    when: (day: number | undefined) => (day === undefined ? '' : `Vence no dia ${day}`),
    on: (date: string) => `Vence ${date}`,
    text: 'Vem proporcional aos dias de uso do primeiro mês.',
    proportional: (price: string, daysOfUse: number) =>
      `Cerca de ${price}, por ${daysOfUse} dias de uso desde a instalação.`,
  },
  renewed: {
    title: 'Nova oferta',
    when: 'A partir da próxima fatura',
    text: 'A velocidade e o preço mudam sem precisar de visita, e a sua internet não para.',
  },
  renewedGreeting: 'A sua nova oferta está confirmada. Guarde o número do pedido.',
  renewedReceived: 'Guarde o número: com ele encontramos a sua renovação.',
  withdraw: `Mudou de ideia? Você pode desistir em até sete dias, sem custo, por aqui mesmo ou pelo ${contact.sales}.`,
} as const

export const withdrawnTexts = {
  short: 'Pedido cancelado',
  title: 'Pedido cancelado.',
  lead: 'Você desistiu deste pedido e não deve nada por ele.',
} as const

/** An order that the operator ended. */
export const endedTexts: { [S in OrderState]?: { short: string; title: string; lead: string } } = {
  'not-possible': {
    short: 'Sem instalação',
    title: 'Não foi possível instalar.',
    lead: `${orderStateWords['not-possible'].text} Se algo não confere, ligue para ${contact.sales}.`,
  },
  cancelled: {
    short: 'Pedido cancelado',
    title: 'Pedido cancelado.',
    lead: `${orderStateWords.cancelled.text} Se algo não confere, ligue para ${contact.sales}.`,
  },
}
