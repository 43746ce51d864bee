import { plansIn as plansOf } from '../../server/plans/planFile.ts'
import { productCatalogue } from '../../server/plans/productCatalogue.ts'

/** The product's plans in the file of a campaign. */
export const plansIn = (file: string) => plansOf(file, productCatalogue)
