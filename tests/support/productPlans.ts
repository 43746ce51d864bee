import { plansIn as plansOf } from '../../server/plans/readCampaignPlans.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'

/** The product's plans in the file of a campaign. */
export const plansIn = (file: string) => plansOf(file, builtInCatalogue)
