import { siteSettings } from './siteSettings.ts'

/** The two parts of the product's name. */
export const brand = siteSettings.brand
export const brandName = `${brand.strong} ${brand.name}`
/** The seller, as in 'celular TIM'. */
export const operatorName = siteSettings.operatorName
/** The contacts of a person. */
export const contact = siteSettings.contact
/** The name of each streaming. */
export const { deezer, ...streamings } = siteSettings.streamings
