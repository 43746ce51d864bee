/** The name of the product, in its two parts. */
export const brand = { strong: 'TIM', name: 'Ultrafibra' } as const

/** The operator's own pages, outside the product. */
export const privacyPolicy = 'https://www.tim.com.br/sp/atendimento/lgpd'
export const staffPage = 'https://www.tim.com.br'
export const staffMigrationForm = 'https://www.tim.com.br'
