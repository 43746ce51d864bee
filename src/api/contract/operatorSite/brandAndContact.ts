import { siteSettings } from './siteSettings.ts'

/** The name of the product, in its two parts. */
export const brand = siteSettings.brand
export const brandName = `${brand.strong} ${brand.name}`
/** Who sells, as in 'celular TIM'. */
export const operatorName = siteSettings.operatorName
/** How to reach a person. */
export const contact = siteSettings.contact
/** What each streaming is called. */
export const { deezer, ...streamings } = siteSettings.streamings
