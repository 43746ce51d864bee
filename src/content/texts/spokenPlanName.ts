import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { speedName } from './planTexts.ts'

/** E.g. '600 Mega com Globoplay'. */
export const spokenPlanName = ({ plan_download, subscriptions }: Pick<Plan, 'plan_download' | 'subscriptions'>) =>
  [speedName(plan_download), streamingNames(subscriptions)].filter(Boolean).join(' com ')
