import type { OrderEvent } from '../api/contract/orderEvent.ts'
import type { Purpose } from './cookieChoice.ts'

/** What the operator's webchat is told, by the names that it knows. */
export type VisitEvent = OrderEvent | { name: 'page-view'; fields: { path: string } }

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
