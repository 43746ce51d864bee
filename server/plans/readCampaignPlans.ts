import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import { planFileOf, type Plan } from '../../src/api/contract/sale/plan.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { refuse } from '../http/refusal.ts'
import type { Catalogue } from './catalogue.ts'

export const readCampaignPlans: Handler<'planFile'> = ({ params }, { catalogue }) => ({
  plans: plansIn(params.file, catalogue),
})

/** The plans of a campaign by file name: `plans.json` for the plain site, `b-r.json` for b/r. */
export function plansIn(file: string, { plansFor }: Catalogue): Plan[] {
  const addon = addonByFile.get(file)
  if (addon === undefined) throw refuse(404, 'route.unknown')
  return plansFor(addon)
}

const addonByFile = new Map(campaigns.map(({ prefix }) => [planFileOf(prefix), prefix]))
