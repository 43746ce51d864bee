/** The name of the product, in its two parts. */
export const brand = { strong: 'TIM', name: 'Ultrafibra' } as const

/** What a tab and a search engine call a page. */
export const pageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${brand.strong} ${brand.name}`

/** How far the network reaches, as it is claimed everywhere. Pages of areas list the cities whose streets are known. */
export const citiesReached = 'mais de 190 cidades'

export const privacyPolicy = '/regulamentos/privacidade'
