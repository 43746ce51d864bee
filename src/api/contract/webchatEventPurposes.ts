import type { OrderEvent } from './webchatOrderEvent.ts'

/** The purpose of each event: 'func' counts visits, 'publi' brings an order back to its visitor, who is named in it. */
export const eventPurposes: Record<OrderEvent['name'], 'func' | 'publi'> = {
  'purchase-funnel': 'func',
  addToShoppingCart: 'func',
  funil_recuperacao: 'publi',
  checkout_semcobertura: 'publi',
  checkout: 'publi',
}
