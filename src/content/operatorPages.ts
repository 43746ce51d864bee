/** The operator's own pages, outside the product: where customers see their bills and are helped, and two for its staff. */
export const operatorPages = {
  customer: 'https://meutim.tim.com.br',
  support: 'https://www.tim.com.br/para-voce/atendimento',
  staff: 'https://www.tim.com.br',
  staffMigration: 'https://www.tim.com.br',
} as const
