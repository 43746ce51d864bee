import { plansIn as plansOf } from '../../server/plans/readCampaignPlans.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'

export const plansIn = (file: string) => plansOf(file, builtInCatalogue)
