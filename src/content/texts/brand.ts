/** The name of the product, in its two parts. */
export const brand = { strong: 'TIM', name: 'Ultrafibra' } as const

/** What a tab and a search engine call a page. */
export const pageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${brand.strong} ${brand.name}`

export const privacyPolicy = '/regulamentos/privacidade'
