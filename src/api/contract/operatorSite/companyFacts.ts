import { siteSettings } from './siteSettings.ts'

/** Who signs the contract. */
export const company = siteSettings.company
/** How far the network reaches, as it is claimed everywhere. Pages of areas list the cities whose streets are known. */
export const citiesReached = siteSettings.citiesReached
/** The operator's own pages, outside the product: where customers see their bills and are helped, and two for its staff. */
export const operatorPages = siteSettings.pages
/** What the label of an offer says beside the offer's own facts. */
export const labelTerms = siteSettings.label
