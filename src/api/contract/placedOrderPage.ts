import { contact } from './operatorSite/brandAndContact.ts'

/** The page of a placed order and its form, which the server also takes without scripts. */
export const placedOrderForm = { path: '/pedido', number: 'numero', phone: 'celular' } as const

export const placedOrderTexts = {
  heading: 'Acompanhe seu pedido',
  number: 'Número do pedido',
  phone: 'Celular do pedido, com DDD',
  go: 'Ver o pedido',
  unknown: `Não encontramos um pedido com esse número e esse celular. Confira os dois no e-mail que confirmou o pedido, ou ligue para ${contact.sales}.`,
  visit: `Para mudar o dia ou o período da visita, ligue para ${contact.sales} com o número do pedido em mãos.`,
  withdraw: `Mudou de ideia? Você pode desistir em até sete dias, sem custo, no aparelho em que fez o pedido ou pelo ${contact.sales}.`,
  placedOn: 'Feito em',
  state: 'Situação',
  plan: 'Plano',
  installation: 'Visita',
  withdrawn: 'Você desistiu deste pedido e não deve nada por ele.',
  again: 'Ver outro pedido',
} as const
