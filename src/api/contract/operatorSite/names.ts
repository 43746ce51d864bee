import { site } from './siteAsGiven.ts'

/** The name of the product, in its two parts. */
export const brand = site.brand
export const brandName = `${brand.strong} ${brand.name}`
/** Who sells, as in 'celular TIM'. */
export const operatorName = site.operatorName
/** How to reach a person. */
export const contact = site.contact
/** What each streaming is called. */
export const { deezer, ...streamings } = site.streamings
