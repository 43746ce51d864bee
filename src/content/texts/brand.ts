/** The name of the product, in its two parts. */
export const brand = { strong: 'TIM', name: 'Ultrafibra' } as const

/** What a tab and a search engine call a page. */
export const pageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${brand.strong} ${brand.name}`

export const privacyPolicy = '/regulamentos/privacidade'

/** Where customers see their bills and are helped, outside the product. */
export const customerPage = 'https://meutim.tim.com.br'
export const supportPage = 'https://www.tim.com.br/para-voce/atendimento'

/** The operator's own page, outside the product. */
export const staffPage = 'https://www.tim.com.br'
export const staffMigrationForm = 'https://www.tim.com.br'
