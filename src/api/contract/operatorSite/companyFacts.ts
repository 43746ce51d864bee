import { site } from './siteAsGiven.ts'

/** Who signs the contract. */
export const company = site.company
/** How far the network reaches, as it is claimed everywhere. Pages of areas list the cities whose streets are known. */
export const citiesReached = site.citiesReached
/** The operator's own pages, outside the product: where customers see their bills and are helped, and two for its staff. */
export const operatorPages = site.pages
/** What the label of an offer says beside the offer's own facts. */
export const labelTerms = site.label
