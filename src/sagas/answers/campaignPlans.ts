import { planFileOf, type Plan } from '../../api/contract/sale/plan.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { callApi } from '../callApi.ts'

/** The plans that a campaign sells, at any address. */
export function* catalogue({ api }: Ports): Saga<Plan[]> {
  const file = yield* select(({ campaign }) => planFileOf(campaign.prefix))
  return (yield* callApi(api, 'planFile', { params: { file } })).plans
}
