import { siteSettings } from './siteSettings.ts'

/** The company that signs the contract. */
export const company = siteSettings.company
/** The number of cities with network, as advertised. Area pages list the cities whose streets are known. */
export const citiesReached = siteSettings.citiesReached
/** The operator's own pages outside the product: the customer area, support, and two for its staff. */
export const operatorPages = siteSettings.pages
/** The terms on an offer's label that all offers share. */
export const labelTerms = siteSettings.label
