import type { OrderEvent } from './webchatOrderEvent.ts'

/** The purpose of each event: 'func' counts visits; 'publi' recovers orders and may name the visitor. */
export const eventPurposes: Record<OrderEvent['name'], 'func' | 'publi'> = {
  'purchase-funnel': 'func',
  addToShoppingCart: 'func',
  funil_recuperacao: 'publi',
  checkout_semcobertura: 'publi',
  checkout: 'publi',
}
