/** The name of the product, in its two parts. */
export const brand = { strong: 'TIM', name: 'Ultrafibra' } as const

export const privacyPolicy = '/regulamentos/privacidade'

/** The operator's own page, outside the product. */
export const staffPage = 'https://www.tim.com.br'
export const staffMigrationForm = 'https://www.tim.com.br'
