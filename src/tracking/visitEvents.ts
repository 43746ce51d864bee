import type { Purpose } from './cookieChoice.ts'
import type { RecoveryFields } from './recoveryFields.ts'

/** What the operator's webchat is told, by the names that it knows. */
export type VisitEvent =
  | { name: 'page-view'; fields: { path: string } }
  | { name: 'purchase-funnel'; fields: { step: string } }
  | { name: 'addToShoppingCart'; fields: { ref: string; name: string; price: number; qty: 1 } }
  | { name: 'funil_recuperacao'; fields: RecoveryFields }
  | { name: 'checkout_semcobertura'; fields: { total_price: number } & Contact }
  | { name: 'checkout'; fields: { total_itens: 1; total_price: number; n_pedido: string } }

type Contact = Pick<RecoveryFields, 'email' | 'phone' | 'zip'>

/** The purpose of each event: 'func' counts visits, 'publi' brings an order back to its visitor. */
export const purposes: Record<VisitEvent['name'], Purpose> = {
  'page-view': 'func',
  'purchase-funnel': 'func',
  addToShoppingCart: 'func',
  funil_recuperacao: 'publi',
  checkout_semcobertura: 'publi',
  checkout: 'publi',
}

/** What tells an event from the others of its order, without the words of the visitor. */
export const eventKey = ({ name, fields }: VisitEvent): string =>
  [name, 'step' in fields ? fields.step : 'ref' in fields ? fields.ref : ''].join(' ').trim()
