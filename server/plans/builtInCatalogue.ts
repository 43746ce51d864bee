import { catalogueOf } from './catalogue.ts'
import { offers, type Sku } from './builtInOffers.ts'

/** The product's own plans, sold until an operator imports others. Campaigns may only name its skus. */
export const builtInCatalogue = catalogueOf(offers, ({ sale }): readonly Sku[] => sale.skus)
