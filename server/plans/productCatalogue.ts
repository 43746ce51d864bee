import { catalogueOf } from './catalogue.ts'
import { offers, type Sku } from './offers.ts'

/** What the product sells by itself, until an operator brings plans in. A campaign may only name skus of it. */
export const productCatalogue = catalogueOf(offers, ({ sale }): readonly Sku[] => sale.skus)
