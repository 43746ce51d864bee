import { catalogueOf } from './catalogue.ts'
import { offers, type Sku } from './builtInOffers.ts'

/** What the product sells by itself, until an operator brings plans in. A campaign may only name skus of it. */
export const builtInCatalogue = catalogueOf(offers, ({ sale }): readonly Sku[] => sale.skus)
